import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  mockApi,
  person,
  problem,
  renderPage,
  afterRender,
  type RenderOptions,
} from '@dara/kit/testing';
import { TALENT_RANGES } from '@dara/model';
import { readListState, writeListState } from '@dara/kit/resource';
import type { TalentRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './talent-list-page.tsx';
import { talentExportArgs, talentListArgs, talentListSpec } from './talent-list.model.ts';
import { emptyTalent } from '../../testing/empty-talent.ts';

const network = mockApi();

const path = '/management/talent/model';

const row: TalentRow = {
  id: 't1',
  displayName: 'Ploy Pailin',
  name: { th: 'Ploy Pailin', en: 'Ploy Pailin' },
  nickName: { th: 'พลอย', en: 'Ploy' },
  firstName: { th: 'ไพลิน', en: 'Pailin' },
  lastName: { th: 'ใจดี', en: 'Jaidee' },
  talentTypes: ['Actor', 'Singer'],
  image: null,
  gender: 'Female',
  age: 24,
  height: 168,
  hairColour: null,
  weight: 50,
  nationality: 'TH',
  followers: 1_250_000,
  engagementRate: 3.5,
  channel: 'Instagram',
  tags: [
    { id: 'g1', th: 'สายฮา', en: 'Funny' },
    { id: 'g2', th: 'กีฬา', en: 'Sport' },
  ],
  isTop10: true,
  email: 'ploy@dara.test',
  phoneNumber: null,
  companyName: null,
  birthday: '2002-05-01',
  status: 'Approved',
  active: false,
  isPublic: false,
  missingTranslation: true,
  deletedAt: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
};

const answer = (items: TalentRow[], total = items.length) => ({ items, page: 1, size: 10, total });

function show(options: RenderOptions = {}) {
  network.get('/api/talent/tags', row.tags);
  return renderPage(page, {
    path,
    locale: 'en',
    messages: remote.messages,
    profile: person('Staff'),
    ...options,
  });
}

const lastQuery = () =>
  network.requests.filter((call) => call.path === '/api/management/talent').at(-1)?.url.search;

test('a row shows the data of a talent', async () => {
  network.get('/api/management/talent', answer([row]));
  await show();
  const cells = within(await screen.findByRole('row', { name: /Ploy Pailin/ }));
  for (const text of ['Ploy', 'Actor', 'Singer', 'Approved', 'Inactive', 'Top 10', 'No English']) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
  for (const text of ['1.3M', '3.5%', '168', '24', 'Funny']) {
    expect(cells.getByText(text)).toBeInTheDocument();
  }
  expect(lastQuery()).toBe('?page=1&size=10&sortByColumn=UpdatedAt&sortByAlphabetically=desc');
  expect(network.requests.filter(({ path }) => path === '/api/management/talent')).toHaveLength(1);
});

test('the Thai list reads in Thai', async () => {
  network.get('/api/management/talent', answer([row]));
  await show({ locale: 'th' });
  expect(await screen.findByRole('heading', { level: 1, name: 'ศิลปินทั้งหมด' })).toBeVisible();
  expect(await screen.findByText('นักแสดง')).toBeInTheDocument();
});

test('an open end of a range is chosen, shown as a chip and taken away', async () => {
  network.get('/api/management/talent', answer([row]));
  const { currentUrl } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const followers = await screen.findByRole('group', { name: 'Followers' });
  await userEvent.click(within(followers).getByRole('button', { name: 'Over 1M' }));
  await waitFor(() => expect(currentUrl()).toBe(`${path}?followers=1000001`));
  await waitFor(() => expect(lastQuery()).toContain('followersFrom=1000001&page=1'));
  await userEvent.click(within(followers).getByRole('button', { name: 'Under 1K' }));
  await waitFor(() => expect(currentUrl()).toBe(`${path}?followers=0-999`));
  await waitFor(() => expect(lastQuery()).toContain('followersFrom=0&followersTo=999'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Followers: Under 1K' }));
  await waitFor(() => expect(currentUrl()).toBe(path));
});

test('a range is typed in', async () => {
  network.get('/api/management/talent', answer([row]));
  const { currentUrl } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const height = within(await screen.findByRole('group', { name: 'Height' }));
  await userEvent.type(height.getByRole('textbox', { name: 'From' }), '165');
  await userEvent.type(height.getByRole('textbox', { name: 'To' }), '175{Enter}');
  await waitFor(() => expect(currentUrl()).toBe(`${path}?height=165-175`));
  await waitFor(() => expect(lastQuery()).toContain('heightFrom=165&heightTo=175'));
});

test('sorting and paging ask the api', async () => {
  network.get('/api/management/talent', answer([row], 45));
  await show();
  await screen.findByText('Ploy Pailin');
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(lastQuery()).toContain('page=2'));
  await userEvent.click(screen.getByRole('button', { name: 'Followers' }));
  await waitFor(() =>
    expect(lastQuery()).toBe('?page=1&size=10&sortByColumn=Followers&sortByAlphabetically=desc'),
  );
});

test('no talents at all is distinguished from no match', async () => {
  network.get('/api/management/talent', answer([]));
  const first = await show();
  expect(await screen.findByText('No talents yet')).toBeInTheDocument();
  first.unmount();
  const { currentUrl } = await show({ url: `${path}?status=Pending` });
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0]!);
  await waitFor(() => expect(currentUrl()).toBe(path));
});

