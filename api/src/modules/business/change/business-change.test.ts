import { beforeEach, describe, expect, test } from 'vitest';
import { formOf, imageBytes } from '../../../testing/form.ts';
import { text } from '../../../testing/records.ts';
import { businessData } from '../../../testing/registration.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import type { BusinessRecord } from '../record/business.schema.ts';

const site = staffTestApi();
const PATH = '/api/management/business';
const NAME = { th: 'บริษัท เดิม จำกัด', en: 'The Former Co.' };
const OTHER_NAME = { th: 'ธนาคารแห่งใหม่', en: 'The New Bank' };
const taxIdOf = () => String(businessData()['taxId']);

let id: string;
let taxId: string;
let owner: SignedIn;
beforeEach(async () => {
  taxId = taxIdOf();
  id = await site.records.business({
    ...{ company_name: text(NAME.th, NAME.en), tax_id: taxId, branch_no: '00000' },
    ...{ website: 'https://former.test/', show_as_client: true, contact_name: 'มาลี' },
  });
  owner = await site.api.signIn({ permission: 'Business', business_profile_id: id });
});

const send = (
  who: SignedIn | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  payload?: object,
) =>
  site.api.app.inject({
    ...{ method, url: `${PATH}/${id}${path}`, headers: who?.headers ?? {} },
    ...(payload ? { payload } : {}),
  });
const read = async (who = site.staff) => (await send(who, 'GET')).json<BusinessRecord>();
const put = async (data: object, who = owner) =>
  send(who, 'PUT', '', { data: { version: (await read()).version, ...data } });
const decide = async (changeId: string, body: object, who = site.staff) =>
  send(who, 'PUT', `/change/${changeId}`, { version: (await read()).version, ...body });
const codeOf = (answer: { statusCode: number; body: string }) =>
  `${answer.statusCode} ${(JSON.parse(answer.body || '{}') as { code?: string }).code ?? ''}`.trim();

/** Has the owner propose something, and answers the proposal. */
async function propose(data: object = { companyName: OTHER_NAME }) {
  const answer = await put(data);
  expect(answer.statusCode).toBe(200);
  return answer.json<BusinessRecord>().pendingChange!;
}
const imageRow = (image: string) =>
  site.records.db
    .selectFrom('image')
    .select(['access', 'deleted_at'])
    .where('id', '=', image)
    .executeTakeFirstOrThrow();
async function putLogo(who: SignedIn, colour: string) {
  const data = { version: (await read()).version };
  const form = await formOf(data, { logoFile: await imageBytes(colour) }, who.headers);
  return site.api.app.inject({ method: 'PUT', url: `${PATH}/${id}`, ...form });
}
/** Gives it its row among the clients. */
async function showAsClient(): Promise<void> {
  for (const shown of [false, true]) await put({ showAsClient: shown }, site.staff);
}
const clientOf = () =>
  site.records.db
    .selectFrom('client')
    .select(['name', 'link'])
    .where('business_profile_id', '=', id)
    .executeTakeFirstOrThrow();
const noticesOf = (who: SignedIn, kind: string) =>
  site.records.db
    .selectFrom('notice')
    .select(['data', 'kind'])
    .where('recipient_id', '=', who.id)
    .where('entity_id', '=', id)
    .where('kind', '=', kind as never)
    .orderBy('created_at')
    .execute();
const historyOf = async () =>
  (await send(site.staff, 'GET', '/audit'))
    .json<{ items: { action: string; changes: unknown[] }[] }>()
    .items.toReversed();

