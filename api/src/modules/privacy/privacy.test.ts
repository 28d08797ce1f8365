import { describe, expect, test } from 'vitest';
import { PRIVACY_STATUSES, PRIVACY_TRANSITIONS } from '@dara/model';
import { today } from '../../kernel/age.ts';
import { GUARDIAN, guardedTalent, mailsDuring } from '../../testing/guarded.ts';
import { privacyCalls } from '../../testing/privacy-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { refusal } from '../../testing/talent-calls.ts';

const site = staffTestApi();
const { ask, own, withdraw, get, create, identify, move } = privacyCalls(() => site.api);

async function ownTalent() {
  const id = await site.records.talent();
  return { id, talent: await site.api.signIn({ permission: 'Talent', talent_id: id }) };
}
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe('asking for oneself', () => {
  test('is stored once per kind, due in 30 days, notified to the agency once, and audited', async () => {
    const { id, talent } = await ownTalent();
    const mails = await mailsDuring(site.api, async () => {
      const answers = await Promise.all([
        ask(talent, { kind: 'Erasure', reason: ' เลิกทำงาน ' }),
        ask(talent),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 201]);
      expect(answers[0]!.json().id).toBe(answers[1]!.json().id);
    });
    await ask(talent, { kind: 'Access' });
    const { adminEmail } = site.api.services.config;
    expect(mails.filter(({ to }) => to !== site.admin.email)).toMatchObject([{ to: adminEmail }]);
    const items = (await own(talent)).json().items;
    expect(items).toMatchObject([
      { kind: 'Access', status: 'Open', dueOn: dayAfter(today(), 30) },
      { kind: 'Erasure', status: 'Open', answer: null },
    ]);
    const events = await site.api.services.db
      .selectFrom('audit_event')
      .select(['action', 'actor_id'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'ErasureRequest', actor_id: talent.id },
      { action: 'AccessRequest', actor_id: talent.id },
    ]);
    const bell = await site.api.app.inject({ url: '/api/notice', headers: site.admin.headers });
    expect(bell.json().items).toContainEqual(
      expect.objectContaining({
        kind: 'PrivacyRequested',
        path: `/management/setting/privacy/detail/${items[1].id}`,
      }),
    );
    const staffBell = await site.api.app.inject({
      url: '/api/notice',
      headers: site.staff.headers,
    });
    expect(staffBell.body).not.toContain('PrivacyRequested');
  });

  test('counts the messages from the same address that go with an erasure', async () => {
    const { talent } = await ownTalent();
    const row = (email: string) => ({
      id: crypto.randomUUID(),
      name: 'x',
      email,
      message: 'x',
      digest: 'x',
    });
    const rows = [talent.email.toUpperCase(), talent.email, 'else@talent.test'].map(row);
    await site.records.db.insertInto('contact').values(rows).execute();
    const mails = await mailsDuring(site.api, () => ask(talent));
    // Mails that are sent within one millisecond come in any order, a notice to the administrator among them.
    const mail = mails.find(({ to }) => to === site.api.services.config.adminEmail);
    expect(mail?.text).toContain('that go with it: 2');
  });

  test('is withdrawn by its owner only, once and before an answer', async () => {
    const { talent } = await ownTalent();
    const { talent: other } = await ownTalent();
    const { id } = (await ask(talent)).json();
    expect((await withdraw(other, id)).json()).toMatchObject({ code: 'PRIVACY_REQUEST_NOT_EXIST' });
    for (const _time of [1, 2]) expect((await withdraw(talent, id)).statusCode).toBe(204);
    expect((await own(talent)).json().items).toMatchObject([{ status: 'Withdrawn' }]);
    const again = (await ask(talent)).json();
    expect(again.id).not.toBe(id);
    const refused = { version: 1, status: 'Refused', answer: 'ไม่ใช่เจ้าของข้อมูล' };
    expect((await move(site.admin, again.id, refused)).statusCode).toBe(200);
    expect(refusal(await withdraw(talent, again.id))[1]).toBe('INVALID_TRANSITION');
    expect((await own(other)).json()).toEqual({ items: [] });
  });

  test.each([
    ['Admin', 403],
    ['Staff', 403],
    ['Business', 201],
  ] as const)('by %s gets %i', async (permission, status) => {
    expect((await ask(await site.api.signIn({ permission }))).statusCode).toBe(status);
  });
});

