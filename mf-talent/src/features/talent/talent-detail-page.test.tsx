import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  mockApi,
  person,
  problem,
  renderPage,
  afterRender,
  type MockRequest,
  type RenderOptions,
} from '@dara/kit/testing';
import { axe } from 'jest-axe';
import type { useFormat } from '@dara/kit/format';
import type { IntlShape } from '@dara/sdk/i18n';
import { valueLines } from '@dara/kit/record';
import type { TalentAuditEvent, TalentRecord, TalentRow } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { page as createPage } from './talent-create-page.tsx';
import { page, page as detailPage } from './talent-detail-page.tsx';
import { page as listPage } from './talent-list-page.tsx';
import { actionsFor } from './talent-actions.model.ts';
import { talentWording, type HistoryFormatContext } from './history.model.ts';

const network = mockApi();

const path = '/management/talent/model/detail/:id';

const api = '/api/management/talent/t1';

const talent: TalentRecord = { ...emptyTalent, talentTypes: ['Actor'], version: 7 };

function show(record: TalentRecord, options: RenderOptions = {}) {
  network.get('/api/management/email-change', { pending: null });
  network.get('/api/talent/tags', [{ id: 'g1', th: 'สายฮา', en: 'Funny' }]);
  network.get(api, record);
  return renderPage(page, {
    path,
    url: '/management/talent/model/detail/t1',
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Admin'),
    ...options,
  });
}

const sent = (method: string, at: string) =>
  network.requests.filter((call) => call.method === method && call.path === at);

const dataOf = (call: MockRequest | undefined) =>
  JSON.parse((call?.body as FormData).get('data') as string) as object;

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Ploy Pailin' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function offered(record: Partial<TalentRecord>, permission: 'Admin' | 'Staff') {
  const view = await show({ ...talent, ...record }, { profile: person(permission) });
  await userEvent.click(await screen.findByRole('button', { name: 'More for Ploy Pailin' }));
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  view.unmount();
  return { names, tabs };
}

test('administrators can archive, delete and read the history; staff cannot', async () => {
  const common = ['Add a type of work', 'Deactivate', 'Put in the top 10'];
  const approved = { status: 'Approved', isPublic: true } as const;
  expect(await offered(approved, 'Admin')).toEqual({
    names: [...common, 'Archive', 'Send a password link', 'Delete'],
    tabs: ['Personal info', 'Composite cards0', 'History'],
  });
  expect(await offered(approved, 'Staff')).toEqual({
    names: [...common, 'Send a password link'],
    tabs: ['Personal info', 'Composite cards0'],
  });
});

test('leads to the public page, or says why there is none', async () => {
  const first = await show({ ...talent, status: 'Approved', isPublic: true });
  expect(await screen.findByRole('link', { name: 'View on the site' })).toHaveAttribute(
    'href',
    '/talent/t1',
  );
  first.unmount();
  for (const [record, why] of [
    [{ status: 'Pending' }, 'Not on the site: the talent is not approved'],
    [{ status: 'Approved', active: false }, 'Not on the site: the talent is deactivated'],
    [{ status: 'Approved', active: true }, /^Not on the site until the talent, .* agree/],
  ] as const) {
    const view = await show({ ...talent, ...record, isPublic: false });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View on the site' })).toBeNull();
    view.unmount();
  }
});

