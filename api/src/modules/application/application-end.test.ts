import type { ApplicationStatus } from '@dara/model';
import { expect, test } from 'vitest';
import { noticeText } from '../notice/notice.public.ts';
import { testBoards } from '../../testing/boards.ts';

const all = testBoards();
const shoot = { shoot_from: '2031-05-10', shoot_to: '2031-05-12' };
const OPEN: readonly ApplicationStatus[] = ['Applied', 'Shortlisted', 'Hold', 'Hired'];
const ENDED: readonly ApplicationStatus[] = ['Rejected', 'Withdrawn'];

const end = (jobId: string, status: string) =>
  all.call(all.staff, 'PUT', `${jobId}/status`, { status, reason: 'ลูกค้าเลื่อนแคมเปญ' });

async function applicantsOf(jobId: string, statuses: readonly ApplicationStatus[]) {
  const found = [];
  for (const status of statuses) {
    const isHired = status === 'Hired';
    const row = await all.application(jobId, { status: isHired ? 'Shortlisted' : status });
    const talent = await all.api.signIn({ permission: 'Talent', talent_id: row.talentId });
    if (isHired) await all.move(all.staff, jobId, row.id, { status });
    found.push({ ...row, talent });
  }
  return found;
}

const noticesTo = (recipient: string, entityId: string) =>
  all.records.db
    .selectFrom('notice')
    .select(['kind', 'data'])
    .where('recipient_id', '=', recipient)
    .where('entity_id', '=', entityId)
    .execute();

const readJob = (headers: object, id: string) =>
  all.api.app.inject({ method: 'GET', url: `/api/job/${id}`, headers: headers as never });

test('a cancelled job ends its applications and bookings, notifies each talent with the reason, and stays readable for them', async () => {
  const jobId = await all.job({ openings: 5, ...shoot });
  const open = await applicantsOf(jobId, OPEN);
  const past = await all.application(jobId, { status: 'Withdrawn' });
  const statuses = await Promise.all([1, 2].map(() => end(jobId, 'Cancelled')));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const { id, talent } of open) {
    expect(await all.statusOf(id)).toBe('Rejected');
    const [notice, ...more] = await noticesTo(talent.id, jobId);
    expect(more).toEqual([]);
    const { text } = noticeText('JobStatus', notice!.data as never, 'Talent');
    expect(text.th).toContain('ลูกค้าเลื่อนแคมเปญ');
    const answer = await readJob(talent.headers, jobId);
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'Cancelled']);
    const { message } = answer.json().viewer.application;
    for (const language of ['th', 'en']) expect(message[language]).toContain('ลูกค้าเลื่อนแคมเปญ');
  }
  expect(await all.statusOf(past.id)).toBe('Withdrawn');
  const bookings = await all.records.db
    .selectFrom('booking')
    .select(['status', 'status_reason'])
    .where('job_id', '=', jobId)
    .execute();
  expect(bookings).toEqual([{ status: 'Cancelled', status_reason: 'ลูกค้าเลื่อนแคมเปญ' }]);
  const stranger = await all.api.signIn({
    permission: 'Talent',
    talent_id: await all.records.talent(),
  });
  expect((await readJob(stranger.headers, jobId)).statusCode).toBe(404);
  expect((await readJob({}, jobId)).statusCode).toBe(404);
});

test('a completed job completes its hires and leaves other applications to be answered', async () => {
  const jobId = await all.job({ openings: 1, ...shoot });
  const [held, hired] = await applicantsOf(jobId, ['Hold', 'Hired']);
  const ended = await Promise.all(ENDED.map((status) => all.application(jobId, { status })));
  expect((await end(jobId, 'Completed')).statusCode).toBe(200);
  expect(await all.statusOf(hired!.id)).toBe('Completed');
  expect(await all.statusOf(held!.id)).toBe('Hold');
  expect(await Promise.all(ended.map(({ id }) => all.statusOf(id)))).toEqual(ENDED);
  const filled = { status: 'Rejected', reason: 'Filled' };
  expect((await all.move(all.business, jobId, held!.id, filled)).statusCode).toBe(200);
});

test('a talent reads no job of a suspended business that it applied to', async () => {
  const jobId = await all.job();
  const [applied] = await applicantsOf(jobId, ['Applied']);
  const { headers } = applied!.talent;
  const { business_profile_id } = await all.records.db
    .selectFrom('job')
    .select('business_profile_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const put = (status: string) =>
    all.api.app.inject({
      method: 'PUT',
      url: `/api/management/business/${business_profile_id}/status`,
      headers: all.staff.headers,
      payload: { status, reason: 'ตรวจสอบ' },
    });
  expect((await put('Suspended')).statusCode).toBe(200);
  expect((await readJob(headers, jobId)).statusCode).toBe(404);
  expect((await put('Approved')).statusCode).toBe(200);
  expect((await readJob(headers, jobId)).statusCode).toBe(200);
});