describe('name, website and tax data of an approved business', () => {
  test('wait for staff; other fields of the same save apply immediately, and the public ones stay', async () => {
    await showAsClient();
    const tax = taxIdOf();
    const wanted = { companyName: OTHER_NAME, website: 'new.test', taxId: tax, branchNo: '00003' };
    const answer = await put({ ...wanted, industry: 'การเงิน' });
    expect(answer.json()).toMatchObject({
      ...{ companyName: NAME, website: 'https://former.test/', taxId, branchNo: '00000' },
      industry: 'การเงิน',
      pendingChange: {
        fields: ['companyName', 'website', 'taxId', 'branchNo'],
        ...{ companyName: OTHER_NAME, website: 'https://new.test/', taxId: tax, branchNo: '00003' },
      },
    });
    expect(await clientOf()).toEqual({ name: NAME, link: 'https://former.test/' });
    expect(await noticesOf(site.staff, 'BusinessChangeRequested')).toHaveLength(1);
    expect((await historyOf()).map(({ action }) => action)).toEqual([
      ...['Update', 'Update', 'Update', 'ChangeRequest'],
    ]);
    expect((await historyOf()).at(-1)!.changes).toContainEqual({
      ...{ field: 'companyName', before: NAME, after: OTHER_NAME },
    });
  });

  test('apply when staff accept them, and its users are notified', async () => {
    await showAsClient();
    const change = await propose({ companyName: OTHER_NAME, website: null });
    const accepted = await decide(change.id, { status: 'Approved' });
    expect(accepted.json()).toMatchObject({
      ...{ companyName: OTHER_NAME, website: null, taxId, pendingChange: null },
    });
    expect(await clientOf()).toEqual({ name: OTHER_NAME, link: null });
    expect(await noticesOf(owner, 'BusinessChangeDecided')).toMatchObject([
      { data: { status: 'Approved' } },
    ]);
    expect((await historyOf()).at(-1)).toMatchObject({
      action: 'ChangeApproved',
      changes: expect.arrayContaining([{ field: 'companyName', before: NAME, after: OTHER_NAME }]),
    });
  });

  test('stay as they are when staff decline, which needs a reason that its people read', async () => {
    const change = await propose();
    const bare = await decide(change.id, { status: 'Rejected', reason: '  ' });
    expect(bare.json().errors).toMatchObject([{ field: 'reason', rule: 'required' }]);
    const declined = await decide(change.id, { status: 'Rejected', reason: 'ไม่ตรงกับหนังสือรับรอง' });
    expect(declined.json()).toMatchObject({ companyName: NAME, pendingChange: null });
    expect(await noticesOf(owner, 'BusinessChangeDecided')).toMatchObject([
      { data: { status: 'Rejected', reason: 'ไม่ตรงกับหนังสือรับรอง' } },
    ]);
    expect((await historyOf()).at(-1)).toMatchObject({ action: 'ChangeRejected' });
  });

  test('may be requested again and withdrawn; an unchanged value requests nothing', async () => {
    const same = await put({ companyName: NAME, taxId });
    expect(same.json()).toMatchObject({ pendingChange: null, version: 1 });
    const first = await propose();
    const second = await propose({ website: 'second.test' });
    // A newer wish takes over what it says nothing about.
    expect(second).toMatchObject({ fields: ['companyName', 'website'], companyName: OTHER_NAME });
    expect(second.id).not.toBe(first.id);
    const { version } = await read();
    expect((await put({ website: 'second.test' })).json().version).toBe(version);
    const withdrawn = await send(owner, 'DELETE', `/change/${second.id}`);
    expect(withdrawn.json()).toMatchObject({ companyName: NAME, pendingChange: null });
    expect((await send(owner, 'DELETE', `/change/${second.id}`)).statusCode).toBe(200);
    expect((await historyOf()).at(-1)).toMatchObject({ action: 'ChangeWithdrawn' });
    expect(codeOf(await decide(second.id, { status: 'Approved' }))).toBe('409 INVALID_TRANSITION');
    expect((await read()).companyName).toEqual(NAME);
  });

  test('are validated when requested, and again when accepted', async () => {
    for (const [data, field] of [
      [{ companyName: { th: ' ' } }, 'companyName.th'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ taxId: '0105551234566' }, 'taxId'],
      [{ taxId: null }, 'taxId'],
    ] as const) {
      expect((await put(data)).json().errors).toMatchObject([{ field }]);
    }
    const tax = taxIdOf();
    const change = await propose({ taxId: tax });
    await site.records.business({ tax_id: tax, branch_no: '00000' });
    expect(codeOf(await decide(change.id, { status: 'Approved' }))).toBe('409 TAX_ID_DUPLICATE');
    expect(await read()).toMatchObject({ taxId, pendingChange: { id: change.id } });
  });
});

