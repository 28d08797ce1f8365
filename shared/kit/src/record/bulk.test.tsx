import { api } from '@dara/sdk/api';
import { mockApi, problem, renderPart } from '@dara/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRowSelection } from '../resource/rows/row-selection.ts';
import { chunksOf, type BulkResult } from './bulk/bulk.model.ts';
import { BulkBar, bulkDoneMessages, useBulkAction } from './record.ts';

const network = mockApi();
const rows = Array.from({ length: 201 }, (_, at) => ({ id: `r${at}`, name: `Record ${at}` }));
type Action = keyof typeof bulkDoneMessages;

const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    testBulk: build.mutation<{ results: BulkResult[] }, object>({
      query: (body) => ({ url: '/api/records/bulk', method: 'POST', body }),
    }),
  }),
});

const records = { id: 'test.records' };
const messages = {
  'test.records': '{count, plural, one {# record} other {# records}}',
};
let choose: (ids: string[]) => void;

function Bulk() {
  const selection = useRowSelection({ rows, rowId: ({ id }) => id, labelOf: ({ name }) => name });
  choose = (ids) => selection.keepOnly(ids);
  const [send] = bulkApi.useTestBulkMutation();
  const { run, running, dialog } = useBulkAction<Action, [tagIds?: string[]]>({
    selection,
    records,
    done: bulkDoneMessages,
    send: async (ids, action, tagIds) => (await send({ ids, action, tagIds }).unwrap()).results,
  });
  return (
    <>
      <BulkBar
        selection={selection}
        running={running}
        actions={[
          { id: 'activate', label: 'Activate', icon: null, onSelect: () => void run('activate') },
          { id: 'deactivate', label: 'Stop', icon: null, onSelect: () => void run('deactivate') },
        ]}
        tagging={{
          records,
          tags: [{ id: 'g1', th: 'ด่วน', en: 'Urgent' }],
          onChosen: (action, tagIds) => void run(action, tagIds),
        }}
      />
      {dialog}
    </>
  );
}

async function show(...ids: string[]) {
  await renderPart(<Bulk />, {
    locale: 'en',
    messages: { en: () => Promise.resolve(messages), th: () => Promise.resolve(messages) },
  });
  act(() => choose(ids));
  await screen.findByRole('region', { name: 'Selection' });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => network.requests.map(({ body }) => body as { ids: string[] });
const answer = (codes: Record<string, string | null>): { results: BulkResult[] } => ({
  results: Object.entries(codes).map(([id, code]) => ({ id, code })),
});

test('records that a change failed for are named with the reason and stay selected', async () => {
  network.post('/api/records/bulk', answer({ r1: null, r2: 'INVALID_TRANSITION' }));
  await show('r1', 'r2');
  await press('Stop');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Not everything could be done' }),
  );
  expect(dialog.getByText('1 record is inactive')).toBeVisible();
  expect(dialog.getByRole('region', { name: /^1 record stayed as it was/ })).toBeVisible();
  const failure = within(dialog.getByRole('listitem'));
  expect(failure.getByText('Record 2')).toBeVisible();
  expect(failure.queryByText(/INVALID_TRANSITION/)).toBeNull();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('records that a broken connection left unsent are counted beside the changed ones', async () => {
  const first = answer(Object.fromEntries(rows.slice(0, 100).map(({ id }) => [id, null])));
  let calls = 0;
  network.post('/api/records/bulk', () => (++calls === 1 ? first : problem(503, 'UNAVAILABLE')));
  await show(...rows.map(({ id }) => id));
  await press('Activate');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('100 records are active')).toBeVisible();
  expect(dialog.getByText('101 records were not reached.')).toBeVisible();
  expect(sent().map(({ ids }) => ids.length)).toEqual([100, 100]);
});

test('tags are chosen before they are sent, and a full record says how many it takes', async () => {
  const errors = [{ field: 'tags', rule: 'maxItems', params: { limit: 20 } }];
  network.post('/api/records/bulk', {
    results: [
      { id: 'r1', code: null },
      { id: 'r2', code: 'VALIDATION_FAILED', errors },
    ],
  });
  await show('r1', 'r2');
  await press('Tags');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 records' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add tags' }));
  expect(dialog.getByText('Please specify information.')).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'Urgent' }));
  // Around the open list the dialog is hidden from assistive technology.
  await userEvent.click(dialog.getByRole('button', { name: 'Add tags', hidden: true }));
  expect(await screen.findByText('More than 20 tags')).toBeVisible();
  expect(sent()).toEqual([{ ids: ['r1', 'r2'], action: 'tag', tagIds: ['g1'] }]);
});

test('requests have at most the number of ids that the api accepts', () => {
  const ids = Array.from({ length: 201 }, (_, at) => String(at));
  expect(chunksOf(ids).map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(chunksOf([])).toEqual([]);
});
