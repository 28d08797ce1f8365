import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { dayFrom, testInviters } from '../../testing/inviters.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import { closeDueJobs } from '../job/job.public.ts';
import type { ListedInvitation } from './invitation.schema.ts';

const all = testInviters();

const change = (rid: unknown, what: 'remind' | 'cancel', person: SignedIn = all.staff) => {
  const path = `/api/management/job/${all.jobId}/request/${String(rid)}`;
  return what === 'remind'
    ? all.call('POST', `${path}/remind`, person)
    : all.call('DELETE', path, person);
};

/** Invites the talent, and answers the invitation's id. */
async function invited(body = {}, person = all.staff): Promise<string> {
  await all.invite(body, person);
  return String((await all.list())[0]?.['id']);
}

/** As if it had been sent, and perhaps reminded of, days ago. */
async function letDaysPass(id: string, days: number): Promise<void> {
  await sql`UPDATE job_request SET created_at = created_at - make_interval(days => ${days}),
    reminded_at = reminded_at - make_interval(days => ${days}) WHERE id = ${id}`.execute(
    all.records.db,
  );
}

const decline = (id: string) =>
  all.call('PUT', `/api/job/requestjob/${id}`, all.talent, {
    status: 'Declined',
    reason: 'ค่าตัวต่ำไป',
  });

