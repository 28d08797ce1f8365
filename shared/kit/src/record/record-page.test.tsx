import { api } from '@dara/sdk/api';
import {
  mockApi,
  person,
  problem,
  renderPage,
  afterRender,
  type MockAnswer,
  renderPart,
} from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import {
  RecordActions,
  RecordHeading,
  RecordPage,
  RecordTabs,
  isMissing,
  useRecordActions,
  DeletedBanner,
  RejectDialog,
  RestoreButton,
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

test('input in a tab stays while another tab is open, which is in the address', async () => {
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
  // Both before the button can be rendered busy.
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

test('a decision on a version is sent once', async () => {
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

describe('leave missing', () => {
  mockApi();

  const gone = { isFetching: false, isError: true, error: { status: 404, code: 'NOT_FOUND' } };

  const asked = { isFetching: true, isError: false };

  /** Each press shows the next of what the query tells in turn. */
  function Turns({ turns }: { turns: (typeof gone | typeof asked)[] }) {
    const [turn, setTurn] = useState(0);
    const query = { refetch: () => undefined, ...(turns[turn] ?? gone) };
    return (
      <>
        <button type="button" onClick={() => setTurn(turn + 1)}>
          next
        </button>
        <RecordPage
          title="Article"
          query={query}
          missing={{ message: { id: 'sdk.error.notFound' }, path: '/' }}
        >
          {() => null}
        </RecordPage>
      </>
    );
  }

  test('a missing record that is fetched again while leaving is reported once', async () => {
    const { store } = await renderPart(<Turns turns={[asked, gone, asked, gone]} />);
    for (let turn = 0; turn < 3; turn += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'next' }));
    }
    expect(store.getState().notice).toHaveLength(1);
  });
});

describe('restore and reject', () => {
  const recordApi = api.injectEndpoints({
    endpoints: (build) => ({
      testRestore: build.mutation<unknown, void>({
        query: () => ({ url: '/api/records/1/restore', method: 'POST' }),
      }),
      testReject: build.mutation<unknown, { reason: string }>({
        query: (body) => ({ url: '/api/records/1/reject', method: 'PUT', body }),
      }),
    }),
  });

  function Restore() {
    const [send] = recordApi.useTestRestoreMutation();
    const options = { name: 'First record', onRestore: () => send().unwrap() };
    return (
      <>
        <DeletedBanner {...options}>It is kept for 30 days.</DeletedBanner>
        <RestoreButton {...options} />
      </>
    );
  }

  test.each([
    ['in its row', 'Restore First record'],
    ['on its page', 'Restore'],
  ])('a record is restored once %s, also by a double click', async (_where, name) => {
    network.post('/api/records/1/restore', {});
    await renderPart(<Restore />, { locale: 'en' });
    expect(screen.getByRole('note')).toHaveTextContent('It is kept for 30 days.');
    const button = screen.getByRole('button', { name });
    // Both before the button can be rendered busy.
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('First record has been restored')).toBeVisible();
    expect(network.requests).toHaveLength(1);
  });

  test('a restore that failed says why and can be tried again', async () => {
    network.post('/api/records/1/restore', problem(409, 'EMAIL_DUPLICATE'));
    await renderPart(<Restore />, { locale: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Email is duplicate')).toBeVisible();
    network.post('/api/records/1/restore', {});
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('First record has been restored')).toBeVisible();
  });

  function Reject() {
    const [send, { isLoading }] = recordApi.useTestRejectMutation();
    const [isOpen, setIsOpen] = useState(true);
    if (!isOpen) return <p>closed</p>;
    return (
      <RejectDialog
        title="Reject First record?"
        text="The author reads the reason."
        isBusy={isLoading}
        onReject={async (reason) => void (await send({ reason }).unwrap())}
        onClose={() => setIsOpen(false)}
      />
    );
  }

  test('a rejection needs a reason, which stays when it is refused', async () => {
    await renderPart(<Reject />, { locale: 'en' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject First record?' }));
    expect(dialog.getByText('The author reads the reason.')).toBeVisible();
    const reject = () => userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await reject();
    expect(dialog.getByText('Please specify information.')).toBeVisible();
    expect(network.requests).toEqual([]);
    const errors = [{ field: 'reason', rule: 'maxLength', params: { limit: 500 } }];
    network.put('/api/records/1/reject', problem(400, 'VALIDATION_FAILED', { errors }));
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await userEvent.click(reason);
    await userEvent.paste(' Blurred ');
    await reject();
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/no more than "500"|500/));
    expect(reason).toHaveValue(' Blurred ');
    network.put('/api/records/1/reject', {});
    await reject();
    expect(await screen.findByText('closed')).toBeVisible();
    expect(network.requests.at(-1)?.body).toEqual({ reason: 'Blurred' });
  });
});
