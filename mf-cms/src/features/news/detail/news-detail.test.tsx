import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { registerErrorTexts } from '@dara/sdk/api';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ManagementNews } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { newsRecord } from '../../../testing/news-record.ts';
import { ARTICLE_CALL as CALL, mockEditing, openArticle } from '../../../testing/open-article.tsx';
import { newsCreatePage as createPage } from './news-create.tsx';
import { newsDetailPage as page } from './news-detail.tsx';

const network = mockApi();
const PATH = '/management/cms/news/detail';

beforeAll(() => registerErrorTexts(remote.errorTexts));

function around() {
  mockEditing(network);
  network.put(`${CALL}/draft`, { savedAt: '2026-01-05T00:00:00.000Z' });
}

function show(article: ManagementNews) {
  network.put(`${CALL}/draft`, { savedAt: '2026-01-05T00:00:00.000Z' });
  return openArticle(network, article);
}

const sent = (method: string, path = CALL) =>
  network.requests.filter((one) => one.method === method && one.path === path);
const dataOf = (body: unknown): unknown =>
  JSON.parse((body as FormData).get('data') as string) as unknown;

test('a save sends what was changed alone, and says so', async () => {
  network.put(CALL, newsRecord({ title: { th: 'ข่าวใหม่', en: 'Stars win awards' }, version: 4 }));
  await show(newsRecord());
  const title = screen.getByRole('textbox', { name: /^Title.*Thai/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'ข่าวใหม่');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument();
  expect(sent('PUT').map(({ body }) => dataOf(body))).toEqual([
    { version: 3, title: { th: 'ข่าวใหม่', en: 'Stars win awards' } },
  ]);
});

test('publishing asks for all that readers see; what is refused stays a draft', async () => {
  network.put(CALL, newsRecord({ version: 4 }));
  await show(newsRecord({ shortDescription: { th: '', en: '' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('textbox', { name: /^Short description.*Thai/ })).toBeInvalid();
  expect(sent('PUT')).toEqual([]);
  // Where there is no room for both, one language is in sight.
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Title.*English/ }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  expect(dataOf(sent('PUT')[0]?.body)).toEqual({
    version: 3,
    title: { th: 'ดาราคว้ารางวัล', en: 'Stars win awards!' },
  });
});

test('publishing sends the status immediately', async () => {
  network.put(CALL, newsRecord({ publish: true, status: 'Published', version: 4 }));
  await show(newsRecord());
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  expect(dataOf(sent('PUT')[0]?.body)).toEqual({ version: 3, publish: true, publishAt: null });
  expect(await screen.findByText('Stars win awards is published')).toBeInTheDocument();

  // What was published is not taken down by the next save.
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title.*Thai/ }), '!');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(dataOf(sent('PUT')[1]?.body)).toEqual({
    version: 4,
    title: { th: 'ดาราคว้ารางวัล!', en: 'Stars win awards' },
  });
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument();
});

test.each([
  ['Unpublished', null, 'Not on the site until it is published'],
  ['Scheduled', '2100-01-05T03:00:00.000Z', /^On the site from .*2100/],
] as const)('a %s article says when visitors see it', async (status, publishAt, why) => {
  await show(newsRecord({ publish: status === 'Scheduled', status, publishAt }));
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View on the site' })).toBeNull();
});

test('a published article leads to its page', async () => {
  await show(newsRecord({ publish: true, status: 'Published' }));
  const link = screen.getByRole('link', { name: 'View on the site' });
  expect(link).toHaveAttribute('href', '/news/n1');
});

test('an article that is to appear later says that it is scheduled', async () => {
  network.put(CALL, newsRecord({ publish: true, status: 'Scheduled', version: 4 }));
  await show(newsRecord());
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Stars win awards is scheduled')).toBeInTheDocument();
});

test('two edits of the same title are shown side by side, and nothing is lost', async () => {
  const theirs = newsRecord({ title: { th: 'ของเขา', en: 'Stars win awards' }, version: 4 });
  let attempts = 0;
  network.put(CALL, () => {
    attempts += 1;
    return attempts === 1 ? problem(409, 'VERSION_CONFLICT', { current: theirs }) : theirs;
  });
  await show(newsRecord());
  const title = screen.getByRole('textbox', { name: /^Title.*Thai/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'ของฉัน');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/ของฉัน/)).toBeInTheDocument();
  expect(dialog.getByText(/ของเขา/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(dataOf(sent('PUT')[1]?.body)).toEqual({
    version: 4,
    title: { th: 'ของฉัน', en: 'Stars win awards' },
  });
});

test('a missing article is reported, and the list is shown', async () => {
  around();
  network.get(CALL, problem(404, 'NEWS_NOT_EXIST'));
  const { currentUrl } = await renderPage(page, {
    path: `${PATH}/:id`,
    url: `${PATH}/n1`,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
  });
  await waitFor(() => expect(currentUrl()).toBe('/management/cms/news'));
  expect(await screen.findByText('The news does not exist')).toBeInTheDocument();
});

test('deleting asks, says so, and offers to restore it', async () => {
  await show(newsRecord());
  network.delete(CALL, () => {
    const gone = newsRecord({ deletedAt: '2026-01-06T00:00:00.000Z' });
    network.get(CALL, ({ url }) =>
      url.searchParams.get('deleted') === 'true' ? gone : problem(404, 'NEWS_NOT_EXIST'),
    );
    network.get(`${CALL}/history`, { items: [], page: 1, size: 10, total: 0 });
    return undefined;
  });
  await userEvent.click(screen.getByRole('button', { name: 'More for Stars win awards' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('Successfully deleted')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeInTheDocument();
});

test('a new article is made as a draft and opened at its address', async () => {
  around();
  network.post('/api/management/news', newsRecord());
  const { currentUrl } = await renderPage(createPage, {
    path: PATH,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title.*Thai/ }), 'ข่าว');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(currentUrl()).toBe(`${PATH}/n1`));
  expect(dataOf(sent('POST', '/api/management/news')[0]?.body)).toMatchObject({
    type: 'General',
    title: { th: 'ข่าว', en: '' },
    publish: false,
  });
});
