import { beforeAll, describe, expect, test } from 'vitest';
import type { JobStatus } from '@dara/model';
import { newId } from '../../../kernel/new-id.ts';
import {
  createJobPeople,
  jobCalls,
  noticesOf,
  type JobPeople,
} from '../../../testing/job-people.ts';
import { text } from '../../../testing/records.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { closeDueJobs } from '../close-jobs.job.ts';

const site = staffTestApi();
let people: JobPeople;
let calls: ReturnType<typeof jobCalls>;
beforeAll(async () => {
  people = await createJobPeople(site);
  calls = jobCalls(site);
});

const jobIn = (status: JobStatus, row: object = {}) =>
  site.records.job({ business_profile_id: people.businessId, status, ...row });

describe('deleting', () => {
  test('a business deletes a draft, staff also what was cancelled', async () => {
    const statusOf = async (person: 'owner' | 'staff', status: JobStatus) => {
      const who = person === 'owner' ? people.owner : site.staff;
      return (await calls.call(who, 'DELETE', `/${await jobIn(status)}`)).statusCode;
    };
    expect(await statusOf('owner', 'Draft')).toBe(204);
    expect(await statusOf('owner', 'Cancelled')).toBe(409);
    expect(await statusOf('staff', 'Cancelled')).toBe(204);
    for (const status of ['Review', 'Open', 'Closed', 'Completed'] as const) {
      expect(await statusOf('staff', status)).toBe(409);
    }
  });

  test('a deleted job is listed separately and can be restored by those who manage it', async () => {
    const id = await jobIn('Draft', { title: text('ลบแล้ว') });
    await calls.call(people.owner, 'DELETE', `/${id}`);
    expect((await calls.call(people.owner, 'GET', `/${id}`)).statusCode).toBe(404);
    const listed = (await calls.call(people.owner, 'GET', '?deleted=true&keyword=ลบแล้ว')).json();
    expect(listed.items).toMatchObject([{ id, deletedAt: expect.any(String) }]);
    expect((await calls.call(people.stranger, 'GET', '?deleted=true')).json().total).toBe(0);
    const deleted = `/${id}?deleted=true`;
    expect((await calls.call(people.owner, 'GET', deleted)).json()).toMatchObject({ id });
    expect((await calls.call(people.stranger, 'GET', deleted)).statusCode).toBe(404);
    expect((await calls.call(people.stranger, 'POST', `/${id}/restore`)).statusCode).toBe(404);
    for (let again = 0; again < 2; again += 1) {
      const restored = await calls.call(people.owner, 'POST', `/${id}/restore`);
      expect(restored.json()).toMatchObject({ id, status: 'Draft', version: 3 });
    }
  });

  test('a job deleted 31 days ago cannot be restored', async () => {
    const deleted_at = new Date(Date.now() - 31 * 86_400_000);
    const id = await jobIn('Draft', { deleted_at });
    expect((await calls.call(site.admin, 'POST', `/${id}/restore`)).statusCode).toBe(404);
  });
});

test('a copy is a draft with everything but the days, and can be made of any status', async () => {
  const tag = await site.records.tag('Job', 'ด่วน');
  const source = await jobIn('Completed', {
    title: text('ก'.repeat(199), ''),
    openings: 4,
    province: '50',
    media: ['TV'],
    apply_until: '2020-01-01',
    casting_date: '2020-01-02',
    status_reason: null,
  });
  await site.records.db.insertInto('job_tag').values({ job_id: source, tag_id: tag }).execute();
  const answer = await calls.call(people.owner, 'POST', `/${source}/duplicate`);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    title: { th: `${'ก'.repeat(192)} (สำเนา)`, en: '' },
    status: 'Draft',
    openings: 4,
    province: '50',
    media: ['TV'],
    tags: [{ id: tag }],
    applyUntil: null,
    castingDate: null,
    applications: 0,
    version: 1,
  });
  const refused = await calls.call(people.stranger, 'POST', `/${source}/duplicate`);
  expect(refused.json().code).toBe('JOB_NOT_EXIST');
});

test('many jobs move in bulk, and a refusal does not affect the others', async () => {
  const [one, two, three] = [await jobIn('Review'), await jobIn('Draft'), await jobIn('Review')];
  const body = { ids: [one, two, three, newId()], status: 'Open' };
  const answer = await calls.call(site.staff, 'POST', '/bulk', body);
  expect(answer.json().results.map(({ code }: { code: string | null }) => code)).toEqual([
    null,
    'INVALID_TRANSITION',
    null,
    'JOB_NOT_EXIST',
  ]);
  expect((await calls.call(people.owner, 'POST', '/bulk', body)).statusCode).toBe(403);
});

describe('narrowing the list', () => {
  test.each([
    ['deadline=Today', ['วันนี้']],
    ['deadline=Week', ['วันนี้', 'สัปดาห์นี้']],
    ['deadline=Month', ['วันนี้', 'สัปดาห์นี้', 'เดือนนี้']],
    ['deadline=Past', ['เมื่อวาน']],
    ['deadline=None&deadline=Past', ['เมื่อวาน', 'ไม่มีกำหนด']],
    ['missingTranslation=true', ['ไม่มีกำหนด']],
  ])('%s', async (query, expected) => {
    const business_profile_id = await site.records.business();
    const inDays = (days: number) =>
      new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    const make = (title: string, apply_until: string | null, en = title) =>
      site.records.job({ business_profile_id, title: text(title, en), apply_until });
    await make('วันนี้', inDays(0));
    await make('สัปดาห์นี้', inDays(6));
    await make('เดือนนี้', inDays(29));
    await make('ปีหน้า', inDays(300));
    await make('เมื่อวาน', inDays(-1));
    await make('ไม่มีกำหนด', null, '');
    const owned = `businessProfileId=${business_profile_id}&sortByColumn=ApplyUntil`;
    const { items } = (await calls.call(site.staff, 'GET', `?${owned}&${query}`)).json();
    expect(items.map(({ title }: { title: { th: string } }) => title.th)).toEqual(expected);
  });
});

test('the list goes along as a workbook, a business its own alone, and that is written down', async () => {
  const answer = await calls.call(people.owner, 'GET', '/export?language=en&status=Open');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/jobs-\d{4}-\d\d-\d\d\.xlsx/);
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const own = (await calls.call(people.owner, 'GET', '?status=Open')).json().total;
  const { diff } = await site.records.db
    .selectFrom('audit_event')
    .select('diff')
    .where('action', '=', 'Export')
    .where('actor_id', '=', people.owner.id)
    .executeTakeFirstOrThrow();
  expect(diff).toMatchObject({ rows: own, status: ['Open'] });
});

test('a job that closes by itself tells its business why', async () => {
  const overdue = await jobIn('Open', { apply_until: '2020-01-01' });
  const filled = await jobIn('Open');
  await site.records.db
    .insertInto('job_application')
    .values({
      id: newId(),
      job_id: filled,
      talent_id: await site.records.talent(),
      status: 'Hired',
    })
    .execute();
  await closeDueJobs(site.api.services);
  await closeDueJobs(site.api.services);
  for (const [id, cause] of [
    [overdue, 'Deadline'],
    [filled, 'Filled'],
  ] as const) {
    const told = await noticesOf(site, id);
    expect(told.map(({ to }) => to).toSorted()).toEqual(
      [people.owner.id, people.colleague.id].toSorted(),
    );
    expect(told[0]).toMatchObject({ kind: 'JobStatus', data: { status: 'Closed', cause } });
  }
});
