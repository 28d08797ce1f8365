import { describe, expect, test } from 'vitest';
import { ONE_CONNECTION, staffTestApi } from '../../../testing/staff-test-api.ts';
import { GUARDIAN, guardedTalent, mailsDuring, type ReadMail } from '../../../testing/guarded.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

const site = staffTestApi(ONE_CONNECTION);
const { put, post, record, send } = talentCalls(() => site.api);
const year = new Date().getUTCFullYear();
const CHILD = `${year - 12}-01-01`;
const ADULT = `${year - 30}-01-01`;

const child = (row: object = {}) => guardedTalent(site, CHILD, row);
const decide = (id: string, changeId: string | undefined, body: object, who = site.staff) =>
  send(who, 'PUT', `/${id}/change/${changeId}`, body);

const recipients = (mails: readonly ReadMail[]) => mails.map(({ to }) => to).sort();

async function history(id: string): Promise<string[]> {
  const answer = await send(site.admin, 'GET', `/${id}/audit`);
  return answer.json<{ items: { action: string }[] }>().items.map(({ action }) => action);
}

describe('what a minor changes about its birthday', () => {
  test('waits for staff: other fields are written, guardian and agency are notified', async () => {
    const { id, talent } = await child();
    const { version } = await record(talent, id);
    const data = { birthDay: ADULT, bio: { th: 'ใหม่' }, version };
    let saved: TalentRecord | undefined;
    const mails = await mailsDuring(site.api, async () => {
      saved = (await put(talent, id, data)).json<TalentRecord>();
    });
    expect(saved).toMatchObject({
      birthday: CHILD,
      bio: { th: 'ใหม่' },
      version: version + 1,
      pendingChange: { fields: ['birthday'], birthday: ADULT, guardian: null },
    });
    expect(recipients(mails)).toEqual(
      [GUARDIAN.email, site.api.services.config.contactEmail].sort(),
    );
    expect(mails.find(({ to }) => to === GUARDIAN.email)?.text).toMatch(/วันเกิด[\s\S]*the birthday/);
    expect(await record(site.staff, id)).toMatchObject({ pendingChange: saved?.pendingChange });
    expect(await history(id)).toEqual(['Update', 'ChangeRequest']);
    // Nothing else was changed, and the same is asked for once.
    const again = { birthDay: ADULT, version: version + 1 };
    expect(await mailsDuring(site.api, () => put(talent, id, again))).toEqual([]);
    expect(await record(talent, id)).toMatchObject({ version: version + 1 });
  });

  test('applies when staff approve it; talent and guardian are notified', async () => {
    const { id, talent } = await child();
    const { version } = await record(talent, id);
    await put(talent, id, { birthDay: ADULT, version });
    const { pendingChange } = await record(talent, id);
    const mails = await mailsDuring(site.api, async () => {
      const answer = await decide(id, pendingChange?.id, { status: 'Approved' });
      expect(answer.json()).toMatchObject({ birthday: ADULT, pendingChange: null });
    });
    expect(recipients(mails)).toEqual([`${id}@talent.test`, GUARDIAN.email].sort());
    expect(await history(id)).toEqual(['ChangeApproved', 'ChangeRequest']);
    const twice = await decide(id, pendingChange?.id, { status: 'Approved' });
    expect(twice.statusCode).toBe(200);
    const other = await decide(id, pendingChange?.id, { status: 'Rejected', reason: 'x' });
    expect(refusal(other)).toEqual([409, 'INVALID_TRANSITION', []]);
  });

  test('is turned down with a reason that the talent reads', async () => {
    const { id, talent } = await child();
    const { version } = await record(talent, id);
    await put(talent, id, { birthDay: ADULT, version });
    const { pendingChange } = await record(talent, id);
    const none = await decide(id, pendingChange?.id, { status: 'Rejected' });
    expect(refusal(none)).toEqual([400, 'VALIDATION_FAILED', ['reason:required']]);
    const mails = await mailsDuring(site.api, () =>
      decide(id, pendingChange?.id, { status: 'Rejected', reason: 'ไม่ตรงกับบัตร' }),
    );
    expect(recipients(mails)).toEqual([`${id}@talent.test`, GUARDIAN.email].sort());
    expect(mails.find(({ to }) => to !== GUARDIAN.email)?.text).toContain('ไม่ตรงกับบัตร');
    expect(await record(talent, id)).toMatchObject({ birthday: CHILD, pendingChange: null });
  });
});