describe('the worklist', () => {
  test('is for administrators, with what waits first, by its day', async () => {
    const { talent } = await ownTalent();
    const { id } = (await ask(talent)).json();
    const letter = { kind: 'Access', channel: 'Letter', email: 'Old@Letters.test' };
    const late = (
      await create(site.admin, { ...letter, receivedOn: dayAfter(today(), -40) })
    ).json();
    expect(late).toMatchObject({ isOverdue: true, dueOn: dayAfter(today(), -10) });
    const items = (await get(site.admin)).json().items.map((row: { id: string }) => row.id);
    expect(items.indexOf(late.id)).toBe(0);
    const overdue = (await get(site.admin, '?overdue=true')).json();
    expect(overdue).toMatchObject({
      total: 1,
      items: [{ subject: { email: 'old@letters.test' } }],
    });
    const found = (
      await get(site.admin, `?keyword=${talent.email}&kind=Erasure&status=Open`)
    ).json();
    expect(found.items).toMatchObject([{ id, subject: { profileId: talent.id } }]);
    for (const who of [site.staff, talent]) {
      expect((await get(who)).statusCode).toBe(403);
      expect((await get(who, `/${id}`)).statusCode).toBe(403);
      expect((await move(who, id, { version: 1, status: 'Refused', answer: 'x' })).statusCode).toBe(
        403,
      );
    }
    expect((await get(null)).statusCode).toBe(401);
    expect((await get(site.admin, '/nobody')).json()).toMatchObject({
      code: 'PRIVACY_REQUEST_NOT_EXIST',
    });
  });

  test('takes what came by phone or letter, for an account be it named by its address', async () => {
    const { talent } = await ownTalent();
    const body = { kind: 'Correction', channel: 'Phone', requester: ' ปิ่น ', reason: 'เบอร์ผิด' };
    const made = await create(site.admin, { ...body, email: talent.email.toUpperCase() });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      ...{ requester: 'ปิ่น', reason: 'เบอร์ผิด', identity: null, plan: null },
      subject: { profileId: talent.id, email: talent.email },
    });
    expect((await create(site.admin, { ...body, profileId: talent.id })).statusCode).toBe(200);
  });

  test.each([
    [{}, 'profileId:required'],
    [{ email: 'nobody' }, 'email:email'],
    [{ email: 'a@b.test', receivedOn: '2999-01-01' }, 'receivedOn:past'],
    [{ email: 'a@b.test', receivedOn: '1999-01-01' }, 'receivedOn:dateTooEarly'],
    [{ email: 'a@b.test', channel: 'Account' }, 'channel:enum'],
    [{ email: 'a@b.test', askedBy: 'Guardian' }, 'askedBy:notAllowed'],
  ])('refuses %j', async (more, error) => {
    const answer = await create(site.admin, { kind: 'Access', channel: 'Mail', ...more });
    expect(refusal(answer)).toEqual([400, 'VALIDATION_FAILED', [error]]);
  });

  test('accepts a request of the guardian of a talent under 20, and notifies the guardian', async () => {
    const young = `${Number(today().slice(0, 4)) - 15}-01-01`;
    const { talent } = await guardedTalent(site, young);
    const mails = await mailsDuring(site.api, async () => {
      const body = { kind: 'Erasure', channel: 'Phone', askedBy: 'Guardian', profileId: talent.id };
      const made = await create(site.admin, body);
      expect(made.json()).toMatchObject({
        askedBy: 'Guardian',
        guardian: { name: GUARDIAN.name, isConfirmed: false },
      });
    });
    expect(mails.map(({ to }) => to)).toContain(GUARDIAN.email);
  });
});

