import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, problem, renderPage, type RenderOptions } from '@dara/kit/testing';
import type { TalentRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { page } from './talent-list-page.tsx';

const network = mockApi();
const path = '/management/talent/model';
const bulk = '/api/management/talent/bulk';
const row = (id: string, displayName: string, change: Partial<TalentRow> = {}): TalentRow => ({
  ...emptyTalent,
  id,
  displayName,
  missingTranslation: false,
  deletedAt: null,
  ...change,
});
const rows = [row('t1', 'Ploy'), row('t2', 'Fah')];

async function show(items: TalentRow[], options: RenderOptions = {}) {
  network.get('/api/talent/tags', [{ id: 'g1', th: 'สายฮา', en: 'Funny' }]);
  network.get('/api/management/talent', { items, page: 1, size: 10, total: items.length });
  const view = await renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Admin'),
    ...options,
  });
  await screen.findByRole('row', { name: new RegExp(items[0]?.displayName ?? '') });
  return view;
}

const sent = () => network.requests.filter((call) => call.path === bulk).map(({ body }) => body);

const bar = () => within(screen.getByRole('region', { name: 'Selection' }));

async function select(...names: string[]) {
  for (const name of names) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  }
  await screen.findByRole('region', { name: 'Selection' });
}

test('who could not be deactivated is named with the reason, and stays selected', async () => {
  network.post(bulk, {
    results: [
      { id: 't1', code: null },
      { id: 't2', code: 'UNABLE_TO_DEACTIVATE' },
    ],
  });
  await show(rows);
  await select('Ploy', 'Fah');
  await userEvent.click(bar().getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Deactivate 2 talents?', { exact: false })).toBeInTheDocument();
  const question = within(screen.getByRole('alertdialog'));
  for (const name of ['Ploy', 'Fah']) expect(question.getByText(name)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'confirm' }));
  const outcome = within(
    await screen.findByRole('dialog', { name: 'Not everything could be done' }),
  );
  expect(outcome.getByText('1 talent is inactive')).toBeInTheDocument();
  // A long list is scrolled by keyboard too.
  const failures = outcome.getByRole('region', { name: /^1 talent stayed as it was/ });
  expect(failures).toHaveAttribute('tabindex', '0');
  const failure = within(outcome.getByRole('listitem'));
  expect(failure.getByText('Fah')).toBeInTheDocument();
  expect(failure.getByText('Unable to deactivate account')).toBeInTheDocument();
  expect(sent()).toEqual([{ ids: ['t1', 't2'], action: 'deactivate' }]);
  await userEvent.click(outcome.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(bar().getByText('1 selected')).toBeInTheDocument();
});

test('tags are added to the selected ones, and the selection ends', async () => {
  network.post(bulk, { results: [{ id: 't1', code: null }] });
  await show(rows);
  await select('Ploy');
  await userEvent.click(bar().getByRole('button', { name: 'Tags' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 1 talent' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add tags' }));
  expect(dialog.getByText('Please specify information.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'Funny' }));
  // Around the open list of tags screen readers announce nothing.
  await userEvent.click(dialog.getByRole('button', { name: 'Add tags', hidden: true }));
  expect(await screen.findByText('1 talent has the tags')).toBeInTheDocument();
  expect(sent()).toEqual([{ ids: ['t1'], action: 'tag', tagIds: ['g1'] }]);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('when nothing reached the server the selection is as it was', async () => {
  network.post(bulk, problem(500, 'INTERNAL'));
  await show(rows);
  await select('Ploy');
  await userEvent.click(bar().getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await screen.findByText(/./, { selector: '[data-kind=error]' })).toBeInTheDocument();
  expect(bar().getByText('1 selected')).toBeInTheDocument();
});

test('a deleted talent is restored from the list, once', async () => {
  network.post('/api/management/talent/t1/restore', emptyTalent);
  const deleted = row('t1', 'Ploy', { deletedAt: '2026-01-03T00:00:00.000Z' });
  await show([deleted], { url: `${path}?deleted=true` });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ploy' })).toBeNull();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Restore Ploy' }));
  expect(await screen.findByText('Ploy has been restored')).toBeInTheDocument();
  const calls = network.requests.filter((call) => call.path.endsWith('/restore'));
  expect(calls).toHaveLength(1);
});
