import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ValidationError } from 'yup';
import type { ManagementProfile } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { userRecord } from '../../testing/user-record.ts';
import { page as createPage } from './user-create-page.tsx';
import { page } from './user-detail-page.tsx';
import { NO_USER } from '../../parts/user/user-form.model.ts';
import { createSchema, updateSchema } from '../../parts/user/user-form.schema.ts';

const network = mockApi();

const PATH = '/management/setting/user/detail';

const CALL = '/api/management/profile/u1';

function places() {
  for (const kind of ['province', 'district', 'subdistrict']) {
    network.get(`/api/place/${kind}`, { items: [] });
  }
}

const options = {
  locale: 'en',
  messages: remote.messages,
  errorTexts: remote.errorTexts,
  profile: person('Admin'),
} as const;

async function show(record: ManagementProfile, tab = '', pending: object | null = null) {
  places();
  network.get('/api/management/email-change', { pending });
  network.get(CALL, record);
  return renderPage(page, { ...options, path: `${PATH}/:id`, url: `${PATH}/u1${tab}` });
}

const writes = () => network.requests.filter(({ method }) => method !== 'GET');

const dataOf = (body: unknown) => JSON.parse((body as FormData).get('data') as string) as unknown;

test.each(['en', 'th'] as const)(
  'a refused deletion says why, with links to what holds the user, in %s',
  async (locale) => {
    const named = (rule: string, id: string, count = 1) => ({
      ...{ field: 'id', rule, params: { id, th: `ไทย ${id}`, en: `English ${id}`, count } },
    });
    network.delete(
      CALL,
      problem(409, 'UNABLE_TO_DELETE_USER', {
        errors: [
          named('Talent', 't1'),
          named('Hire', 'j1', 3),
          named('Hire', 'j2', 3),
          named('LastOwner', 'b1'),
        ],
      }),
    );
    places();
    network.get('/api/management/email-change', { pending: null });
    network.get(CALL, userRecord());
    await renderPage(page, { ...options, locale, path: `${PATH}/:id`, url: `${PATH}/u1` });
    const isThai = locale === 'th';
    await userEvent.click(await screen.findByRole('button', { name: /Waree Namsai/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: isThai ? 'ลบ' : 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'confirm' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: isThai ? /ลบ .* ไม่ได้/ : /cannot be deleted/ }),
    );
    const word = isThai ? 'ไทย' : 'English';
    for (const [id, href] of [
      ['t1', '/management/talent/model/detail/t1'],
      ['j1', '/management/business/job/detail/j1/application'],
      ['j2', '/management/business/job/detail/j2/application'],
      ['b1', '/management/business/profile/detail/b1'],
    ])
      expect(dialog.getByRole('link', { name: `${word} ${id}` })).toHaveAttribute('href', href);
    expect(dialog.getByText(isThai ? 'และอีก 1 รายการ' : 'and 1 more')).toBeVisible();
    expect(screen.queryByText('Unable to delete the user')).toBeNull();
  },
);

test('a user who is not there leads to the list, with a word', async () => {
  network.get(CALL, problem(404, 'USER_NOT_EXIST'));
  const { currentUrl } = await renderPage(page, {
    ...options,
    path: `${PATH}/:id`,
    url: `${PATH}/u1`,
  });
  expect(await screen.findByText('The user does not exist')).toBeInTheDocument();
  await waitFor(() => expect(currentUrl()).toBe('/management/setting/user'));
});

test('an administrator adds a user; a duplicate is reported at its field', async () => {
  places();
  network.post('/api/management/profile', problem(409, 'USER_ALREADY_EXISTS'));
  const { currentUrl } = await renderPage(createPage, { ...options, path: PATH });
  await userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), 'Waree');
  await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Namsai');
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'nam@dara.test');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('The user already exists')).length).toBeGreaterThan(0);
  network.post('/api/management/profile', userRecord());
  network.get(CALL, userRecord());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(currentUrl()).toBe(`${PATH}/u1`));
  expect(dataOf(writes().at(-1)?.body)).toEqual({
    email: 'nam@dara.test',
    firstName: 'Waree',
    lastName: 'Namsai',
    permission: 'Staff',
    language: 'th',
    active: true,
    country: 'TH',
  });
});

test.each([
  ['Talent', 'the talent', '/management/talent/model/detail'],
  ['Business', 'the business', '/management/business/profile/detail'],
])(
  'a user of kind %s continues in the form of %s with what was typed',
  async (kind, what, path) => {
    places();
    const { currentUrl, router } = await renderPage(createPage, { ...options, path: PATH });
    await userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), 'Waree');
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'nam@dara.test');
    await userEvent.click(screen.getByRole('radio', { name: kind }));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: `Continue with ${what}` }));
    await waitFor(() => expect(currentUrl()).toBe(path));
    const begun = { firstName: 'Waree', email: 'nam@dara.test' };
    expect(router.state.location.state).toMatchObject({ begun });
    expect(writes()).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft.user'))).toEqual([]);
  },
);

