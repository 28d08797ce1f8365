import { api } from '@dara/sdk/api';
import {
  mockApi,
  person,
  problem,
  renderPage,
  afterRender,
  type MockAnswer,
} from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  RecordActions,
  RecordHeading,
  RecordPage,
  RecordTabs,
  isMissing,
  useRecordActions,
} from './record.ts';

interface Article {
  name: string;
  updatedAt: string;
}

const network = mockApi();
const RECORD = '/api/records/1';
const article: Article = { name: 'First article', updatedAt: '2026-02-03T04:05:06.000Z' };
const articleApi = api.injectEndpoints({
  endpoints: (build) => ({
    testArticle: build.query<Article, { deleted?: boolean }>({
      query: (params) => ({ url: RECORD, params }),
    }),
    testDecide: build.mutation<unknown, { action: string; reason?: string }>({
      query: (body) => ({ url: `${RECORD}/status`, method: 'PUT', body }),
    }),
  }),
});

function ArticlePage({ canRestore = true }: { canRestore?: boolean }) {
  const query = articleApi.useTestArticleQuery({});
  const deleted = articleApi.useTestArticleQuery(
    { deleted: true },
    { skip: !canRestore || !isMissing(query) },
  );
  return (
    <RecordPage
      title="Article"
      query={query}
      deleted={canRestore ? deleted : undefined}
      missing={{ message: { id: 'sdk.error.notFound' }, path: '/articles' }}
      renderDeleted={({ name }) => <p>deleted: {name}</p>}
    >
      {(record) => <Details record={record} />}
    </RecordPage>
  );
}

type Action = 'approve' | 'reject' | 'close';

function Details({ record: { name, updatedAt } }: { record: Article }) {
  const [send] = articleApi.useTestDecideMutation();
  const { run, runWithReason, busy } = useRecordActions<Action>({
    send: (action, reason) => send({ action, reason }).unwrap(),
    done: () => ({ id: 'sdk.notice.saved' }),
    versionOf: (action) => (action === 'approve' ? updatedAt : undefined),
    ask: (action) =>
      action === 'close'
        ? { title: { id: 'kit.record.restore.name', values: { name } } }
        : undefined,
  });
  return (
    <>
      <RecordHeading name={name} marks="Draft" updatedAt={updatedAt}>
        <RecordActions
          name={name}
          busy={busy}
          decision={{
            onApprove: () => void run('approve'),
            onReject: (reason) => runWithReason('reject', reason),
            rejectTitle: 'Reject it?',
            rejectText: 'The author reads the reason.',
          }}
          items={[{ id: 'close', label: 'Close', onSelect: () => void run('close') }]}
        />
      </RecordHeading>
      <RecordTabs
        label="Parts"
        tabs={[
          { id: 'text', label: 'Text', content: () => <input aria-label="Title" /> },
          { id: 'log', label: 'Log', content: () => <p>the log</p> },
        ]}
      />
    </>
  );
}

const show = (canRestore = true, url = '/articles/1') =>
  renderPage(
    { Component: () => <ArticlePage canRestore={canRestore} /> },
    { path: '/articles/:id', url, locale: 'en', profile: person('Admin') },
  );
const sent = () =>
  network.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('while it loads the page has its name, then it shows the record', async () => {
  network.get(RECORD, afterRender('[aria-busy]', Response.json(article)));
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'First article' })).toBeVisible();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.getByText(/^Edited /)).toBeVisible();
});

test('a deleted record is shown to who may restore it', async () => {
  network.get(RECORD, ({ url }) =>
    url.searchParams.get('deleted') ? article : problem(404, 'NOT_FOUND'),
  );
  await show();
  expect(await screen.findByText('deleted: First article')).toBeVisible();
});

test.each([true, false])(
  'without such a record the list is shown (may restore: %s)',
  async (may) => {
    network.get(RECORD, problem(404, 'NOT_FOUND'));
    const { currentUrl } = await show(may);
    await waitFor(() => expect(currentUrl()).toBe('/articles'));
    expect(screen.getAllByText(/./, { selector: '[data-kind=error]' })).toHaveLength(1);
  },
);

test('a record that is not for this person says so', async () => {
  network.get(RECORD, problem(403, 'FORBIDDEN'));
  await show();
  expect(await screen.findByText('You do not have access to this')).toBeVisible();
});

test('a record that could not be read is read again', async () => {
  network.get(RECORD, problem(500, 'INTERNAL'));
  await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.get(RECORD, article);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'First article' })).toBeVisible();
});

test('what was entered in a tab stays while another one, which the address names, is open', async () => {
  network.get(RECORD, article);
  const { currentUrl } = await show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'x');
  expect(screen.queryByText('the log')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  expect(await screen.findByText('the log')).toBeVisible();
  expect(currentUrl()).toBe('/articles/1?tab=log');
  await userEvent.click(screen.getByRole('tab', { name: 'Text' }));
  expect(currentUrl()).toBe('/articles/1');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('x');
});

test('an unknown tab in the address is the first', async () => {
  network.get(RECORD, article);
  await show(true, '/articles/1?tab=gone');
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Text');
});

test('one decision is sent at a time, and a failure is reported', async () => {
  network.get(RECORD, article);
  let answer: (value: MockAnswer) => void = () => undefined;
  network.put(`${RECORD}/status`, () => new Promise((resolve) => (answer = resolve)));
  await show();
  const approve = await screen.findByRole('button', { name: 'Approve' });
  // Both before the button can be drawn busy.
  act(() => {
    approve.click();
    approve.click();
  });
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
  answer(problem(409, 'INVALID_TRANSITION'));
  expect(await screen.findByText(/./, { selector: '[data-kind=error]' })).toBeVisible();
  expect(sent()).toEqual([{ action: 'approve' }]);
  expect(screen.getByRole('button', { name: 'Reject' })).toBeEnabled();
});

test('what was decided on a version is not decided on it again', async () => {
  network.get(RECORD, article);
  network.put(`${RECORD}/status`, {});
  await show();
  const approve = await screen.findByRole('button', { name: 'Approve' });
  await userEvent.click(approve);
  expect(await screen.findByText('Saved successfully')).toBeVisible();
  await userEvent.click(approve);
  expect(sent()).toEqual([{ action: 'approve' }]);
  // What makes no new version may be sent again.
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject it?' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('Too long');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sent()).toHaveLength(3);
});

test('an action that has to be confirmed is sent when it is, and a rejection with its reason', async () => {
  network.get(RECORD, article);
  network.put(`${RECORD}/status`, {});
  await show();
  const close = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More for First article' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: answer }));
  };
  await close('cancel');
  expect(sent()).toEqual([]);
  await close('confirm');
  expect(await screen.findByText('Saved successfully')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject it?' }));
  await userEvent.click(dialog.getByRole('textbox', { name: /Reason/ }));
  await userEvent.paste('Too long');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ action: 'close' }, { action: 'reject', reason: 'Too long' }]);
});
