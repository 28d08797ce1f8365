import type { PackageHealth, ReleaseRules } from '@dara/contract';
import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { registerErrorTexts } from '@dara/sdk/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { page as detailPage } from './release-detail-page.tsx';
import { page as listPage } from './release-list-page.tsx';

const network = mockApi();
const AT = '2026-01-02T03:04:05.000Z';

const health: PackageHealth = {
  ...{ name: 'mf-x', kind: 'remote', since: AT, withdrawn: null, watchedUntil: null },
  live: { version: '1.1.0', loads: 1200, errors: 60, revision: 'abcdef', isFailing: true },
  previous: { version: '1.0.0', loads: 1000, errors: 10 },
  canary: null,
  waiting: { version: '1.2.0', publishedAt: AT, isApprovalMissing: true },
};
const shell: PackageHealth = {
  ...health,
  ...{ name: 'shell', kind: 'shell', previous: null, waiting: null },
  live: { version: '3.0.0', loads: 0, errors: 0, revision: 'fedcba', isFailing: false },
};
const rules: ReleaseRules = {
  grants: [{ name: 'mf-x', need: 'menu:main', actor: 'Ann (signed in)', reason: 'agreed', at: AT }],
  freezes: [],
  marks: [{ name: 'mf-x', version: '1.0.0', mark: 'bad', actor: 'Ann', reason: '', at: AT }],
};
const release = (version: string, state: string, more = {}) => ({
  ...{ name: 'mf-x', kind: 'remote', version, state, revision: 'abc', publishedAt: AT },
  ...more,
});
const share = { share: 5, startedAt: AT, steps: [25, 100], nextAt: '2026-01-02T03:14:05.000Z' };
/** 1.2.0 has a share of the visitors. */
const beginShare = () => {
  const canary = { version: '1.2.0', loads: 200, errors: 4, ...share };
  network.get('/_dara/health', { packages: [{ ...health, canary, waiting: null }, shell] });
  network.get('/_dara/releases', {
    releases: [release('1.2.0', 'canary', { canary: share }), release('1.1.0', 'live')],
  });
};
const event = {
  ...{ at: AT, action: 'rollback', name: 'mf-x', version: '1.0.0', revision: 'abc', builtAt: AT },
  ...{ previous: '1.1.0', actor: 'Waree Namsai (signed in)', builder: 'ci', problems: [] },
  ...{ skipped: [], reason: 'too slow' },
};

beforeAll(() => registerErrorTexts(remote.errorTexts));
beforeEach(() => {
  network.get('/_dara/health', { packages: [health, shell] });
  network.get('/_dara/rules', rules);
  network.get('/_dara/history', { events: [event] });
  network.get('/_dara/tokens', { tokens: [] });
  network.get('/_dara/releases', {
    releases: [
      release('1.2.0', 'published'),
      release('1.1.0', 'live'),
      release('1.0.0', 'previous'),
    ],
  });
});

const LIST = '/management/setting/release';
const common = { locale: 'en', messages: remote.messages, profile: person('Admin') } as const;
const showList = (query = '', more = {}) =>
  renderPage(listPage, { ...common, ...more, path: LIST, url: `${LIST}${query}` });
const showDetail = (query = '', more = {}) =>
  renderPage(detailPage, {
    ...common,
    ...more,
    path: `${LIST}/:name`,
    url: `${LIST}/mf-x${query}`,
  });

const verdict = (code?: string, text = '') => ({
  verdict: {
    ...{ name: 'mf-x', version: '1.2.0', meant: [] },
    outcomes: [
      { gate: 'files', code: 'FILES_MISSING', problems: [] },
      ...(code ? [{ gate: 'x', code, problems: [text] }] : []),
    ],
  },
});
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
/** The bodies of calls that decide, without their checks. */
const sent = (path: string) =>
  network.requests
    .filter((request) => request.path === path && request.method === 'POST')
    .map(({ body }) => body as Record<string, unknown>)
    .filter((body) => body.dryRun !== true);