describe('answering', () => {
  async function letter(kind: string) {
    const { talent } = await ownTalent();
    const body = { kind, channel: 'Letter', profileId: talent.id };
    return { talent, id: (await create(site.admin, body)).json().id as string };
  }

  test('waits until it has been checked who asks', async () => {
    const { id, talent } = await letter('Access');
    const early = await move(site.admin, id, { version: 1, status: 'Done' });
    expect(early.json()).toMatchObject({ status: 409, code: 'IDENTITY_UNCHECKED' });
    const checked = await identify(site.admin, id, { version: 1, note: 'โทรกลับเบอร์ในระบบ' });
    expect(checked.json()).toMatchObject({
      identity: { note: 'โทรกลับเบอร์ในระบบ', by: { id: site.admin.id } },
      version: 2,
    });
    const mails = await mailsDuring(site.api, async () => {
      expect((await move(site.admin, id, { version: 2, status: 'Done' })).statusCode).toBe(200);
    });
    expect(mails.map(({ to }) => to)).toEqual([talent.email]);
    expect(mails[0]?.text).toContain('/talent/profile');
    const bell = await site.api.app.inject({ url: '/api/notice', headers: talent.headers });
    expect(bell.json().items).toMatchObject([
      {
        kind: 'PrivacyAnswered',
        path: '/talent/profile',
        title: { en: 'Your data is ready' },
      },
    ]);
  });

  test('by refusing takes a reason, which the person is mailed', async () => {
    const { id, talent } = await letter('Correction');
    const without = await move(site.admin, id, { version: 1, status: 'Refused' });
    expect(refusal(without)).toEqual([400, 'VALIDATION_FAILED', ['answer:required']]);
    const [mail] = await mailsDuring(site.api, () =>
      move(site.admin, id, { version: 1, status: 'Refused', answer: 'พิสูจน์ตัวตนไม่ได้' }),
    );
    expect([mail?.to, mail?.text.includes('พิสูจน์ตัวตนไม่ได้')]).toEqual([talent.email, true]);
    const again = await move(site.admin, id, { version: 1, status: 'Refused', answer: 'x' });
    expect(again.json()).toMatchObject({ status: 'Refused', answer: 'พิสูจน์ตัวตนไม่ได้' });
  });

  test('of two concurrent administrators the first counts', async () => {
    const { id } = await letter('Correction');
    const answers = await Promise.all([
      move(site.admin, id, { version: 1, status: 'Refused', answer: 'ก' }),
      move(site.admin, id, { version: 1, status: 'Withdrawn' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test.each(PRIVACY_STATUSES)('goes by the table from %s', async (from) => {
    for (const to of ['Running', 'Done', 'Refused', 'Withdrawn'] as const) {
      const { id } = await letter(to === 'Running' ? 'Erasure' : 'Access');
      await site.records.db
        .updateTable('privacy_request')
        .set({ status: from, identity_checked_at: new Date() })
        .where('id', '=', id)
        .execute();
      const answer = await move(site.admin, id, { version: 1, status: to, answer: 'เหตุผล' });
      const isGood = from === to || PRIVACY_TRANSITIONS[from][to]?.includes('Admin') === true;
      const refused = PRIVACY_TRANSITIONS[from][to] ? 403 : 409;
      expect([from, to, answer.statusCode]).toEqual([from, to, isGood ? 200 : refused]);
    }
  });

  test('executes erasures, which no one can just mark as done', async () => {
    const { id } = await letter('Erasure');
    await identify(site.admin, id, { version: 1, note: 'บัตรประชาชน' });
    const done = await move(site.admin, id, { version: 2, status: 'Done' });
    expect(refusal(done)[1]).toBe('INVALID_TRANSITION');
    const access = await letter('Access');
    const run = await move(site.admin, access.id, { version: 1, status: 'Running' });
    expect(refusal(run)[1]).toBe('INVALID_TRANSITION');
  });
});