describe('an invitation', () => {
  test('is seen when the talent opens its list or the job, the first time', async () => {
    const id = await invited();
    await all.call('GET', '/api/job/requestjob?size=100', all.talent);
    const [seen] = await all.list();
    expect(seen?.['seenAt']).toEqual(expect.any(String));
    await all.call('GET', `/api/job/${all.jobId}`, all.talent);
    expect((await all.list())[0]).toMatchObject({ id, seenAt: seen?.['seenAt'], version: 1 });
    all.jobId = await all.job({ visibility: 'Internal' });
    await invited();
    await all.call('GET', `/api/job/${all.jobId}`, all.talent);
    expect((await all.list())[0]?.['seenAt']).toEqual(expect.any(String));
  });

  test('that is declined notifies staff and the business, each with the data it may see', async () => {
    const id = await invited({ message: { th: 'ลับ' }, offeredRate: 9000 });
    expect((await decline(id)).statusCode).toBe(200);
    await decline(id);
    expect(await all.list()).toMatchObject([
      { status: 'Declined', declineReason: 'ค่าตัวต่ำไป', answeredAt: expect.any(String) },
    ]);
    const theirs = await all.list('', all.owner);
    expect(theirs).toMatchObject([
      {
        status: 'Declined',
        sentBy: 'Agency',
        message: null,
        offeredRate: null,
        declineReason: null,
      },
    ]);
    const told = async (person: SignedIn) =>
      (await all.notices(person, 'InvitationAnswered'))
        .filter(({ entity_id }) => entity_id === id)
        .map(({ data }) => (data as { reason: string | null }).reason);
    expect(await told(all.staff)).toEqual(['ค่าตัวต่ำไป']);
    expect(await told(all.owner)).toEqual([null]);
    expect(await told(all.stranger)).toEqual([]);
  });

  test('of a business is its own to read', async () => {
    await invited({ message: { th: 'จากเรา' }, offeredRate: 9000 }, all.owner);
    expect(await all.list('', all.owner)).toMatchObject([
      { sentBy: 'Business', message: { th: 'จากเรา' }, offeredRate: 9000 },
    ]);
  });

  test('is accepted by applying, with one notification', async () => {
    const id = await invited();
    const compositeCardId = await all.records.photoCard(all.talentId);
    await all.call('POST', `/api/job/${all.jobId}/apply`, all.talent, { compositeCardId });
    expect(await all.list()).toMatchObject([
      { status: 'Accepted', answeredAt: expect.any(String), canCancel: false, canRemind: false },
    ]);
    const told = await all.notices(all.staff, 'InvitationAnswered');
    expect(told.filter(({ entity_id }) => entity_id === id)).toMatchObject([
      { data: { status: 'Accepted', talent: { th: 'น้ำผึ้ง' } } },
    ]);
  });

  test('sends a reminder at most once a day', async () => {
    const id = await invited();
    expect((await change(id, 'remind')).json().code).toBe('ALREADY_REMINDED');
    await letDaysPass(id, 1);
    const both = await Promise.all([change(id, 'remind'), change(id, 'remind')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await letDaysPass(id, 1);
    expect((await all.list())[0]).toMatchObject({ canRemind: true });
    const told = await all.notices(all.talent, 'InvitationReceived');
    const reminders = told.filter(({ entity_id }) => entity_id === id);
    expect(reminders.map(({ data }) => (data as { status: string }).status)).toEqual([
      'Pending',
      'Reminder',
    ]);
  });

  test('that is answered, or of a closed job, gets no reminder', async () => {
    const id = await invited();
    await letDaysPass(id, 1);
    const { db } = all.records;
    const setJob = (status: 'Open' | 'Closed') =>
      db.updateTable('job').set({ status }).where('id', '=', all.jobId).execute();
    await setJob('Closed');
    expect((await change(id, 'remind')).json().code).toBe('JOB_CLOSED');
    await setJob('Open');
    await decline(id);
    expect((await change(id, 'remind')).json().code).toBe('INVALID_TRANSITION');
  });

  test('is taken back once, and closes an internal job again', async () => {
    all.jobId = await all.job({ visibility: 'Internal' });
    const id = await invited();
    const read = () => all.call('GET', `/api/job/${all.jobId}`, all.talent);
    expect((await read()).statusCode).toBe(200);
    expect((await change(id, 'cancel', all.owner)).json()).toMatchObject({ status: 'Cancelled' });
    expect((await change(id, 'cancel')).json()).toMatchObject({ status: 'Cancelled', version: 2 });
    expect((await read()).statusCode).toBe(404);
    const told = await all.notices(all.talent, 'InvitationEnded');
    expect(told.filter(({ entity_id }) => entity_id === id)).toHaveLength(1);
    await all.invite();
    const answered = String((await all.list('status=Pending'))[0]?.['id']);
    await decline(answered);
    expect((await change(answered, 'cancel')).json().code).toBe('INVALID_TRANSITION');
  });

  test('that expires notifies both sides once', async () => {
    const id = await invited({}, all.owner);
    const { db } = all.records;
    await db
      .updateTable('job_request')
      .set({ respond_by: dayFrom(-1) })
      .where('id', '=', id)
      .execute();
    expect(await all.list('status=Expired')).toMatchObject([{ id, canCancel: false }]);
    await closeDueJobs(all.api.services);
    await closeDueJobs(all.api.services);
    for (const person of [all.talent, all.staff, all.owner]) {
      const told = await all.notices(person, 'InvitationEnded');
      expect(told.filter(({ entity_id }) => entity_id === id)).toHaveLength(1);
    }
  });
});

test('the list is narrowed and ordered, and hides what is not public from the business', async () => {
  const { records } = all;
  const hidden = await records.talent({ display_name: 'ซ่อนตัว' }, { consent: false });
  await all.invite({ talentIds: [all.talentId, hidden] });
  const names = async (query: string, person = all.staff) =>
    (await all.list(query, person)).map((item) => (item['talent'] as { id: string }).id);
  expect(await names('keyword=น้ำผึ้ง')).toEqual([all.talentId]);
  expect(await names('sortByColumn=DisplayName')).toEqual([hidden, all.talentId]);
  expect(await names('', all.owner)).toEqual([all.talentId]);
  expect(await names('status=Declined')).toEqual([]);
  const unknown = await all.call(
    'GET',
    `/api/management/job/${all.jobId}/request?sortByColumn=Email`,
    all.staff,
  );
  expect(unknown.statusCode).toBe(400);
});

test('the list over all jobs has the newest first, and for a business public talents of its own jobs', async () => {
  const { records } = all;
  const hidden = await records.talent({}, { consent: false });
  const [firstJob, secondJob] = [all.jobId, await all.job()];
  const message = { th: 'ลับ' };
  await all.invite({ message, talentIds: [all.talentId] });
  await all.invite({ message, talentIds: [all.talentId, hidden] }, all.staff, secondJob);
  await all.invite(
    { talentIds: [all.talentId] },
    all.staff,
    await all.job({ deleted_at: new Date() }),
  );
  const url = '/api/management/request?status=Pending&size=100';
  const read = async (person: SignedIn) => {
    const { items } = (await all.call('GET', url, person)).json<{ items: ListedInvitation[] }>();
    return items.filter(({ job }) => [firstJob, secondJob].includes(job.id));
  };
  const staffs = await read(all.staff);
  expect(staffs.map(({ job }) => job.id)).toEqual([secondJob, secondJob, firstJob]);
  expect(staffs[2]).toMatchObject({ message: { th: 'ลับ' }, job: { companyName: { th: 'บริษัท' } } });
  const own = await read(all.owner);
  expect(own.map(({ job, talent }) => [job.id, talent.id])).toEqual([
    [secondJob, all.talentId],
    [firstJob, all.talentId],
  ]);
  expect(own.map((row) => row.message)).toEqual([null, null]);
  expect((await all.call('GET', url, all.stranger)).json()).toMatchObject({ items: [], total: 0 });
  expect((await all.call('GET', url, all.talent)).statusCode).toBe(403);
});

describe('invitations of a job', () => {
  const calls = [
    ['GET', 'request'],
    ['GET', 'candidate'],
    ['POST', 'request'],
    ['POST', 'request/:rid/remind'],
    ['DELETE', 'request/:rid'],
  ] as const;
  test.each(calls)('%s %s are for staff and its business alone', async (method, path) => {
    const id = await invited();
    const url = `/api/management/job/${all.jobId}/${path.replace(':rid', id)}`;
    const body = { talentIds: [all.talentId], respondBy: dayFrom(1) };
    const ask = async (person?: SignedIn, at = url) => {
      const answer = await all.call(
        method,
        at,
        person,
        path === 'request' && method === 'POST' ? body : undefined,
      );
      return answer.json<{ code?: string }>().code;
    };
    expect(await ask()).toBe('TOKEN_INVALID');
    expect(await ask(all.talent)).toBe('FORBIDDEN');
    expect(await ask(all.stranger)).toBe('JOB_NOT_EXIST');
    expect(await ask(all.staff, url.replace(all.jobId, 'garbage'))).toBe('JOB_NOT_EXIST');
    if (path.includes(':rid')) {
      expect(await ask(all.staff, url.replace(id, all.jobId))).toBe('REQUEST_NOT_EXIST');
      expect(await ask(all.staff, url.replace(id, 'garbage'))).toBe('REQUEST_NOT_EXIST');
    }
  });
});