const choose = async (version: string, action: string) => {
  await userEvent.click(await button(`More for ${version}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('lists what is live, how it fares beside the release before, and what waits', async () => {
  await showList();
  const row = within(await screen.findByRole('row', { name: /mf-x/ }));
  expect(row.getByRole('link', { name: 'mf-x' })).toHaveAttribute('href', `${LIST}/mf-x`);
  expect(row.getByText('1.1.0')).toBeInTheDocument();
  expect(row.getByText('More errors than before')).toBeInTheDocument();
  expect(row.getByText('1.2.0 waits for approval')).toBeInTheDocument();
  expect(row.getByText('1,200 loads, 5% errors')).toBeInTheDocument();
  expect(row.getByText('1.0.0: 1% errors')).toBeInTheDocument();
  const other = within(screen.getByRole('row', { name: /shell/ }));
  expect(other.getByText('No loads yet')).toBeInTheDocument();
});

test('says who gets a release with a share, since when, and what follows', async () => {
  beginShare();
  await showList();
  const row = within(await screen.findByRole('row', { name: /mf-x/ }));
  expect(row.getByText('1.2.0 is live for 5%')).toBeInTheDocument();
  expect(row.getByText(/^5% since .*2026.* · 25% at .*2026/)).toBeInTheDocument();
  expect(row.getByText('1.2.0: 2% errors')).toBeInTheDocument();
});

test('says that nothing was published, that one may not look, and that it failed', async () => {
  network.get('/_dara/health', { packages: [] });
  const { unmount } = await showList();
  expect(await screen.findByText('No release was published yet')).toBeInTheDocument();
  unmount();
  network.get('/_dara/health', problem(403, 'FORBIDDEN'));
  const refused = await showDetail();
  expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
  refused.unmount();
  network.get('/_dara/health', problem(503, 'UNAVAILABLE'));
  await showDetail();
  expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
});

test('the history names who did what, and why', async () => {
  await showList('?tab=history');
  const entry = within((await screen.findAllByRole('listitem'))[0]!);
  expect(entry.getByText(/Rolled back to/)).toHaveTextContent('Rolled back to mf-x 1.0.0');
  expect(entry.getByText(/^Waree Namsai · /)).toBeInTheDocument();
  expect(entry.getByText('Reason: too slow')).toBeInTheDocument();
});

test('a promotion shows what its checks say and holds back what they refuse', async () => {
  network.post('/_dara/promote', verdict('GRANT_MISSING', 'prefix:/y is not granted'));
  await showDetail();
  await choose('1.2.0', 'Promote');
  const open = await dialog();
  expect(await open.findByText('A grant is missing')).toBeInTheDocument();
  expect(open.getByText('GRANT_MISSING')).toBeInTheDocument();
  expect(open.getByText('prefix:/y is not granted')).toBeInTheDocument();
  expect(open.getByRole('button', { name: 'Promote' })).toBeDisabled();
  expect(open.queryByRole('checkbox')).toBeNull();
  expect(sent('/_dara/promote')).toEqual([]);
});

test('what disappears is accepted by name, with a reason', async () => {
  network.post('/_dara/promote', ({ body }: { body: unknown }) =>
    (body as { dryRun?: boolean }).dryRun
      ? verdict('CHANGE_NOT_ACCEPTED', 'route /x disappears: to accept it, use --accept route:/x')
      : { name: 'mf-x', live: '1.2.0', previous: '1.1.0' },
  );
  await showDetail();
  await choose('1.2.0', 'Promote');
  const open = await dialog();
  await userEvent.click(await open.findByRole('checkbox'));
  await userEvent.type(open.getByRole('textbox', { name: /Reason/ }), 'agreed');
  await userEvent.click(open.getByRole('button', { name: 'Promote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('/_dara/promote')).toEqual([
    { name: 'mf-x', version: '1.2.0', accept: ['route:/x'], reason: 'agreed' },
  ]);
  expect(await screen.findByText('Done: Promote · mf-x 1.2.0')).toBeInTheDocument();
});

test('a share is a whole percentage, and is checked as a promotion is', async () => {
  network.post('/_dara/promote', ({ body }: { body: unknown }) =>
    (body as { dryRun?: boolean }).dryRun ? verdict() : problem(409, 'CANARY_RUNNING'),
  );
  await showDetail();
  await choose('1.2.0', 'Promote to some visitors');
  const open = await dialog();
  expect(await open.findByText('1 check passes')).toBeInTheDocument();
  const percent = open.getByRole('textbox', { name: /Percent/ });
  const submit = open.getByRole('button', { name: 'Promote to some visitors' });
  await userEvent.type(percent, '100');
  await userEvent.click(submit);
  await waitFor(() => expect(percent).toBeInvalid());
  await userEvent.clear(percent);
  await userEvent.type(percent, '5');
  await userEvent.click(submit);
  expect(await open.findByText(/^Another release is live for some visitors/)).toBeInTheDocument();
  expect(sent('/_dara/promote')).toEqual([
    { name: 'mf-x', version: '1.2.0', share: { percent: 5 } },
  ]);
});

test('a share is changed whatever the checks say, because a smaller one needs none', async () => {
  beginShare();
  network.post('/_dara/promote', ({ body }: { body: unknown }) =>
    (body as { dryRun?: boolean }).dryRun
      ? verdict('FROZEN', 'mf-x is frozen')
      : { name: 'mf-x', live: '1.1.0', previous: null },
  );
  await showDetail();
  await choose('1.2.0', 'Change the share');
  const open = await dialog();
  expect(await open.findByText('mf-x is frozen')).toBeInTheDocument();
  await userEvent.type(open.getByRole('textbox', { name: /Percent/ }), '1');
  await userEvent.click(open.getByRole('button', { name: 'Change the share' }));
  await waitFor(() =>
    expect(sent('/_dara/promote')).toEqual([
      { name: 'mf-x', version: '1.2.0', share: { percent: 1 } },
    ]),
  );
});

test('a share ends with everyone getting the live release, or the other one', async () => {
  beginShare();
  network.post('/_dara/rollback', { name: 'mf-x', live: '1.1.0', previous: null });
  network.post('/_dara/promote', ({ body }: { body: unknown }) =>
    (body as { dryRun?: boolean }).dryRun
      ? verdict()
      : { name: 'mf-x', live: '1.2.0', previous: null },
  );
  await showDetail();
  await userEvent.click(await button('End the share'));
  let open = await dialog();
  await userEvent.type(open.getByRole('textbox', { name: /Reason/ }), 'slow');
  await userEvent.click(open.getByRole('button', { name: 'End the share' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('/_dara/rollback')).toEqual([{ name: 'mf-x', from: '1.2.0', reason: 'slow' }]);
  await userEvent.click(await button('Promote to all visitors'));
  open = await dialog();
  expect(await open.findByText('1 check passes')).toBeInTheDocument();
  await userEvent.click(open.getByRole('button', { name: 'Promote to all visitors' }));
  await waitFor(() => expect(sent('/_dara/promote')).toEqual([{ name: 'mf-x', version: '1.2.0' }]));
});

test('one release at a time can have a share', async () => {
  network.get('/_dara/releases', {
    releases: [
      release('1.2.0', 'published'),
      release('1.1.0', 'live'),
      release('2.0.0', 'canary', { name: 'mf-y', canary: share }),
    ],
  });
  await showDetail();
  await userEvent.click(await button('More for 1.2.0'));
  expect(await screen.findByRole('menuitem', { name: 'Promote' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Promote to some visitors' })).toBeNull();
});

test('a rollback says from which release, so that it goes back no further', async () => {
  network.post('/_dara/rollback', ({ body }: { body: unknown }) =>
    (body as { dryRun?: boolean }).dryRun
      ? verdict()
      : problem(409, 'REGISTRY_BUSY', { title: 'mf-x 1.1.0 is not live any more' }),
  );
  await showDetail();
  await userEvent.click(await button('Roll back'));
  const open = await dialog();
  expect(await open.findByText('1 check passes')).toBeInTheDocument();
  await userEvent.click(open.getByRole('button', { name: 'Roll back' }));
  expect(await open.findByText('What is live has just changed: look again')).toBeInTheDocument();
  expect(sent('/_dara/rollback')).toEqual([{ name: 'mf-x', from: '1.1.0' }]);
});

test.each([
  ['Withdraw', '/_dara/withdraw', { name: 'mf-x', reason: 'why' }],
  ['Freeze', '/_dara/freeze', { name: 'mf-x', until: expect.any(String), reason: 'why' }],
])('%s says what it does, and asks for a reason', async (name, path, body) => {
  network.post(path);
  await showDetail();
  // Freezing waits until it is known what is frozen.
  await waitFor(async () => expect(await button(name)).toBeEnabled());
  await userEvent.click(await button(name));
  const open = await dialog();
  const until = open.queryByLabelText(/Until/);
  if (until) fireEvent.change(until, { target: { value: '2099-01-02T10:00' } });
  await userEvent.type(open.getByRole('textbox', { name: /Reason/ }), 'why');
  await userEvent.click(open.getByRole('button', { name }));
  await waitFor(() => expect(sent(path)).toEqual([body]));
});

test.each([
  ['1.2.0', 'Approve', '/_dara/approve', {}],
  ['1.2.0', 'Mark as bad', '/_dara/mark-bad', {}],
  ['1.0.0', 'Remove the bad mark', '/_dara/mark-bad', { remove: true }],
])('%s: %s', async (version, action, path, more) => {
  network.post(path);
  await showDetail();
  await choose(version, action);
  await userEvent.click((await dialog()).getByRole('button', { name: action }));
  await waitFor(() => expect(sent(path)).toEqual([{ name: 'mf-x', version, ...more }]));
});

test('a grant is checked, and asks for the second step again where the site wants it', async () => {
  network.post('/_dara/grants', problem(403, 'FRESH_STEP_REQUIRED'));
  network.get('/api/account/second-step', { since: AT, recoveryCodes: 8 });
  network.get('/api/account/passkey', { items: [] });
  network.post('/api/account/second-step/verify');
  await showDetail('?tab=grant');
  await userEvent.click(await button('Grant'));
  const open = await dialog();
  const need = open.getByRole('textbox', { name: /Grant/ });
  await userEvent.type(need, 'everything');
  await userEvent.click(open.getByRole('button', { name: 'Grant' }));
  await waitFor(() => expect(need).toBeInvalid());
  await userEvent.clear(need);
  await userEvent.type(need, 'prefix:/y');
  await userEvent.click(open.getByRole('button', { name: 'Grant' }));
  const code = await screen.findByRole('textbox', { name: /code/i });
  network.post('/_dara/grants');
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(sent('/_dara/grants')).toHaveLength(2));
  expect(sent('/_dara/grants')[1]).toEqual({ name: 'mf-x', add: ['prefix:/y'] });
});

test('a grant is taken back', async () => {
  network.post('/_dara/grants');
  await showDetail('?tab=grant');
  await userEvent.click(await button('Take menu:main back'));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(sent('/_dara/grants')).toEqual([{ name: 'mf-x', remove: ['menu:main'] }]),
  );
});

test('compares two releases by what they declare and weigh', async () => {
  network.get('/_dara/compare', {
    name: 'mf-x',
    before: { version: '1.1.0', revision: 'abc', builtAt: AT },
    after: { version: '1.2.0', revision: 'def', builtAt: AT },
    routes: [{ name: '/x/new', before: null, after: 'public' }],
    ...{ menu: [], shared: [], messages: [{ name: 'th', before: 10, after: 12 }] },
    ...{ files: [], bytes: { before: 1000, after: 2000 } },
  });
  await showDetail('?tab=compare');
  expect(await screen.findByText('/x/new')).toBeInTheDocument();
  expect(screen.getByText('none → public')).toBeInTheDocument();
  expect(screen.getByText('10 → 12')).toBeInTheDocument();
  const asked = network.requests
    .find((request) => request.path === '/_dara/compare')
    ?.url.searchParams.toString();
  expect(asked).toBe('name=mf-x&from=1.1.0&to=1.2.0');
});

const token = {
  ...{ id: '0123456789abcdef', label: 'news team', names: ['mf-x'], may: ['publish'] },
  ...{ mail: null, createdAt: AT, expiresAt: '2099-01-02T03:04:05.000Z', revokedAt: null },
  lastUsedAt: null,
};

test('makes a token, whose secret is shown once, and revokes one', async () => {
  network.get('/_dara/tokens', { tokens: [token] });
  network.post('/_dara/tokens', { ...token, token: 'dara_secret' });
  network.delete('/_dara/tokens/:id', { ...token, revokedAt: AT });
  await showList('?tab=token');
  expect(await screen.findByText('Never used')).toBeInTheDocument();
  await userEvent.click(await button('Make a token'));
  const open = await dialog();
  await userEvent.type(open.getByRole('textbox', { name: /Label/ }), 'shop team');
  await userEvent.click(await open.findByRole('checkbox', { name: 'mf-x' }));
  await userEvent.click(open.getByRole('button', { name: 'Make a token' }));
  expect(await open.findByText('dara_secret')).toBeInTheDocument();
  expect(sent('/_dara/tokens')).toEqual([
    { label: 'shop team', names: ['mf-x'], may: ['publish'], days: 90 },
  ]);
  await userEvent.click(open.getAllByRole('button', { name: 'Close' })[1]!);
  expect(screen.queryByText('dara_secret')).toBeNull();
  await userEvent.click(await button('Revoke news team'));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'confirm' }));
  await waitFor(() =>
    expect(network.requests.some(({ method }) => method === 'DELETE')).toBe(true),
  );
});

describe('staff with a grant to read', () => {
  const reader = { profile: person('Staff') };
  beforeEach(() => network.get('/_dara/health', { packages: [health] }));
  afterEach(() => jest.useRealTimers());

  test('see what is live, releases, differences and history, and nothing to decide', async () => {
    const list = await showList('', reader);
    expect(await screen.findByRole('row', { name: /mf-x/ })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Live', 'History']);
    expect(screen.queryByRole('button', { name: 'Freeze' })).toBeNull();
    list.unmount();
    await showDetail('', reader);
    const row = within(await screen.findByRole('row', { name: /1\.0\.0/ }));
    expect(row.getByText('Bad')).toBeInTheDocument();
    expect(row.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      ...['All releases', 'Compare', 'History'],
    ]);
    expect(screen.queryByRole('button', { name: /Roll back|Withdraw|Freeze/ })).toBeNull();
    expect(network.requests.some(({ path }) => path === '/_dara/tokens')).toBe(false);
  });

  test('find no part that was not granted', async () => {
    network.get('/_dara/health', { packages: [{ ...health, name: 'mf-y' }] });
    await showDetail('', reader);
    expect(await screen.findByText('No part of the site has this name.')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test.each([
    ['list', showList],
    ['detail', showDetail],
  ])('see the %s no longer once the grant is taken back', async (_page, show) => {
    jest.useFakeTimers({ advanceTimers: true });
    await show('', reader);
    expect((await screen.findAllByText(/1\.1\.0/)).length).toBeGreaterThan(0);
    network.get('/_dara/health', problem(403, 'FORBIDDEN'));
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
    expect(screen.queryByText(/1\.1\.0/)).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

test('a grant to read is given by address, and its end says that it is at once', async () => {
  const need = 'reader:waree@dara.test';
  network.get('/_dara/rules', {
    ...rules,
    grants: [{ name: 'mf-x', need, actor: 'Ann (signed in)', reason: '', at: AT }],
  });
  network.post('/_dara/grants');
  await showDetail('?tab=grant');
  await userEvent.click(await button('Grant'));
  const open = await dialog();
  const field = open.getByRole('textbox', { name: /Grant/ });
  await userEvent.type(field, 'reader:somsak');
  await userEvent.click(open.getByRole('button', { name: 'Grant' }));
  await waitFor(() => expect(field).toBeInvalid());
  await userEvent.type(field, '@dara.test');
  await userEvent.click(open.getByRole('button', { name: 'Grant' }));
  await waitFor(() =>
    expect(sent('/_dara/grants')).toEqual([{ name: 'mf-x', add: ['reader:somsak@dara.test'] }]),
  );
  await userEvent.click(await button(`Take ${need} back`));
  expect(
    await screen.findByText('waree@dara.test no longer sees the releases of mf-x, at once.'),
  ).toBeInTheDocument();
});