test('a failure is tried again', async () => {
  network.get('/api/management/talent', afterRender('table', problem(500, 'INTERNAL')));
  await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.get('/api/management/talent', answer([row]));
  await userEvent.click(retry);
  expect(await screen.findByText('Ploy Pailin')).toBeInTheDocument();
});

test('a role that may not sees so', async () => {
  network.get('/api/management/talent', afterRender('table', problem(403, 'FORBIDDEN')));
  await show({ profile: person('Business') });
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
});

describe('talent list model', () => {
  const argsFor = (query: string) =>
    talentListArgs(readListState(new URLSearchParams(query), talentListSpec));

  test('the export asks for the same filters and order, without pages', () => {
    const values = readListState(
      new URLSearchParams('status=Pending&followers=0-999&missingTranslation=true&page=3&size=50'),
      talentListSpec,
    );
    expect(talentExportArgs(values)).toEqual({
      status: ['Pending'],
      missingTranslation: true,
      followersFrom: 0,
      followersTo: 999,
      sortByColumn: 'UpdatedAt',
      sortByAlphabetically: 'desc',
    });
  });

  const paging = {
    page: 1,
    size: 10,
    sortByColumn: 'UpdatedAt',
    sortByAlphabetically: 'desc',
  };

  test.each([
    ['followers=0-999', { followersFrom: 0, followersTo: 999 }],
    ['followers=1000001', { followersFrom: 1_000_001 }],
    ['engagementRate=0-0.99', { engagementRateFrom: 0, engagementRateTo: 0.99 }],
    ['engagementRate=20.01', { engagementRateFrom: 20.01 }],
    ['budget=0-499.99', { budgetFrom: 0, budgetTo: 499.99 }],
    ['budget=500000.01', { budgetFrom: 500_000.01 }],
    ['age=0-7', { ageFrom: 0, ageTo: 7 }],
    ['age=61', { ageFrom: 61 }],
    ['height=0-139.9', { heightFrom: 0, heightTo: 139.9 }],
    ['height=200.1', { heightFrom: 200.1 }],
    ['weight=0-39.9', { weightFrom: 0, weightTo: 39.9 }],
    ['weight=100.1', { weightFrom: 100.1 }],
    ['height=165-175', { heightFrom: 165, heightTo: 175 }],
    ['age=8.5', {}],
    ['age=30-20', {}],
    ['height=9999', {}],
  ])('%s asks for %o', (query, args) => {
    expect(argsFor(query)).toEqual({ ...paging, ...args });
  });

  test.each([
    ['followers', 1_000, 1_000_000],
    ['engagementRate', 1, 20],
    ['budget', 500, 500_000],
    ['age', 8, 60],
    ['height', 140, 200],
    ['weight', 40, 100],
  ] as const)('%s has its open ends under %d and over %d', (name, under, over) => {
    expect(TALENT_RANGES[name]).toMatchObject({ under, over });
  });

  test('every filter survives the way through the address', () => {
    const query =
      'keyword=%E0%B8%94%E0%B8%B2%E0%B8%A7&talentGroup=Actor&status=Pending&status=Approved&active=true' +
      '&isTop10=false&missingTranslation=true&deleted=true&tags=t1&tags=t2&gender=LGBTQ%2B&channel=Tiktok&followers=0-999&engagementRate=20.01' +
      '&budget=500-5000&age=8-60&height=140-200&weight=40-100&sort=Age&order=desc&size=20&page=3';
    const values = readListState(new URLSearchParams(query), talentListSpec);
    expect(Object.keys(values.filters)).toHaveLength(16);
    const written = writeListState(values, talentListSpec, new URLSearchParams());
    expect(readListState(written, talentListSpec)).toEqual(values);
    expect(argsFor(query)).toMatchObject({
      talentGroup: 'Actor',
      gender: ['LGBTQ+'],
      status: ['Pending', 'Approved'],
      tags: ['t1', 't2'],
      isTop10: false,
      page: 3,
      size: 20,
      sortByColumn: 'Age',
      sortByAlphabetically: 'desc',
    });
  });
});

describe('talent bulk', () => {
  const bulk = '/api/management/talent/bulk';

  const row = (id: string, displayName: string, change: Partial<TalentRow> = {}): TalentRow => ({
    ...emptyTalent,
    id,
    displayName,
    name: { th: displayName, en: displayName },
    nickName: { th: displayName, en: displayName },
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

  test('a failed bulk request leaves the selection unchanged', async () => {
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
});
