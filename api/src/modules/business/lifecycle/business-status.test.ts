import { describe, expect, test } from 'vitest';
import { BUSINESS_STATUSES, BUSINESS_TRANSITIONS, canTransition, type Actor } from '@dara/model';
import PostalMime from 'postal-mime';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';

const site = staffTestApi({ env: { PUBLIC_URL: 'https://dara.test' } });
const PATH = '/api/management/business';

const move = (who: SignedIn, id: string, payload: object) =>
  site.api.app.inject({
    method: 'PUT',
    url: `${PATH}/${id}/status`,
    headers: who.headers,
    payload,
  });

const noticesOf = (id: string) =>
  site.api.services.db
    .selectFrom('notice')
    .select(['kind', 'recipient_id', 'data'])
    .where('entity_id', '=', id)
    .orderBy('created_at')
    .execute();

async function mailsTo(address: string) {
  const mails = await Promise.all(
    (await site.api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
}

describe('every step of the table, for each role', () => {
  const people: [string, Actor[]][] = [
    ['Staff', ['Staff']],
    ['Admin', ['Admin']],
    ['Owner', ['Business', 'Owner']],
    ['Member', ['Business']],
  ];
  const steps = BUSINESS_STATUSES.flatMap((from) =>
    BUSINESS_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  test.each(people)('%s', async (name, actors) => {
    for (const [from, to] of steps) {
      const id = await site.records.business({ status: from });
      const business_role = name === 'Member' ? 'Member' : 'Owner';
      const who =
        actors[0] === 'Business'
          ? await site.api.signIn({
              permission: 'Business',
              business_profile_id: id,
              business_role,
            })
          : await site.api.signIn({ permission: actors[0] as 'Staff' });
      const answer = await move(who, id, { status: to, reason: 'เหตุผล', version: 1 });
      const isAllowed = canTransition(BUSINESS_TRANSITIONS, from, to, actors);
      // A suspended business is refused before its status is looked at.
      const isClosed = actors[0] === 'Business' && from === 'Suspended';
      const isStep = BUSINESS_TRANSITIONS[from][to] !== undefined && !isClosed;
      expect([from, to, answer.statusCode]).toEqual([
        from,
        to,
        isAllowed ? 200 : isStep ? 403 : 409,
      ]);
    }
  });
});

test('a rejection needs a reason, is sent to its users once, and can be followed by a resubmission', async () => {
  const id = await site.records.business({ status: 'Pending' });
  const person = { permission: 'Business', business_profile_id: id } as const;
  const owner = await site.api.signIn({ ...person, language: 'en' });
  const bare = await move(site.staff, id, { status: 'Rejected', reason: ' ' });
  expect(bare.json().errors).toMatchObject([{ field: 'reason', rule: 'required' }]);
  const wanted = { status: 'Rejected', reason: 'เอกสารไม่ครบ', version: 1 };
  expect((await move(site.staff, id, wanted)).json()).toMatchObject({
    status: 'Rejected',
    statusReason: 'เอกสารไม่ครบ',
    version: 2,
  });
  expect((await move(site.staff, id, wanted)).statusCode).toBe(200);
  expect(await noticesOf(id)).toMatchObject([
    {
      kind: 'BusinessStatus',
      recipient_id: owner.id,
      data: { status: 'Rejected', reason: 'เอกสารไม่ครบ' },
    },
  ]);
  const [mail, ...more] = await mailsTo(owner.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Your business Company has not been approved yet/);
  expect(mail?.text).toContain('เอกสารไม่ครบ');
  expect(mail?.text).toContain('https://dara.test/management/business/profile/detail');
  const again = await move(owner, id, { status: 'Pending', version: 2 });
  expect(again.json()).toMatchObject({ status: 'Pending', statusReason: null });
  const told = (await noticesOf(id)).filter(({ kind }) => kind === 'BusinessRegistered');
  expect(told.map(({ recipient_id }) => recipient_id)).toContain(site.staff.id);
});

test('of two decisions on one version the second is a conflict', async () => {
  const id = await site.records.business({ status: 'Pending' });
  const answers = await Promise.all([
    move(site.staff, id, { status: 'Approved', version: 1 }),
    move(site.admin, id, { status: 'Rejected', reason: 'x', version: 1 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

describe('while a business is suspended', () => {
  test('its jobs leave the public lists and take no applications, until it is reinstated', async () => {
    const { records, api } = site;
    const id = await records.business();
    const owner = await api.signIn({ permission: 'Business', business_profile_id: id });
    const job = await records.job({ business_profile_id: id });
    const talentId = await records.talent();
    const cardId = await records.photoCard(talentId);
    const talent = await api.signIn({ permission: 'Talent', talent_id: talentId });
    const listed = async () => (await api.app.inject('/api/job')).body.includes(job);
    const apply = () =>
      api.app.inject({
        method: 'POST',
        url: `/api/job/${job}/apply`,
        headers: talent.headers,
        payload: { compositeCardId: cardId },
      });
    expect(await listed()).toBe(true);
    await move(site.staff, id, { status: 'Suspended', reason: 'ค้างชำระ', version: 1 });
    expect(await listed()).toBe(false);
    expect((await api.app.inject(`/api/job/${job}`)).statusCode).toBe(404);
    expect((await apply()).json().code).toBe('JOB_NOT_EXIST');
    const later = await records.job({ business_profile_id: id });
    expect((await api.app.inject(`/api/job/${later}`)).statusCode).toBe(404);

    const read = await api.app.inject({ url: `${PATH}/profile`, headers: owner.headers });
    expect(read.json()).toMatchObject({ status: 'Suspended', statusReason: 'ค้างชำระ' });
    const write = await api.app.inject({
      method: 'PUT',
      url: `${PATH}/${id}`,
      headers: owner.headers,
      payload: { data: { industry: 'x', version: 2 } },
    });
    expect([write.statusCode, write.json().code]).toEqual([409, 'BUSINESS_SUSPENDED']);

    await move(site.staff, id, { status: 'Approved', version: 2 });
    expect(await listed()).toBe(true);
    expect((await apply()).statusCode).toBe(201);
  });

  test('an invited talent does not find it either; nor while it is not active or deleted', async () => {
    const { records, api } = site;
    const id = await records.business();
    const job = await records.job({ business_profile_id: id, visibility: 'Internal' });
    const talent_id = await records.talent();
    const talent = await api.signIn({ permission: 'Talent', talent_id });
    await records.db
      .insertInto('job_request')
      .values({ id: job, job_id: job, talent_id })
      .execute();
    const found = async () =>
      (await api.app.inject({ url: `/api/job/${job}`, headers: talent.headers })).statusCode;
    expect(await found()).toBe(200);
    for (const row of [{ status: 'Suspended' }, { active: false }, { deleted_at: new Date() }]) {
      const set = (to: object) =>
        records.db.updateTable('business_profile').set(to).where('id', '=', id).execute();
      await set(row);
      expect(await found()).toBe(404);
      await set({ status: 'Approved', active: true, deleted_at: null });
      expect(await found()).toBe(200);
    }
  });
});

test('an approved and listed business is among the clients once, and leaves them with its approval', async () => {
  const { records, api } = site;
  const id = await records.business({ status: 'Pending', show_as_client: true });
  const clients = async () =>
    (await api.app.inject('/api/client?size=100')).json().items as { name: { th: string } }[];
  const decide = async (payload: object) =>
    expect((await move(site.staff, id, payload)).json()).toMatchObject(payload);
  expect(await clients()).toHaveLength(0);
  await decide({ status: 'Approved' });
  expect(await clients()).toMatchObject([{ name: { th: 'บริษัท' }, link: null }]);
  const change = { website: 'https://new.test', companyName: { th: 'ชื่อใหม่' }, version: 2 };
  await api.app.inject({
    method: 'PUT',
    url: `${PATH}/${id}`,
    headers: site.staff.headers,
    payload: { data: change },
  });
  expect(await clients()).toMatchObject([{ name: { th: 'ชื่อใหม่' }, link: 'https://new.test/' }]);
  await move(site.staff, id, { status: 'Suspended', reason: 'x', version: 3 });
  expect(await clients()).toHaveLength(0);
  await move(site.staff, id, { status: 'Approved', version: 4 });
  expect(await clients()).toHaveLength(1);
});
