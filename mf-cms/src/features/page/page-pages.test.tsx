import { mockApi, person, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ContentPageVersion, ManagementContentPage } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page as detailPage } from './page-detail-page.tsx';
import { page as listPage } from './page-list-page.tsx';

const network = mockApi();
const path = '/management/cms/page';
const API = '/api/management/page';
const options = { locale: 'en', messages: remote.messages, profile: person('Staff') } as const;

const texts = {
  title: { th: 'นโยบาย', en: 'Privacy policy' },
  description: { th: 'ย่อ', en: '' },
  body: { th: '<p>เก็บ 30 วัน</p>', en: '<p>Kept for 30 days</p>' },
};
const privacy: ManagementContentPage = {
  ...texts,
  slug: 'privacy',
  version: 2,
  textVersion: 'privacy-2',
  missingTranslation: true,
  updatedBy: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-05T00:00:00.000Z',
  isSample: false,
};
const row = (version: number) => ({
  version,
  textVersion: `privacy-${version}`,
  createdAt: '2026-01-05T00:00:00.000Z',
  createdBy: 'Mali',
  consents: version,
  changed: ['body'],
});
const version = (of: number, body = texts.body): ContentPageVersion => ({
  ...row(of),
  ...texts,
  body,
});

async function show(tab = '', content = privacy) {
  network.get(`${API}/privacy`, content);
  network.get(`${API}/privacy/version`, { items: [row(2), row(1)], page: 1, size: 10, total: 2 });
  network.get(`${API}/privacy/version/2`, version(2));
  const before = { th: '<p>เก็บ 90 วัน</p>', en: '<p>Kept for 90 days</p>' };
  network.get(`${API}/privacy/version/1`, version(1, before));
  await renderPage(detailPage, {
    path: `${path}/detail/:slug`,
    url: `${path}/detail/privacy${tab}`,
    ...options,
  });
}
const writes = () =>
  network.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ path: to, body }) => ({ to, body }));

test('the list tells each version and how many consents name it', async () => {
  const { slug, title, textVersion, missingTranslation, updatedAt } = privacy;
  const item = { slug, title, version: 2, textVersion, missingTranslation, updatedAt };
  network.get(API, { items: [{ ...item, updatedBy: null, consents: 41 }] });
  await renderPage(listPage, { path, ...options });
  const cells = within(await screen.findByRole('row', { name: /Privacy policy/ }));
  for (const text of ['2', '41', '/privacy', 'No English']) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
});

test('a save says first that it is a new text to agree to, and sends what was changed', async () => {
  network.put(`${API}/privacy`, { ...privacy, version: 3 });
  await show();
  expect(await screen.findByText(/makes version 3, which is a new text/)).toBeInTheDocument();
  const titles = await screen.findAllByRole('textbox', { name: /^Title/ });
  await userEvent.type(titles[1]!, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const title = { th: 'นโยบาย', en: 'Privacy policy!' };
  await waitFor(() =>
    expect(writes()).toEqual([{ to: `${API}/privacy`, body: { version: 2, title } }]),
  );
});

test('a version shows the words that it changed, and an earlier one is restored', async () => {
  network.post(`${API}/privacy/version/1/restore`, { ...privacy, version: 3 });
  await show('?tab=versions');
  const [latest, first] = await screen.findAllByRole('listitem');
  expect(latest).toHaveTextContent(/Mali.*Text/);
  expect(first).not.toHaveTextContent('Text');
  await userEvent.click(within(latest!).getByRole('button', { name: 'Show changes' }));
  await waitFor(() => expect(latest!.querySelectorAll('ins')).toHaveLength(2));
  expect([...latest!.querySelectorAll('ins')].map((mark) => mark.textContent)).toEqual([
    'Added:30',
    'Added:30',
  ]);
  expect(within(latest!).queryByRole('button', { name: 'Restore' })).toBeNull();
  await userEvent.click(within(first!).getByRole('button', { name: 'Show the text' }));
  expect(await within(first!).findAllByText('Kept for 90 days')).toHaveLength(1);
  await userEvent.click(within(first!).getByRole('button', { name: 'Restore' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/a new text to agree to/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'confirm' }));
  await waitFor(() =>
    expect(writes()).toEqual([{ to: `${API}/privacy/version/1/restore`, body: { version: 2 } }]),
  );
});

test('a sample is marked as one until a user confirms it', async () => {
  await show('', { ...privacy, isSample: true });
  expect(await screen.findByText('Sample text')).toBeVisible();
  network.post(`${API}/privacy/confirm`, () => {
    network.get(`${API}/privacy`, privacy);
    return privacy;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this text' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Confirm “Privacy policy”/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
  await waitFor(() =>
    expect(writes()).toEqual([{ to: `${API}/privacy/confirm`, body: { version: 2 } }]),
  );
  await waitFor(() => expect(screen.queryByText('Sample text')).toBeNull());
});

test('a confirmed text offers nothing to confirm', async () => {
  await show();
  expect(await screen.findByText(/Those who register agree/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm this text' })).toBeNull();
});
