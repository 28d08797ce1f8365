import { mockApi, person, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { NewsVersion } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { newsRecord } from '../../../testing/news-record.ts';
import { newsDetailPage as page } from '../detail/news-detail.tsx';

const network = mockApi();
const PATH = '/management/cms/news/detail';
const CALL = '/api/management/news/n1';

const version = (number: number, change: Partial<NewsVersion>): NewsVersion => {
  const { title, shortDescription, detail, image, shareImage } = newsRecord();
  const texts = { title, shortDescription, detail, image, shareImage };
  const made = { createdAt: '2026-01-05T00:00:00.000Z', createdBy: 'Nok', earlier: null };
  return { version: number, ...made, ...texts, ...change };
};

const first = version(1, { detail: { th: '<p>ดาราคว้ารางวัลใหญ่</p>', en: '' } });
const second = version(3, { detail: { th: '<p>ดาราคว้ารางวัลเล็ก</p>', en: '' }, earlier: 1 });

async function show(listed: NewsVersion[]) {
  network.get(CALL, newsRecord({ detail: second.detail }));
  const items = listed.map((one) => ({ ...one, changed: ['detail'] }));
  network.get(`${CALL}/version`, { items, page: 1, size: 10, total: 2 });
  network.get(`${CALL}/version/1`, first);
  network.get(`${CALL}/version/3`, second);
  await renderPage(page, {
    path: `${PATH}/:id`,
    url: `${PATH}/n1?tab=versions`,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
  });
}

test('what a version changed is marked in the text, and an earlier one is brought back', async () => {
  await show([second, first]);
  network.post(`${CALL}/version/1/restore`, newsRecord({ detail: first.detail, version: 4 }));
  const newest = within(await screen.findByRole('region', { name: 'Version 3' }));
  const came = await newest.findByText('เล็ก', { selector: 'ins' });
  expect(came).toHaveTextContent('Added:เล็ก');
  expect(newest.getByText('ใหญ่', { selector: 'del' })).toHaveTextContent('Removed:ใหญ่');
  expect(newest.queryByRole('button', { name: 'Restore this version' })).toBeNull();

  // Everything of the first is new: naming it all would say nothing.
  expect(screen.getByRole('button', { name: /^Version 3/ })).toHaveTextContent('Text');
  expect(screen.getByRole('button', { name: /^Version 1/ })).not.toHaveTextContent('Text');
  await userEvent.click(screen.getByRole('button', { name: /^Version 1/ }));
  const earlier = within(await screen.findByRole('region', { name: 'Version 1' }));
  expect(await earlier.findByText('เล็ก', { selector: 'ins' })).toBeInTheDocument();
  await userEvent.click(earlier.getByRole('button', { name: 'Restore this version' }));
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('Version 1 is restored')).toBeInTheDocument();
  await waitFor(() =>
    expect(network.requests.find(({ method }) => method === 'POST')?.body).toEqual({ version: 3 }),
  );
});

test('the last of a page is compared with the version before it, which the page does not list', async () => {
  await show([second]);
  const newest = within(await screen.findByRole('region', { name: 'Version 3' }));
  expect(await newest.findByText('เล็ก', { selector: 'ins' })).toBeInTheDocument();
});