test('a country abroad takes the place of the Thai codes', async () => {
  network.put(CALL, userRecord({ country: 'JP', version: 4 }));
  const place = { province: '50', district: '5001', subDistrict: '500101', postalCode: '50200' };
  await show(userRecord(place));
  expect(await screen.findByRole('textbox', { name: 'Postal code' })).toHaveValue('50200');
  await userEvent.click(screen.getByRole('combobox', { name: /Country/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Japan' }));
  expect(screen.queryByRole('textbox', { name: 'Postal code' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  const none = { province: null, district: null, subDistrict: null, postalCode: null };
  expect(dataOf(writes()[0]?.body)).toEqual({ version: 3, country: 'JP', ...none });
});

test('a save sends what was changed alone', async () => {
  network.put(CALL, userRecord({ contactPhone: '0812345678', version: 4 }));
  await show(userRecord());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone number' }), '0812345678');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(dataOf(writes()[0]?.body)).toEqual({ version: 3, contactPhone: '0812345678' });
});

test('deactivating asks for a confirmation, and a refusal is shown with its reason', async () => {
  network.put(CALL, problem(409, 'UNABLE_TO_DEACTIVATE'));
  await show(userRecord());
  await userEvent.click(await screen.findByRole('button', { name: /Waree Namsai/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('Unable to deactivate account')).toBeInTheDocument();
  expect(dataOf(writes()[0]?.body)).toEqual({ version: 3, active: false });
});

test('of oneself neither permission nor activity is offered', async () => {
  await show(userRecord({ id: person('Admin').id, permission: 'Admin' }));
  expect(await screen.findByText('Nobody changes their own permission')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Staff' })).toBeNull();
});

test('sign-ins say when, from where and by which browser, and sessions are ended', async () => {
  const place = { browser: 'Firefox', system: 'Windows', address: '203.0.113.7' };
  const at = '2026-01-02T00:00:00.000Z';
  const session = { id: 's1', ...place, startedAt: at, lastUsedAt: at, isCurrent: false };
  const unknown = { ...session, id: 's2', browser: null, system: null };
  network.get(`${CALL}/session`, { items: [session, unknown] });
  const entries = [
    { id: 'e2', at, action: 'SignIn', ...place, count: 1 },
    { id: 'e1', at, action: 'FailSignIn', ...place, address: '203.0.113.9', count: 10 },
  ];
  network.get(`${CALL}/signin`, { items: entries, page: 1, size: 10, total: 2 });
  network.delete(`${CALL}/session/s1`, new Response(null, { status: 204 }));
  await show(userRecord(), '?tab=signin');
  expect(await screen.findByText('Failed 10 times')).toBeInTheDocument();
  expect(screen.getByText('203.0.113.9')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign out Unknown device' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox · Windows' }));
  expect(await screen.findByText('That device is signed out')).toBeInTheDocument();
});

describe('another email that was asked for', () => {
  const CHANGES = '/api/management/email-change';
  const CHANGE = {
    id: 'c1',
    before: 'nam@dara.test',
    email: 'new@dara.test',
    askedBy: { id: 'u9', name: 'Anan' },
    askedAt: '2026-11-24T03:00:00.000Z',
    expiresAt: '2026-12-01T03:00:00.000Z',
    isNewConfirmed: true,
    isOldConfirmed: false,
    isOldLost: false,
    isApproved: false,
    canManage: true,
    canDecide: false,
  };
  async function showWaiting(more: object = {}) {
    return show(userRecord(), '', { ...CHANGE, ...more });
  }
  const box = () =>
    screen.findByRole('region', { name: 'A new email waits to be confirmed: new@dara.test' });

  test('says who has yet to confirm, and is cancelled', async () => {
    await showWaiting();
    const waiting = within(await box());
    expect(waiting.getByText('new@dara.test has confirmed')).toBeVisible();
    expect(waiting.getByText(/nam@dara.test has yet to agree/)).toBeVisible();
    expect(waiting.queryByRole('button', { name: 'Approve' })).toBeNull();
    network.delete(`${CHANGES}/c1`);
    network.get(CHANGES, { pending: null });
    await userEvent.click(waiting.getByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByText('Cancelled. The email stays as it is')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/has yet to agree/)).toBeNull());
  });

  test('asks a second member of the team where the old address is lost', async () => {
    await showWaiting();
    network.post(`${CHANGES}/c1/old-lost`);
    const waiting = within(await box());
    await userEvent.click(waiting.getByRole('button', { name: 'The old address is lost' }));
    const sure = within(await screen.findByRole('alertdialog'));
    network.get(CHANGES, { pending: { ...CHANGE, isOldLost: true } });
    await userEvent.click(sure.getByRole('button', { name: 'confirm' }));
    expect(await screen.findByText(/is said to be lost/)).toBeVisible();
  });

  test('is approved by the second, who is asked first', async () => {
    await showWaiting({ isOldLost: true, canDecide: true });
    network.post(`${CHANGES}/c1/decision`);
    await userEvent.click(within(await box()).getByRole('button', { name: 'Approve' }));
    const sure = within(await screen.findByRole('alertdialog'));
    expect(writes()).toEqual([]);
    await userEvent.click(sure.getByRole('button', { name: 'confirm' }));
    expect(await screen.findByText('Approved')).toBeVisible();
    expect(writes().at(-1)?.body).toEqual({ isApproved: true });
  });

  test('that is over says so', async () => {
    await showWaiting({ isOldLost: true, canDecide: true });
    network.post(`${CHANGES}/c1/decision`, problem(404, 'EMAIL_CHANGE_NOT_EXIST'));
    await userEvent.click(within(await box()).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(/^This change is over/)).toBeVisible();
  });
});

describe('user form schema', () => {
  const admin = { ...NO_USER, email: 'admin@dara.example', firstName: 'Admin', lastName: 'A' };

  /** Names of the fields that are refused. */
  async function refused(schema: typeof createSchema, value: object): Promise<unknown[]> {
    try {
      await schema.validate(value, { abortEarly: false });
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return error.inner.map(({ path }) => path);
    }
  }

  test('an address from configuration is checked when new or changed, not when unchanged', async () => {
    expect(await refused(updateSchema(admin), admin)).toEqual([]);
    expect(await refused(updateSchema(admin), { ...admin, email: 'boss@dara.example' })).toEqual([
      'email',
    ]);
    expect(await refused(createSchema, admin)).toEqual(['email']);
  });
});