describe('the logo of an approved business', () => {
  test('waits unseen, replaces the one before when it is accepted, and is dropped otherwise', async () => {
    const before = (await putLogo(site.staff, '#111111')).json<BusinessRecord>().logo!;
    const first = (await putLogo(owner, '#222222')).json<BusinessRecord>();
    expect(first).toMatchObject({ logo: { id: before.id }, pendingChange: { fields: ['logo'] } });
    const dropped = first.pendingChange!.logo!;
    const url = `/api/image/${dropped.id}/160.jpg`;
    const stranger = await site.api.signIn({ permission: 'Business' });
    for (const [who, status] of [
      [null, 404],
      [stranger, 404],
      [owner, 200],
      [site.staff, 200],
    ] as const) {
      const headers = who?.headers ?? {};
      expect((await site.api.app.inject({ url, headers })).statusCode).toBe(status);
    }
    const second = (await putLogo(owner, '#333333')).json<BusinessRecord>().pendingChange!;
    expect((await imageRow(dropped.id)).deleted_at).not.toBeNull();
    const accepted = (await decide(second.id, { status: 'Approved' })).json<BusinessRecord>();
    expect(accepted.logo!.id).toBe(second.logo!.id);
    expect(await imageRow(second.logo!.id)).toEqual({ access: 'public', deleted_at: null });
    expect((await imageRow(before.id)).deleted_at).not.toBeNull();
    const third = (await putLogo(owner, '#444444')).json<BusinessRecord>().pendingChange!;
    await send(owner, 'DELETE', `/change/${third.id}`);
    expect((await imageRow(third.logo!.id)).deleted_at).not.toBeNull();
    const none = await propose({ logoId: null });
    expect(none).toMatchObject({ fields: ['logo'], logo: null });
    expect((await read()).logo!.id).toBe(second.logo!.id);
    expect((await decide(none.id, { status: 'Approved' })).json().logo).toBeNull();
  });
});

