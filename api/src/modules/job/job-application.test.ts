import { describe, expect, test } from 'vitest';
import { testApplicants } from '../../testing/applicants.ts';
import { text } from '../../testing/records.ts';

const all = testApplicants();

describe('withdrawing', () => {
  test('is possible until a decision, and then applying again is', async () => {
    await all.apply(all.jobId);
    const answer = await all.withdraw(all.jobId);
    expect(answer.json()).toMatchObject({ status: 'Withdrawn', canWithdraw: false });
    expect((await all.withdraw(all.jobId)).statusCode).toBe(200);
    expect((await all.apply(all.jobId)).statusCode).toBe(201);
    expect((await all.applications(all.jobId)).map(({ status }) => status).sort()).toEqual([
      'Applied',
      'Withdrawn',
    ]);
  });

  test.each([
    ['Applied', 200],
    ['Shortlisted', 200],
    ['Hold', 409],
    ['Hired', 409],
    ['Completed', 409],
  ] as const)('from %s answers %i', async (status, expected) => {
    await all.apply(all.jobId);
    await all.decide(all.jobId, status);
    const answer = await all.withdraw(all.jobId);
    expect(answer.statusCode).toBe(expected);
    if (expected === 409) expect(answer.json().code).toBe('INVALID_TRANSITION');
  });

  test("does not reach another talent's application", async () => {
    await all.apply(all.jobId);
    expect((await all.withdraw(all.jobId, all.other)).json().code).toBe('APPLICATION_NOT_EXIST');
    expect((await all.withdraw('garbage')).json().code).toBe('APPLICATION_NOT_EXIST');
    expect((await all.applications(all.jobId))[0]?.status).toBe('Applied');
  });
});

describe("what a job's page tells its reader", () => {
  test('a talent its own application, anybody else none', async () => {
    expect(await all.viewer(all.jobId)).toEqual({
      isApproved: true,
      talentTypes: ['Actor'],
      cards: 1,
      application: null,
      request: null,
    });
    await all.apply(all.jobId);
    expect(await all.viewer(all.jobId)).toMatchObject({
      application: { status: 'Applied', canWithdraw: true },
    });
    expect(await all.viewer(all.jobId, all.other)).toMatchObject({ application: null });
    const staff = await all.api.signIn({ permission: 'Staff' });
    for (const person of [staff, undefined]) {
      expect((await all.call('GET', `/api/job/${all.jobId}`, person)).json().viewer).toBeNull();
    }
  });

  test('is not cached by proxies', async () => {
    const own = await all.call('GET', `/api/job/${all.jobId}`, all.talent);
    expect(own.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: /authorization/,
    });
    const open = await all.call('GET', `/api/job/${all.jobId}`);
    expect(open.headers['vary']).toMatch(/authorization/);
  });

  test.each([
    ['Applied', 'Applied'],
    ['Shortlisted', 'InReview'],
    ['Hold', 'InReview'],
    ['Hired', 'Hired'],
    ['Completed', 'Hired'],
  ] as const)('says of %s that it is %s', async (status, view) => {
    await all.apply(all.jobId);
    await all.decide(all.jobId, status);
    expect(await all.viewer(all.jobId)).toMatchObject({ application: { status: view } });
  });
});

describe("a talent's own lists", () => {
  test('hold each application with its job, newest first, by what the talent sees', async () => {
    const talent_id = await all.records.talent();
    const person = await all.api.signIn({ permission: 'Talent', talent_id });
    const own = await all.records.photoCard(talent_id);
    const closed = await all.job({
      title: text('สอง'),
      show_budget: false,
      budget_from: 5,
      budget_to: 9,
    });
    for (const id of [all.jobId, closed]) await all.apply(id, { compositeCardId: own }, person);
    await all.records.db
      .updateTable('job')
      .set({ status: 'Cancelled' })
      .where('id', '=', closed)
      .execute();
    await all.decide(closed, 'Hold');
    const { items, total, size } = (await all.call('GET', '/api/job/myjob', person)).json();
    expect([total, size]).toEqual([2, 12]);
    expect(items[0]).toMatchObject({
      application: { status: 'InReview', jobId: closed },
      job: {
        id: closed,
        title: { th: 'สอง' },
        status: 'Cancelled',
        budgetFrom: null,
        isOpen: false,
      },
    });
    const only = (await all.call('GET', '/api/job/myjob?status=Applied&size=1', person)).json();
    expect([only.total, only.items[0].job.id]).toEqual([1, all.jobId]);
    expect((await all.call('GET', '/api/job/myjob?status=Hold', person)).statusCode).toBe(400);
    expect((await all.call('GET', '/api/job/myjob?page=9', person)).json().items).toEqual([]);
  });

  test('hold invitations with their jobs', async () => {
    const requestId = await all.invite(all.jobId, { talent_id: all.otherId });
    const { items } = (await all.call('GET', '/api/job/requestjob', all.other)).json();
    expect(items).toMatchObject([
      { request: { id: requestId, status: 'Pending' }, job: { id: all.jobId } },
    ]);
  });
});
