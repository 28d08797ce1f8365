import { expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { testSite } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import type { AccountData } from './account.schema.ts';

const site = testSite();

const read = (who: SignedIn) =>
  site.api.app.inject({ url: '/api/account/data', headers: who.headers });

async function ownTalent() {
  const id = await site.records.talent();
  return { id, talent: await site.api.signIn({ permission: 'Talent', talent_id: id }) };
}

test('a talent gets all its stored data, without data of others, secrets and notes of staff', async () => {
  const { id, talent } = await ownTalent();
  const other = await ownTalent();
  const job_id = await site.records.job({ business_profile_id: await site.records.business() });
  for (const [talent_id, note] of [
    [id, 'ของฉัน'],
    [other.id, 'ของคนอื่น'],
  ] as const) {
    await site.records.db
      .insertInto('job_application')
      .values({ id: newId(), job_id, talent_id, note, internal_note: 'ข้อสังเกตของทีมงาน' })
      .execute();
  }
  const headers = talent.headers;
  // The address to sign in may differ from the one that the agency writes to.
  const payload = { data: { height: 166, version: 1 } };
  await site.api.app.inject({
    method: 'PUT',
    url: `/api/management/talent/${id}`,
    headers,
    payload,
  });
  const answer = await read(talent);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="dara-account-.*\.json"$/,
  );
  const data = answer.json<AccountData>();
  expect(data).toMatchObject({
    profile: { id: talent.id, email: talent.email },
    talent: { id, height: 166 },
    business: null,
    consents: [{ purpose: 'PublicProfile', withdrawnAt: null }],
    applications: [{ job_id, note: 'ของฉัน' }],
    history: [
      { action: 'Update', diff: { height: { before: null, after: 166 } } },
      { action: 'SignIn', entity: 'profile', entity_id: talent.id },
    ],
  });
  expect(data.signIns).toHaveLength(1);
  expect(answer.body).not.toMatch(/ของคนอื่น|ข้อสังเกต|argon2|token_hash|password_hash/);
});

test('a business gets its own; other users get nothing', async () => {
  const businessId = await site.records.business({ tax_id: '1234567890121' });
  const business = await site.api.signIn({
    permission: 'Business',
    business_profile_id: businessId,
  });
  expect((await read(business)).json()).toMatchObject({
    talent: null,
    business: { id: businessId, tax_id: '1234567890121' },
    compositeCards: [],
    applications: [],
  });
  expect((await site.api.app.inject('/api/account/data')).statusCode).toBe(401);
});

test('notices are included as they were read, with the notice choices', async () => {
  const { talent } = await ownTalent();
  const other = await ownTalent();
  for (const { id } of [talent, other.talent]) {
    const data = { job: { th: 'งานลับ', en: 'Secret job' }, status: 'Hold', inner: 'ข้อมูลภายใน' };
    await site.records.db
      .insertInto('notice')
      .values({
        ...{ id: newId(), recipient_id: id, kind: 'ApplicationStatus', event_key: id },
        ...{ entity: 'jobApplication', entity_id: newId(), data: JSON.stringify(data) },
      })
      .execute();
  }
  await site.api.app.inject({
    method: 'PUT',
    url: '/api/notice/choice',
    headers: talent.headers,
    payload: { items: [{ kind: 'ApplicationStatus', choice: 'never' }] },
  });
  const answer = await read(talent);
  expect(answer.json<AccountData>()).toMatchObject({
    notices: [
      { kind: 'ApplicationStatus', title: { en: 'You are being considered' }, readAt: null },
    ],
    noticeChoices: expect.arrayContaining([
      { kind: 'ApplicationStatus', choice: 'never', isDefault: false, line: true },
      { kind: 'InvitationReceived', choice: 'instant', isDefault: true, line: true },
    ]),
  });
  expect(answer.body).not.toMatch(/ข้อมูลภายใน|Hold/);
});
