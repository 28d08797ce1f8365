import { describe, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { testApplicants } from '../../testing/applicants.ts';
import { text } from '../../testing/records.ts';
import { closeDueJobs } from './close-jobs.job.ts';

const all = testApplicants();

describe('invitations', () => {
  test('open an internal job to the invited alone, until applying accepts them', async () => {
    const internal = await all.job({ visibility: 'Internal', title: text('ภายใน') });
    await all.invite(internal);
    expect((await all.call('GET', `/api/job/${internal}`, all.other)).statusCode).toBe(404);
    expect(await all.viewer(internal)).toMatchObject({
      request: { status: 'Pending', message: { th: 'ลองดู', en: '' } },
    });
    expect((await all.apply(internal)).statusCode).toBe(201);
    expect(await all.viewer(internal)).toMatchObject({ request: { status: 'Accepted' } });
    expect((await all.applications(internal))[0]?.source).toBe('Request');
  });

  test('expire with their last day, at once and in the database', async () => {
    const internal = await all.job({ visibility: 'Internal' });
    const requestId = await all.invite(internal, { respond_by: '2020-01-01' });
    expect((await all.call('GET', `/api/job/${internal}`, all.talent)).statusCode).toBe(404);
    expect((await all.apply(internal)).json().code).toBe('JOB_NOT_EXIST');
    const list = async (status: string) =>
      (await all.call('GET', `/api/job/requestjob?status=${status}&size=100`, all.talent))
        .json()
        .items.map(({ request }: { request: { id: string } }) => request.id);
    expect(await list('Expired')).toContain(requestId);
    expect(await list('Pending')).not.toContain(requestId);
    await closeDueJobs(all.api.services);
    expect(await list('Expired')).toContain(requestId);
  });

  test('that wait for an answer come first', async () => {
    const talent_id = await all.records.talent();
    const person = await all.api.signIn({ permission: 'Talent', talent_id });
    const invite = async (respond_by: string) =>
      all.invite(await all.job(), { respond_by, talent_id });
    const waiting = await invite('2099-01-01');
    const late = await invite('2020-01-01');
    const read = async (query: string) =>
      (await all.call('GET', `/api/job/requestjob?${query}`, person))
        .json()
        .items.map(({ request }: { request: { id: string } }) => request.id);
    expect(await read('size=10')).toEqual([waiting, late]);
    expect(await read('sortByColumn=CreatedAt&sortByAlphabetically=desc')).toEqual([late, waiting]);
  });

  test('are declined with a reason, once, by the invited', async () => {
    const requestId = await all.invite(all.jobId);
    const decline = (body: object, person = all.talent, id = requestId) =>
      all.call('PUT', `/api/job/requestjob/${id}`, person, body);
    const body = { status: 'Declined', reason: 'ติดคิว' };
    expect((await decline(body, all.other)).json().code).toBe('REQUEST_NOT_EXIST');
    expect((await decline(body, all.talent, 'x')).json().code).toBe('REQUEST_NOT_EXIST');
    for (const wrong of [
      { status: 'Declined' },
      { ...body, reason: ' ' },
      { ...body, status: 'Accepted' },
    ]) {
      expect((await decline(wrong)).statusCode).toBe(400);
    }
    const answer = await decline(body);
    expect(answer.json()).toMatchObject({ status: 'Declined', declineReason: 'ติดคิว' });
    expect((await decline({ ...body, reason: 'อื่น' })).json().declineReason).toBe('ติดคิว');
    const accepted = await all.invite(await all.job());
    await all.records.db
      .updateTable('job_request')
      .set({ status: 'Accepted' })
      .where('id', '=', accepted)
      .execute();
    expect((await decline(body, all.talent, accepted)).json().code).toBe('INVALID_TRANSITION');
  });
});

describe('the system', () => {
  test('closes what is past its last day or filled, and nothing else', async () => {
    const late = await all.job({ apply_until: '2020-01-01' });
    const filled = await all.job({ openings: 1 });
    const draft = await all.job({ status: 'Draft', apply_until: '2020-01-01' });
    await all.records.db
      .insertInto('job_application')
      .values({ id: newId(), job_id: filled, talent_id: all.otherId, status: 'Hired' })
      .execute();
    const closed = await closeDueJobs(all.api.services);
    expect(closed).toEqual(expect.arrayContaining([late, filled]));
    expect(closed).not.toContain(all.jobId);
    expect(closed).not.toContain(draft);
    expect(await closeDueJobs(all.api.services)).toEqual([]);
    const open = (await all.call('GET', '/api/job?open=true&size=100')).json().items;
    expect(open.map(({ id }: { id: string }) => id)).not.toContain(late);
    expect((await all.call('GET', `/api/job/${late}`)).json()).toMatchObject({
      status: 'Closed',
      isOpen: false,
    });
  });
});
