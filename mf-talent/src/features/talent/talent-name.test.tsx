import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, renderPage, type RenderOptions } from '@dara/kit/testing';
import type { TalentRecord, TalentRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { page as detailPage } from './talent-detail-page.tsx';
import { page as listPage } from './talent-list-page.tsx';

const network = mockApi();
const names = {
  displayName: 'น้ำผึ้ง กานต์ธิดา',
  name: { th: 'น้ำผึ้ง กานต์ธิดา', en: 'Namphueng Kanthida Saengdao' },
  nickName: { th: 'น้ำผึ้ง', en: 'Namphueng' },
  firstName: { th: 'กานต์ธิดา', en: 'Kanthida' },
  lastName: { th: 'แสงดาว', en: 'Saengdao' },
};
const talent: TalentRecord = { ...emptyTalent, ...names, talentTypes: ['Actor'] };
const row: TalentRow = {
  ...talent,
  email: 'honey@dara.test',
  missingTranslation: false,
  deletedAt: '2026-01-02T00:00:00.000Z',
};

function showDetail(options: RenderOptions = {}) {
  network.get('/api/management/email-change', { pending: null });
  network.get('/api/talent/tags', []);
  network.get('/api/management/talent/t1', talent);
  return renderPage(detailPage, {
    path: '/management/talent/model/detail/:id',
    url: '/management/talent/model/detail/t1',
    locale: 'en',
    messages: remote.messages,
    profile: person('Admin'),
    ...options,
  });
}

function showList(url: string) {
  network.get('/api/talent/tags', []);
  network.get('/api/management/talent', { items: [row], page: 1, size: 10, total: 1 });
  return renderPage(listPage, {
    path: '/management/talent/model',
    url,
    locale: 'en',
    messages: remote.messages,
    profile: person('Admin'),
  });
}

test('the English page of a talent with a Thai stage name is headed in Latin letters, the stage name beside', async () => {
  await showDetail();
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Namphueng Kanthida Saengdao');
  const head = within(heading.closest('header') as HTMLElement);
  expect(head.getByText('น้ำผึ้ง กานต์ธิดา')).toHaveAttribute('lang', 'th');
  expect(head.getByText('Actor')).toBeInTheDocument();
  // The heading says them.
  expect(head.queryByText('Namphueng')).not.toBeInTheDocument();
  expect(head.queryByText('Kanthida Saengdao')).not.toBeInTheDocument();
  expect(screen.getByRole('tablist', { name: /Namphueng Kanthida/ })).toBeInTheDocument();
});

test('the Thai page is headed by the stage name, which is said once', async () => {
  await showDetail({ locale: 'th' });
  const heading = await screen.findByRole('heading', { level: 1, name: 'น้ำผึ้ง กานต์ธิดา' });
  const head = within(heading.closest('header') as HTMLElement);
  expect(head.getAllByText('น้ำผึ้ง กานต์ธิดา')).toEqual([heading]);
  expect(head.getByText('กานต์ธิดา แสงดาว')).toBeInTheDocument();
});

test('the English list names talents in Latin letters, the stage name below', async () => {
  await showList('/management/talent/model');
  const cells = within(await screen.findByRole('row', { name: /Namphueng Kanthida Saengdao/ }));
  expect(cells.getByText('น้ำผึ้ง กานต์ธิดา')).toHaveAttribute('lang', 'th');
  expect(cells.getByRole('checkbox', { name: /Namphueng Kanthida/ })).toBeInTheDocument();
});

test('who is restored is named in the language of the page', async () => {
  network.post('/api/management/talent/t1/restore', talent);
  await showList('/management/talent/model?deleted=true');
  const button = await screen.findByRole('button', { name: /Namphueng Kanthida Saengdao/ });
  await userEvent.click(button);
  expect(
    await screen.findByText(/Namphueng Kanthida Saengdao .*restored|restored.*/i),
  ).toBeVisible();
});
