import { afterEach, expect, vi, test } from 'vitest';
import PostalMime from 'postal-mime';
import { TALENT_STATUSES, TALENT_TRANSITIONS, type TalentStatus } from '@dara/model';
import { newId } from '../../../kernel/new-id.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';
import type { SignedIn } from '../../../testing/test-api.ts';

const setup = staffTestApi();

afterEach(() => {
  vi.restoreAllMocks();
});

const { send, put, record } = talentCalls(() => setup.api);
const move = (who: SignedIn, id: string, body: object) => send(who, 'PUT', `/${id}/status`, body);

async function ownTalent(status: TalentStatus, language: 'th' | 'en' = 'th') {
  const id = await setup.records.talent({ status });
  const talent = await setup.api.signIn({ permission: 'Talent', talent_id: id, language });
  return { id, talent };
}

const PAIRS = TALENT_STATUSES.flatMap((from) =>
  TALENT_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
);

test.each(PAIRS)('from %s to %s only who may', async (from, to) => {
  const allowed = TALENT_TRANSITIONS[from][to];
  const body = { status: to, reason: 'เพราะ' };
  for (const role of ['Owner', 'Staff', 'Admin'] as const) {
    const { id, talent } = await ownTalent(from);
    const who = { Owner: talent, Staff: setup.staff, Admin: setup.admin }[role];
    const answer = await move(who, id, body);
    if (!allowed) expect(refusal(answer)).toEqual([409, 'INVALID_TRANSITION', []]);
    else if (!allowed.includes(role)) expect(refusal(answer)).toEqual([403, 'FORBIDDEN', []]);
    else expect(answer.json()).toMatchObject({ status: to, version: 2 });
    const isMoved = allowed?.includes(role) ?? false;
    expect(await record(setup.staff, id)).toMatchObject({ status: isMoved ? to : from });
  }
});

test('a registration is not approved before its address is confirmed, but can be rejected', async () => {
  const { id } = await ownTalent('Pending');
  const confirm = (email_confirmed_at: Date | null) =>
    setup.records.db
      .updateTable('profile')
      .set({ email_confirmed_at })
      .where('talent_id', '=', id)
      .execute();
  await confirm(null);
  const approve = () => move(setup.staff, id, { status: 'Approved' });
  expect(refusal(await approve())).toEqual([409, 'TALENT_ADDRESS_UNCONFIRMED', []]);
  await confirm(new Date());
  expect((await approve()).json()).toMatchObject({ status: 'Approved' });
  const other = await ownTalent('Pending');
  await setup.records.db
    .updateTable('profile')
    .set({ email_confirmed_at: null })
    .where('talent_id', '=', other.id)
    .execute();
  const rejected = await move(setup.staff, other.id, { status: 'Rejected', reason: 'สแปม' });
  expect(rejected.json()).toMatchObject({ status: 'Rejected' });
});

test('a rejection needs its reason, which the talent reads until it sends in again', async () => {
  const { id, talent } = await ownTalent('Pending');
  for (const body of [{ status: 'Rejected' }, { status: 'Rejected', reason: '  ' }]) {
    expect(refusal(await move(setup.staff, id, body))).toEqual([
      400,
      'VALIDATION_FAILED',
      ['reason:required'],
    ]);
  }
  await move(setup.staff, id, { status: 'Rejected', reason: 'รูปไม่ชัด' });
  expect(await record(talent, id)).toMatchObject({ status: 'Rejected', statusReason: 'รูปไม่ชัด' });
  const again = await move(talent, id, { status: 'Pending' });
  expect(again.json()).toMatchObject({ status: 'Pending', statusReason: null });
});

test.each([
  ['th', 'Approved', 'ได้รับการอนุมัติแล้ว'],
  ['en', 'Approved', 'has been approved'],
  ['th', 'Rejected', 'ยังไม่ผ่านการอนุมัติ'],
  ['en', 'Rejected', 'has not been approved yet'],
] as const)('writes in %s that it is %s', async (language, status, subject) => {
  const { id } = await ownTalent('Pending', language);
  const sent = (await setup.api.services.outbox()).length;
  await move(setup.staff, id, { status, reason: 'เหตุผล <ดี>' });
  const mails = (await setup.api.services.outbox()).slice(sent);
  expect(mails).toHaveLength(1);
  const mail = await PostalMime.parse(mails[0]!);
  expect(mail.to?.[0]?.address).toBe(`${id}@talent.test`);
  expect(mail.subject?.split(' · ')[0]).toContain(subject);
  expect(mail.text).toContain('/talent/profile');
  expect(mail.text?.includes('เหตุผล <ดี>')).toBe(status === 'Rejected');
  expect(mail.html).not.toContain('<ดี>');
});

