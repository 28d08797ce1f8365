import { exampleRecord, mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { registerErrorTexts } from '@dara/sdk/api';
import { TAG } from '@dara/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TagRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './tag-list-page.tsx';

const network = mockApi();
const path = '/management/cms/tag';
const API = '/api/management/tag';

const tag = (id: string, th: string, more: Partial<TagRecord> = {}) =>
  exampleRecord<TagRecord>(TAG, {
    ...{ id, kind: 'News', name: { th, en: '' }, missingTranslation: true },
    ...more,
  });
const music = tag('t1', 'ดนตรี', { uses: 3 });
const song = tag('t2', 'เพลง', { uses: 7, version: 4 });
const actor = tag('t3', 'นักแสดง', { kind: 'Talent' });

async function show(items: TagRecord[]) {
  network.get(API, { items, page: 1, size: 10, total: items.length });
  await renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
  });
}
const writes = () =>
  network.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path: to, body }) => ({ method, to, body }));

test('a new tag is sent with its kind; a taken name is reported at its field', async () => {
  registerErrorTexts(remote.errorTexts ?? {});
  await show([]);
  await userEvent.click((await screen.findAllByRole('button', { name: 'New tag' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
  const errors = [{ field: 'name.th', rule: 'TAG_DUPLICATE' }];
  network.post(API, problem(409, 'TAG_DUPLICATE', { errors }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Jobs' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Thai/ }), 'ถ่ายแบบ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/looks the same, exists already/)).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', to: API, body: { kind: 'Job', name: { th: 'ถ่ายแบบ', en: '' } } },
  ]);
});

test('renaming says how many records change, and the history speaks of merging', async () => {
  network.get(`${API}/t1/audit`, {
    items: [
      {
        ...{ id: 'e1', at: '2026-01-02T03:00:00.000Z', actor: null, permission: null },
        ...{ action: 'Merge', changes: [{ field: 'records', before: null, after: 3 }] },
      },
    ],
    ...{ page: 1, size: 50, total: 1 },
  });
  await show([music]);
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /ดนตรี/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Rename');
  const rename = within(await screen.findByRole('dialog', { name: 'Rename tag' }));
  expect(rename.getByText(/The 3 records that use it/)).toBeInTheDocument();
  await userEvent.click(rename.getByRole('button', { name: 'Cancel' }));
  await choose('History');
  const history = within(await screen.findByRole('dialog', { name: 'History of ดนตรี' }));
  expect(await history.findByText('Merged')).toBeInTheDocument();
  expect(history.getByText('Records that came along')).toBeInTheDocument();
});

test('deleting first shows how many records have the tag', async () => {
  network.delete(`${API}/t1`, undefined);
  await show([music]);
  await userEvent.click(await screen.findByRole('button', { name: /ดนตรี/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/disappears from the 3 records/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'confirm' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('merging proposes to keep the most used of the selected tags; tags of another kind cannot be selected', async () => {
  network.post(`${API}/t1/merge`, { ...music, uses: 10, version: 2 });
  await show([music, song, actor]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /ดนตรี/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /เพลง/ }));
  expect(screen.getByRole('checkbox', { name: /นักแสดง/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Merge 2 tags/ }));
  expect(dialog.getByRole('radio', { name: 'เพลง' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'ดนตรี' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      { method: 'POST', to: `${API}/t1/merge`, body: { ids: ['t2'], version: 1 } },
    ]),
  );
  expect(await screen.findByText('One tag was merged into ดนตรี')).toBeInTheDocument();
});