test('a newer wish replaces the open one and keeps what it says nothing about', async () => {
  const { id, talent } = await child();
  const { version } = await record(talent, id);
  await put(talent, id, { birthDay: ADULT, version });
  const first = (await record(talent, id)).pendingChange;
  const guardian = { ...GUARDIAN, email: `${id}@talent.test` };
  await put(talent, id, { guardian, version });
  const { pendingChange, guardian: inForce } = await record(talent, id);
  expect(inForce).toEqual(GUARDIAN);
  expect(pendingChange).toMatchObject({
    fields: ['birthday', 'guardian'],
    birthday: ADULT,
    guardian: { email: `${id}@talent.test` },
  });
  const stale = await decide(id, first?.id, { status: 'Approved' });
  expect(refusal(stale)).toEqual([409, 'INVALID_TRANSITION', []]);
});

test('an approved guardian must confirm by a new link', async () => {
  const { id, talent } = await child({ guardian_confirmed_at: new Date() });
  const { version, isPublic } = await record(talent, id);
  expect(isPublic).toBe(true);
  const guardian = { ...GUARDIAN, name: 'ย่า', email: 'grandma@home.test' };
  await put(talent, id, { guardian, version });
  expect(await record(talent, id)).toMatchObject({ isPublic: true, guardianState: 'Confirmed' });
  const { pendingChange } = await record(talent, id);
  const mails = await mailsDuring(site.api, () =>
    decide(id, pendingChange?.id, { status: 'Approved' }),
  );
  expect(recipients(mails)).toEqual(
    [`${id}@talent.test`, GUARDIAN.email, 'grandma@home.test'].sort(),
  );
  expect(mails.find(({ to }) => to === 'grandma@home.test')?.token).toEqual(expect.any(String));
  expect(await record(talent, id)).toMatchObject({
    guardian,
    guardianState: 'Waiting',
    isPublic: false,
  });
});

test("an adult's birthday is its own affair, until it would make a minor", async () => {
  const id = await site.records.talent({ birthday: ADULT });
  const talent = await site.api.signIn({ permission: 'Talent', talent_id: id });
  const { version } = await record(talent, id);
  const older = `${year - 31}-02-02`;
  const mails = await mailsDuring(site.api, async () => {
    const answer = await put(talent, id, { birthDay: older, version });
    expect(answer.json()).toMatchObject({ birthday: older, pendingChange: null });
  });
  expect(mails).toEqual([]);
  const younger = { birthDay: CHILD, guardian: GUARDIAN, version: version + 1 };
  expect((await put(talent, id, younger)).json()).toMatchObject({
    birthday: older,
    guardian: null,
    pendingChange: { fields: ['birthday', 'guardian'] },
  });
});

describe('what staff change', () => {
  test('applies immediately, and the previous guardian is notified', async () => {
    const { id } = await child();
    const { version } = await record(site.staff, id);
    const mails = await mailsDuring(site.api, async () => {
      const guardian = { ...GUARDIAN, name: 'พ่อ', email: 'father@home.test' };
      const answer = await put(site.staff, id, { guardian, version });
      expect(answer.json()).toMatchObject({ guardian, pendingChange: null });
    });
    // Mails of one moment leave in any order.
    expect(mails.map(({ to, token }) => [to, token !== undefined]).toSorted()).toEqual([
      ['father@home.test', true],
      [GUARDIAN.email, false],
    ]);
  });

  test("may not make the talent's own address the guardian's", async () => {
    const { id } = await child();
    const { version } = await record(site.staff, id);
    for (const data of [
      { guardian: { ...GUARDIAN, email: `${id}@talent.test` } },
      { guardian: { ...GUARDIAN, email: `${id}+mum@TALENT.test` } },
      { email: GUARDIAN.email },
    ]) {
      const answer = await put(site.staff, id, { ...data, version });
      expect(refusal(answer)).toEqual([400, 'VALIDATION_FAILED', ['guardian.email:ownEmail']]);
    }
    const made = await post(site.staff, {
      displayName: `Own ${id}`,
      firstName: { th: 'ก' },
      lastName: { th: 'ข' },
      gender: 'Female',
      email: GUARDIAN.email,
      birthDay: CHILD,
      guardian: GUARDIAN,
    });
    expect(refusal(made)).toEqual([400, 'VALIDATION_FAILED', ['guardian.email:ownEmail']]);
  });
});

test('of a change that is not there nothing can be decided', async () => {
  const { id, talent } = await child();
  const unknown = '018cc251-f400-7000-8000-000000000000';
  expect(refusal(await decide(id, unknown, { status: 'Approved' }))[1]).toBe('NOT_FOUND');
  expect(refusal(await decide(id, 'x', { status: 'Approved' }))[1]).toBe('NOT_FOUND');
  const own = await decide(id, unknown, { status: 'Approved' }, talent as typeof site.staff);
  expect(refusal(own)[1]).toBe('FORBIDDEN');
});