test.each([
  ['th', 'น้ำผึ้ง'],
  ['en', 'Namphueng Kanthida Saengdao'],
] as const)('the record is called by its name in %s', async (locale, name) => {
  const { store } = await show({
    ...talent,
    name: { th: 'น้ำผึ้ง', en: 'Namphueng Kanthida Saengdao' },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(page.names?.({ store, locale, params: { id: 't1' } })).toEqual({ id: name });
});

test('approving tells the version, shows the new state, and a double click is one', async () => {
  const { container } = await show(talent);
  network.put(`${api}/status`, () => {
    network.get(api, { ...talent, status: 'Approved', version: 8 });
    return { ...talent, status: 'Approved', version: 8 };
  });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Ploy Pailin has been approved')).toBeInTheDocument();
  expect(await screen.findByText('Approved')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(sent('PUT', `${api}/status`).map(({ body }) => body)).toEqual([
    { status: 'Approved', version: 7 },
  ]);
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('rejecting asks for the reason, keeps what was written when it fails, and shows it', async () => {
  await show(talent);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Ploy Pailin?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(dialog.getByText('Please specify information.')).toBeInTheDocument();
  expect(sent('PUT', `${api}/status`)).toEqual([]);
  network.put(`${api}/status`, problem(500, 'INTERNAL'));
  await userEvent.click(dialog.getByRole('textbox', { name: /Reason/ }));
  await userEvent.paste('Blurred pictures');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent('PUT', `${api}/status`)).toHaveLength(1));
  expect(await dialog.findByRole('button', { name: 'Reject' })).not.toHaveAttribute('aria-busy');
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Blurred pictures');
  const rejected = { ...talent, status: 'Rejected', statusReason: 'Blurred pictures' } as const;
  network.put(`${api}/status`, () => {
    network.get(api, rejected);
    return rejected;
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rejected because:')).toBeInTheDocument();
  expect(screen.getByText('Blurred pictures')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PUT', `${api}/status`).at(-1)?.body).toEqual({
    status: 'Rejected',
    reason: 'Blurred pictures',
    version: 7,
  });
});

test('a full top 10 is reported', async () => {
  await show({ ...talent, status: 'Approved' });
  network.put(api, problem(409, 'TOP_FULL'));
  await choose('Put in the top 10');
  expect(await screen.findByText('Top is full')).toBeInTheDocument();
  expect(dataOf(sent('PUT', api)[0])).toEqual({ version: 7, isTop10: true });
});

test('deactivating names the talent first, and a refusal is reported', async () => {
  await show({ ...talent, status: 'Approved' });
  network.put(api, problem(409, 'UNABLE_TO_DEACTIVATE'));
  await choose('Deactivate');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Deactivate Ploy Pailin\?/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'cancel' }));
  expect(sent('PUT', api)).toEqual([]);
  await choose('Deactivate');
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('Unable to deactivate account')).toBeInTheDocument();
  expect(dataOf(sent('PUT', api)[0])).toEqual({ version: 7, active: false });
});

test('a decision on an older state is refused, and the newer one is shown', async () => {
  await show({ ...talent, status: 'Approved' });
  network.put(api, () => {
    network.get(api, { ...talent, status: 'Approved', active: false, version: 8 });
    return problem(409, 'VERSION_CONFLICT', { current: {} });
  });
  await choose('Put in the top 10');
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
  expect(screen.getByText(/changed|edited/i, { selector: '[data-kind=error]' })).toBeVisible();
});