describe('who decides at the same time', () => {
  test('of two who accept, both are answered and one change is written', async () => {
    const change = await propose();
    const { version } = await read();
    const body = { status: 'Approved', version };
    const answers = await Promise.all(
      [site.staff, site.admin].map((who) => send(who, 'PUT', `/change/${change.id}`, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await historyOf()).filter(({ action }) => action === 'ChangeApproved')).toHaveLength(1);
    expect(await noticesOf(owner, 'BusinessChangeDecided')).toHaveLength(1);
    expect((await read()).version).toBe(version + 1);
    const late = await decide(change.id, { status: 'Rejected', reason: 'x' });
    expect(codeOf(late)).toBe('409 INVALID_TRANSITION');
  });

  test('a replaced request, or one beside an unseen edit, cannot be accepted', async () => {
    const shown = await propose();
    await propose({ companyName: { th: 'อีกชื่อหนึ่ง', en: '' } });
    expect(codeOf(await decide(shown.id, { status: 'Approved' }))).toBe('409 INVALID_TRANSITION');
    const current = (await read()).pendingChange!;
    const { version } = await read();
    await put({ website: 'staff.test' }, site.staff);
    const body = { status: 'Approved', version };
    const stale = await send(site.staff, 'PUT', `/change/${current.id}`, body);
    expect(codeOf(stale)).toBe('409 VERSION_CONFLICT');
    expect(stale.json().current).toMatchObject({ pendingChange: { id: current.id } });
    expect((await read()).companyName).toEqual(NAME);
    const blind = await send(site.staff, 'PUT', `/change/${current.id}`, { status: 'Approved' });
    expect(blind.statusCode).toBe(400);
  });

  test('a business that was suspended meanwhile keeps what it is called, and can be declined', async () => {
    const change = await propose();
    await send(site.staff, 'PUT', '/status', { status: 'Suspended', reason: 'ค้างชำระ' });
    expect(codeOf(await put({ companyName: NAME }))).toBe('409 BUSINESS_SUSPENDED');
    const withdrawn = await send(owner, 'DELETE', `/change/${change.id}`);
    expect(codeOf(withdrawn)).toBe('409 BUSINESS_SUSPENDED');
    const accepted = await decide(change.id, { status: 'Approved' });
    expect(codeOf(accepted)).toBe('409 BUSINESS_NOT_APPROVED');
    expect((await read()).companyName).toEqual(NAME);
    const declined = await decide(change.id, { status: 'Rejected', reason: 'ระงับอยู่' });
    expect(declined.statusCode).toBe(200);
  });

  test('an instance that dies while accepting leaves the proposal unchanged', async () => {
    const change = await propose();
    const { publish } = site.api.services.events;
    site.api.services.events.publish = () => Promise.reject(new Error('connection lost'));
    const answer = await decide(change.id, { status: 'Approved' });
    site.api.services.events.publish = publish;
    expect(answer.statusCode).toBe(500);
    expect(await read()).toMatchObject({ companyName: NAME, pendingChange: { id: change.id } });
    expect(await noticesOf(owner, 'BusinessChangeDecided')).toEqual([]);
    expect((await decide(change.id, { status: 'Approved' })).statusCode).toBe(200);
  });
});

describe('who may not', () => {
  test('cannot propose, decide or withdraw, and other proposals do not exist', async () => {
    const change = await propose();
    const person = { permission: 'Business', business_profile_id: id } as const;
    const member = await site.api.signIn({ ...person, business_role: 'Member' });
    const stranger = await site.api.signIn({
      ...person,
      business_profile_id: await site.records.business(),
    });
    const talent = await site.api.signIn({ permission: 'Talent' });
    const approve = { status: 'Approved' };
    const path = `/change/${change.id}`;
    expect(codeOf(await put({ companyName: NAME }, member))).toBe('403 FORBIDDEN');
    expect(codeOf(await put({ companyName: OTHER_NAME }, stranger))).toBe('404 BUSINESS_NOT_EXIST');
    for (const who of [owner, member, stranger, talent]) {
      expect(codeOf(await decide(change.id, approve, who))).toBe('403 FORBIDDEN');
    }
    expect(codeOf(await send(null, 'PUT', path, approve))).toBe('401 TOKEN_INVALID');
    expect(codeOf(await send(null, 'DELETE', path))).toBe('401 TOKEN_INVALID');
    expect(codeOf(await send(member, 'DELETE', path))).toBe('403 FORBIDDEN');
    expect(codeOf(await send(stranger, 'DELETE', path))).toBe('404 BUSINESS_NOT_EXIST');
    expect(codeOf(await send(site.staff, 'DELETE', path))).toBe('403 FORBIDDEN');
    // By the address of another business, which is there.
    const own = await site.records.business();
    const elsewhere = await site.api.app.inject({
      ...{ method: 'PUT', url: `${PATH}/${own}${path}`, headers: site.staff.headers },
      payload: { ...approve, version: 1 },
    });
    expect(elsewhere.statusCode).toBe(404);
    for (const body of [
      { status: 'Open' },
      { ...approve, companyName: OTHER_NAME },
      { ...approve, version: 'x' },
    ]) {
      expect((await decide(change.id, body)).statusCode).toBe(400);
    }
    for (const none of ['x', id]) expect((await decide(none, approve)).statusCode).toBe(404);
    expect(await read()).toMatchObject({ companyName: NAME, pendingChange: { id: change.id } });
  });

  test('fill the desks of staff: twenty proposals a day', async () => {
    for (let index = 0; index < 20; index += 1) await propose({ website: `n${index}.test` });
    expect(codeOf(await put({ website: 'more.test' }))).toBe('429 RATE_LIMITED');
    // The rest of the profile is still theirs to edit.
    expect((await put({ industry: 'x' })).statusCode).toBe(200);
  });
});

describe('what does not wait', () => {
  test('a business that waits for approval edits freely', async () => {
    await send(site.staff, 'PUT', '/status', { status: 'Suspended', reason: 'x' });
    await site.records.db
      .updateTable('business_profile')
      .set({ status: 'Pending' })
      .where('id', '=', id)
      .execute();
    const tax = taxIdOf();
    const answer = await put({ companyName: OTHER_NAME, taxId: tax });
    expect(answer.json()).toMatchObject({
      ...{ companyName: OTHER_NAME, taxId: tax, pendingChange: null },
    });
  });

  test('staff write directly', async () => {
    const answer = await put({ companyName: OTHER_NAME }, site.staff);
    expect(answer.json()).toMatchObject({ companyName: OTHER_NAME, pendingChange: null });
  });
});