test('a second click finds it done and writes no second mail', async () => {
  const { id } = await ownTalent('Pending');
  const sent = (await setup.api.services.outbox()).length;
  const body = { status: 'Approved' };
  const answers = await Promise.all([move(setup.staff, id, body), move(setup.staff, id, body)]);
  for (const answer of answers) {
    expect(answer.json()).toMatchObject({ status: 'Approved', version: 2 });
  }
  expect(await setup.api.services.outbox()).toHaveLength(sent + 1);
});

test('a mail that does not leave undoes nothing', async () => {
  const { id } = await ownTalent('Pending');
  vi.spyOn(setup.api.services.mail, 'send').mockRejectedValue(new Error('no mail server'));
  expect((await move(setup.staff, id, { status: 'Approved' })).statusCode).toBe(200);
  expect(await record(setup.staff, id)).toMatchObject({ status: 'Approved' });
});

test('approved, active and consenting is public; archived is not, and has no place in the top 10', async () => {
  const { id } = await ownTalent('Pending');
  const publicly = async () => (await setup.api.app.inject(`/api/talent/${id}`)).statusCode;
  expect(await publicly()).toBe(404);
  await move(setup.staff, id, { status: 'Approved' });
  expect(await publicly()).toBe(200);
  await put(setup.staff, id, { isTop10: true, version: 2 });
  const archived = await move(setup.admin, id, { status: 'Archived' });
  expect(archived.json()).toMatchObject({ isTop10: false });
  expect(await publicly()).toBe(404);
});

test('of two concurrent different decisions one wins, with one mail', async () => {
  for (const version of [1, undefined]) {
    const { id } = await ownTalent('Pending', 'en');
    const sent = (await setup.api.services.outbox()).length;
    const [approved, rejected] = await Promise.all([
      move(setup.staff, id, { status: 'Approved', version }),
      move(setup.admin, id, { status: 'Rejected', reason: 'Blurred pictures', version }),
    ]);
    const answers = [approved, rejected].sort((a, b) => a.statusCode - b.statusCode);
    expect(answers[0]?.statusCode).toBe(200);
    expect(refusal(answers[1]!)).toEqual([409, 'INVALID_TRANSITION', []]);
    const stands = approved.statusCode === 200 ? 'Approved' : 'Rejected';
    expect(await record(setup.staff, id)).toMatchObject({
      status: stands,
      statusReason: stands === 'Rejected' ? 'Blurred pictures' : null,
      version: 2,
    });
    const mails = (await setup.api.services.outbox()).slice(sent);
    expect(mails).toHaveLength(1);
    const { subject } = await PostalMime.parse(mails[0]!);
    expect(subject).toContain(
      stands === 'Approved' ? 'has been approved' : 'has not been approved yet',
    );
  }
});

test('a rejection of what has been rejected meanwhile keeps the first reason', async () => {
  const { id } = await ownTalent('Pending');
  const reject = (who: SignedIn, reason: string) =>
    move(who, id, { status: 'Rejected', reason, version: 1 });
  const first = await reject(setup.staff, 'One');
  const second = await reject(setup.admin, 'Two');
  expect(first.json()).toMatchObject({ statusReason: 'One', version: 2 });
  expect(second.json()).toMatchObject({ statusReason: 'One', version: 2 });
});

test('a stale version is a conflict', async () => {
  const { id } = await ownTalent('Pending');
  await put(setup.staff, id, { height: 160, version: 1 });
  const answer = await move(setup.staff, id, { status: 'Approved', version: 1 });
  expect(refusal(answer)).toEqual([409, 'VERSION_CONFLICT', []]);
});

test('who is hired is not archived', async () => {
  const { id } = await ownTalent('Approved');
  const job_id = await setup.records.job({ business_profile_id: await setup.records.business() });
  await setup.records.db
    .insertInto('job_application')
    .values({ id: newId(), job_id, talent_id: id, status: 'Hired' })
    .execute();
  const answer = await move(setup.admin, id, { status: 'Archived' });
  expect(refusal(answer).slice(0, 2)).toEqual([409, 'UNABLE_TO_DEACTIVATE']);
});