test('deleting leads to what was deleted, with an offer to restore it', async () => {
  await show(talent);
  network.get(`${api}/audit`, { items: [], page: 1, size: 10, total: 0 });
  network.delete(api, () => {
    network.get(api, ({ url }: MockRequest) =>
      url.searchParams.get('deleted') ? talent : problem(404, 'TALENT_NOT_EXIST'),
    );
    return undefined;
  });
  await choose('Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  expect(await screen.findByText(/This talent has been deleted/)).toBeInTheDocument();
  network.post(`${api}/restore`, () => {
    network.get(api, { ...talent, version: 9 });
    return { ...talent, version: 9 };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('tab', { name: 'Personal info' })).toBeInTheDocument();
  expect(sent('POST', `${api}/restore`)).toHaveLength(1);
});

test('a missing talent: a toast says so and the list is next', async () => {
  const missing = afterRender('[aria-busy]', problem(404, 'TALENT_NOT_EXIST'));
  const { currentUrl } = await show(talent, { profile: person('Staff') });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(currentUrl()).toContain('t1');
  network.get('/api/management/talent/gone', missing);
  const view = await renderPage(page, {
    path,
    url: '/management/talent/model/detail/gone',
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Staff'),
  });
  expect(await screen.findByText('The talent does not exist')).toBeInTheDocument();
  await waitFor(() => expect(view.currentUrl()).toBe('/management/talent/model'));
});

const event: TalentAuditEvent = {
  id: 'e1',
  at: '2026-02-03T04:05:06.000Z',
  actor: { id: 'p1', name: 'Somsri Staff' },
  permission: 'Staff',
  action: 'Update',
  changes: [
    { field: 'displayName', before: 'Ploy', after: 'Ploy Pailin' },
    { field: 'tags', before: [], after: ['g1'] },
    { field: 'active', before: true, after: false },
    { field: 'guardian', before: null, after: null },
  ],
};

test('the history shows user, field, old and new value, in pages', async () => {
  const answer = { items: [event], page: 1, size: 10, total: 12 };
  network.get(`${api}/audit`, answer);
  const { currentUrl } = await show(talent);
  await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
  expect(currentUrl()).toBe('/management/talent/model/detail/t1?tab=history');
  const entry = within((await screen.findByText('Edited')).closest('li') as HTMLElement);
  for (const text of ['Somsri Staff, staff', 'Display name', 'Ploy', 'Ploy Pailin', 'Funny']) {
    expect(entry.getByText(text)).toBeInTheDocument();
  }
  expect(entry.getByText('Yes')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(currentUrl()).toBe('/management/talent/model/detail/t1?tab=history&page=2');
  await waitFor(() =>
    expect(sent('GET', `${api}/audit`).at(-1)?.url.search).toBe('?page=2&size=10'),
  );
});

test('a new talent begins with a person that was typed as a user', async () => {
  network.get('/api/talent/tags', []);
  const path = '/management/talent/model/detail';
  const { router } = await renderPage(createPage, {
    ...{ path, url: '/other', locale: 'en', messages: remote.messages },
    profile: person('Staff'),
  });
  const begun = { firstName: 'กานดา', email: 'kanda@dara.test', contactPhone: 7 };
  await act(() => router.navigate(path, { state: { begun } }));
  const email = await screen.findByLabelText(/^Email/);
  await waitFor(() => expect(email).toHaveValue('kanda@dara.test'));
  expect(screen.getByDisplayValue('กานดา')).toBeVisible();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('a failing history is tried again, and staff do not reach it by its address', async () => {
  const url = '/management/talent/model/detail/t1?tab=history';
  network.get(`${api}/audit`, afterRender('[role=tab]', problem(500, 'INTERNAL')));
  const first = await show(talent, { url });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.get(`${api}/audit`, { items: [], page: 1, size: 10, total: 0 });
  await userEvent.click(retry);
  expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
  first.unmount();
  await show(talent, { url, profile: person('Staff') });
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Personal info');
});

describe('talent name', () => {
  const names = {
    displayName: 'น้ำผึ้ง กานต์ธิดา',
    name: { th: 'น้ำผึ้ง กานต์ธิดา', en: 'Namphueng Kanthida Saengdao' },
    nickName: { th: 'น้ำผึ้ง', en: 'Namphueng' },
    firstName: { th: 'กานต์ธิดา', en: 'Kanthida' },
    lastName: { th: 'แสงดาว', en: 'Saengdao' },
  };

  const talent: TalentRecord = { ...emptyTalent, ...names, talentTypes: ['Actor'] };

  const row: TalentRow = {
    ...talent,
    email: 'honey@dara.test',
    missingTranslation: false,
    deletedAt: '2026-01-02T00:00:00.000Z',
  };

  function showDetail(options: RenderOptions = {}) {
    network.get('/api/management/email-change', { pending: null });
    network.get('/api/talent/tags', []);
    network.get('/api/management/talent/t1', talent);
    return renderPage(detailPage, {
      path: '/management/talent/model/detail/:id',
      url: '/management/talent/model/detail/t1',
      locale: 'en',
      messages: remote.messages,
      profile: person('Admin'),
      ...options,
    });
  }

  function showList(url: string) {
    network.get('/api/talent/tags', []);
    network.get('/api/management/talent', { items: [row], page: 1, size: 10, total: 1 });
    return renderPage(listPage, {
      path: '/management/talent/model',
      url,
      locale: 'en',
      messages: remote.messages,
      profile: person('Admin'),
    });
  }

  test('the English page of a talent with a Thai stage name is headed in Latin letters, the stage name beside', async () => {
    await showDetail();
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Namphueng Kanthida Saengdao');
    const head = within(heading.closest('header') as HTMLElement);
    expect(head.getByText('น้ำผึ้ง กานต์ธิดา')).toHaveAttribute('lang', 'th');
    expect(head.getByText('Actor')).toBeInTheDocument();
    // The heading says them.
    expect(head.queryByText('Namphueng')).not.toBeInTheDocument();
    expect(head.queryByText('Kanthida Saengdao')).not.toBeInTheDocument();
    expect(screen.getByRole('tablist', { name: /Namphueng Kanthida/ })).toBeInTheDocument();
  });

  test('the heading of the Thai page is the stage name, once', async () => {
    await showDetail({ locale: 'th' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'น้ำผึ้ง กานต์ธิดา' });
    const head = within(heading.closest('header') as HTMLElement);
    expect(head.getAllByText('น้ำผึ้ง กานต์ธิดา')).toEqual([heading]);
    expect(head.getByText('กานต์ธิดา แสงดาว')).toBeInTheDocument();
  });

  test('the English list names talents in Latin letters, the stage name below', async () => {
    await showList('/management/talent/model');
    const cells = within(await screen.findByRole('row', { name: /Namphueng Kanthida Saengdao/ }));
    expect(cells.getByText('น้ำผึ้ง กานต์ธิดา')).toHaveAttribute('lang', 'th');
    expect(cells.getByRole('checkbox', { name: /Namphueng Kanthida/ })).toBeInTheDocument();
  });

  test('who is restored is named in the language of the page', async () => {
    network.post('/api/management/talent/t1/restore', talent);
    await showList('/management/talent/model?deleted=true');
    const button = await screen.findByRole('button', { name: /Namphueng Kanthida Saengdao/ });
    await userEvent.click(button);
    expect(
      await screen.findByText(/Namphueng Kanthida Saengdao .*restored|restored.*/i),
    ).toBeVisible();
  });
});

describe('talent decision', () => {
  function show(record: TalentRecord) {
    network.get('/api/management/email-change', { pending: null });
    network.get('/api/talent/tags', []);
    network.get(api, record);
    return renderPage(page, {
      path: '/management/talent/model/detail/:id',
      url: '/management/talent/model/detail/t1',
      locale: 'en',
      messages: remote.messages,
      profile: person('Admin'),
    });
  }

  test('while one decision is on its way no other can be taken', async () => {
    let answer: (record: TalentRecord) => void = () => undefined;
    network.put(`${api}/status`, () => new Promise((resolve) => (answer = resolve)));
    await show(talent);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More for Ploy Pailin' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute(
      'aria-disabled',
    );
    const approved = { ...talent, status: 'Approved', version: 8 } as const;
    network.get(api, approved);
    answer(approved);
    expect(await screen.findByText('Ploy Pailin has been approved')).toBeInTheDocument();
    expect(sent('PUT', `${api}/status`)).toHaveLength(1);
  });

  test('rejecting what another user has approved says so and keeps the reason', async () => {
    await show(talent);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Ploy Pailin?' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('Blurred pictures');
    network.put(`${api}/status`, problem(409, 'INVALID_TRANSITION'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Reason/ })).toBeInvalid());
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Blurred pictures');
  });
});

describe('talent actions model', () => {
  const standing = { status: 'Approved', active: true, isTop10: false } as const;

  test.each([
    ['Staff', { status: 'Pending' }, 'approve reject deactivate passwordLink'],
    ['Admin', { status: 'Pending' }, 'approve reject deactivate passwordLink delete'],
    ['Staff', {}, 'deactivate top passwordLink'],
    ['Staff', { isTop10: true }, 'deactivate untop passwordLink'],
    ['Staff', { active: false }, 'activate'],
    ['Admin', {}, 'deactivate top archive passwordLink delete'],
    ['Admin', { status: 'Archived' }, 'deactivate unarchive passwordLink delete'],
    ['Staff', { status: 'Archived' }, 'deactivate passwordLink'],
    ['Staff', { status: 'Rejected' }, 'deactivate passwordLink'],
    ['Business', {}, ''],
    ['Talent', { status: 'Pending' }, ''],
    [undefined, {}, ''],
  ] as const)('%s with %j: %s', (permission, change, actions) => {
    expect(actionsFor({ ...standing, ...change }, permission).join(' ')).toBe(actions);
  });
});

describe('history model', () => {
  const spoken = new Proxy({} as ReturnType<typeof useFormat>, {
    get: (_target, name) => (value: unknown) => `${String(name)}(${String(value)})`,
  });

  // Messages as their ids.
  const intl = {
    formatMessage: ({ id }: { id: string }) => id,
  } as unknown as IntlShape;

  const words: HistoryFormatContext = {
    intl,
    format: spoken,
    tags: [{ id: 'g1', th: 'สายฮา', en: 'Funny' }],
    locale: 'en',
  };

  test.each([
    ['displayName', 'Ploy', ['Ploy']],
    ['displayName', null, []],
    ['phoneNumber', '', []],
    ['firstName', { th: 'พลอย', en: 'Ploy' }, ['พลอย', 'Ploy']],
    ['firstName', { th: 'พลอย', en: '' }, ['พลอย']],
    ['active', false, ['kit.resource.no']],
    ['gender', 'Female', ['agency.domain.gender.Female']],
    ['gender', 'Unheard', ['Unheard']],
    ['nationality', 'TH', ['Thai']],
    ['languages', ['th', 'Isan'], ['Thai', 'Isan']],
    ['birthday', '2001-02-03', ['date(2001-02-03)']],
    ['tags', ['g1', 'สายฮา', 'gone'], ['Funny', 'Funny', 'gone']],
    ['imageIds', [], []],
    ['imageIds', ['a', 'b'], ['kit.record.history.pictures']],
    ['imageAlts', [null, { th: 'ภาพ', en: 'Picture' }], ['ภาพ', 'Picture']],
    ['height', 170.5, ['170.5']],
    [
      'budgets',
      [{ type: 'Post', rateCharge: 5000, detail: 'One' }],
      ['talent.budget.Post · money(5000) · One'],
    ],
    ['experiences', [{ customerName: 'Brand', hireDate: null, link: '' }], ['Brand']],
    [
      'experiences',
      [{ customerName: 'Brand', project: 'First Rain', role: 'Lead', hireDate: '2025-03-01' }],
      ['First Rain · Lead · Brand · date(2025-03-01)'],
    ],
    [
      'socialMedia',
      [{ channel: 'Youtube', name: 'ploy', followers: 12, engagementRate: null }],
      ['agency.domain.channel.Youtube · ploy · talent.manage.field.followers number(12)'],
    ],
    ['guardian', { name: 'Mae', relation: 'mother', phone: '081' }, ['Mae · mother · 081']],
    ['somethingNew', { a: 1, b: ['x'] }, ['1']],
  ])('%s %j reads as %j', (field, value, lines) => {
    expect(valueLines(field, value, talentWording(words), words)).toEqual(lines);
  });
});
