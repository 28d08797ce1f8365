import { beforeAll, describe, expect, test } from 'vitest';
import { JOB_STATUSES, JOB_TRANSITIONS, type Actor, type JobStatus } from '@dara/model';
import { newId } from '../../../kernel/new-id.ts';
import {
  createJobPeople,
  jobCalls,
  noticesOf,
  type JobPeople,
} from '../../../testing/job-people.ts';
import { closeDueJobs } from '../close-jobs.job.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
let people: JobPeople;
let calls: ReturnType<typeof jobCalls>;
beforeAll(async () => {
  people = await createJobPeople(site);
  calls = jobCalls(site);
});

const jobIn = (status: JobStatus, row: object = {}) =>
  site.records.job({ business_profile_id: people.businessId, status, ...row });

const ROLES = { Business: ['Business', 'Owner'], Staff: ['Staff'], Admin: ['Admin'] } as const;
const who = (role: keyof typeof ROLES) =>
  ({ Business: people.owner, Staff: site.staff, Admin: site.admin })[role];

/** What the one table says, in the words of an answer. */
function expected(from: JobStatus, to: JobStatus, actors: readonly Actor[]): string {
  const may = (source: JobStatus) =>
    (JOB_TRANSITIONS[source][to] ?? []).some((actor) => actors.includes(actor));
  if (from === to && JOB_STATUSES.some(may)) return '200';
  if (!JOB_TRANSITIONS[from][to]) return '409 INVALID_TRANSITION';
  return may(from) ? '200' : '403 FORBIDDEN';
}

describe.each(Object.entries(ROLES))('%s', (role, actors) => {
  test.each(JOB_STATUSES)(
    'takes a job from %s where the table allows, and nowhere else',
    async (from) => {
      const answers: Record<string, string> = {};
      const table: Record<string, string> = {};
      for (const to of JOB_STATUSES) {
        const id = await jobIn(from);
        const answer = await calls.move(who(role as keyof typeof ROLES), id, to, { reason: 'why' });
        const code = answer.statusCode === 200 ? '' : ` ${answer.json().code}`;
        answers[to] = `${answer.statusCode}${code}`;
        table[to] = expected(from, to, actors);
        const { status } = await calls.read(site.admin, id);
        expect(status).toBe(answers[to] === '200' ? to : from);
      }
      expect(answers).toEqual(table);
    },
  );
});

describe('a move', () => {
  test.each<[JobStatus, JobStatus]>([
    ['Review', 'Draft'],
    ['Open', 'Cancelled'],
  ])('from %s to %s needs a reason, which is kept', async (from, to) => {
    const id = await jobIn(from);
    for (const reason of [undefined, ' \n ']) {
      const refused = await calls.move(site.staff, id, to, reason ? { reason } : {});
      expect(refused.json().errors).toMatchObject([{ field: 'reason', rule: 'required' }]);
    }
    const done = await calls.move(site.staff, id, to, { reason: 'ขาดวันถ่าย' });
    expect(done.json()).toMatchObject({ status: to, statusReason: 'ขาดวันถ่าย', version: 2 });
  });

  test('is done once, also by a second click or with a version that was read before', async () => {
    const id = await jobIn('Draft');
    const [first, second] = await Promise.all([
      calls.move(people.owner, id, 'Review', { version: 1 }),
      calls.move(people.owner, id, 'Review', { version: 1 }),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await calls.read(people.owner, id)).version).toBe(2);
    const stale = await calls.move(site.staff, id, 'Open', { version: 1 });
    expect(stale.json().code).toBe('VERSION_CONFLICT');
  });

  test("of another's job is no move: it does not exist", async () => {
    const id = await jobIn('Draft');
    expect((await calls.move(people.stranger, id, 'Review')).json().code).toBe('JOB_NOT_EXIST');
  });

  test.each([
    ['Pending', 'BUSINESS_NOT_APPROVED'],
    ['Rejected', 'BUSINESS_NOT_APPROVED'],
    ['Suspended', 'BUSINESS_SUSPENDED'],
  ] as const)('to Review or Open waits while the business is %s', async (status, code) => {
    const business_profile_id = await site.records.business({ status });
    const person = await site.api.signIn({ permission: 'Business', business_profile_id });
    const draft = (await calls.create(person)).json().id;
    expect((await calls.move(person, draft, 'Review')).json().code).toBe(code);
    const review = await jobIn('Review', { business_profile_id });
    expect((await calls.move(site.staff, review, 'Open')).json().code).toBe(code);
  });

  test('to Open needs a day to come and a free place', async () => {
    const past = await jobIn('Closed', { apply_until: '2020-01-01' });
    expect((await calls.move(site.staff, past, 'Open')).json().code).toBe('JOB_DEADLINE_OVER');
    const full = await jobIn('Closed');
    await site.records.db
      .insertInto('job_application')
      .values({
        id: newId(),
        job_id: full,
        talent_id: await site.records.talent(),
        status: 'Completed',
      })
      .execute();
    expect((await calls.move(site.staff, full, 'Open')).json().code).toBe('JOB_FILLED');
    await calls.update(site.staff, full, { openings: 2, version: 1 });
    expect((await calls.move(site.staff, full, 'Open')).json().status).toBe('Open');
  });
});

test('submitting tells staff, and the outcome tells the business, each person once', async () => {
  const { id } = (await calls.create(people.owner)).json();
  await calls.move(people.owner, id, 'Review');
  await calls.move(site.staff, id, 'Draft', { reason: 'ขาดวันถ่าย' });
  const told = await noticesOf(site, id);
  const to = (kind: string, person: { id: string }) =>
    told.filter((one) => one.kind === kind && one.to === person.id).map(({ data }) => data);
  for (const person of [site.staff, site.admin]) {
    expect(to('JobSubmitted', person)).toMatchObject([
      { title: { en: 'Green tea' }, company: { en: 'Siam' } },
    ]);
  }
  expect(to('JobStatus', people.owner)).toMatchObject([{ status: 'Draft', reason: 'ขาดวันถ่าย' }]);
  expect(to('JobStatus', people.colleague)).toMatchObject([
    { status: 'Review', reason: null },
    { status: 'Draft' },
  ]);
  expect(told.filter((one) => one.to === people.stranger.id)).toEqual([]);
});

describe("a business's edit", () => {
  test('of an open job waits for staff again', async () => {
    const id = await jobIn('Open');
    const answer = await calls.update(people.owner, id, { openings: 5, version: 1 });
    expect(answer.json()).toMatchObject({ status: 'Review', openings: 5, version: 3 });
    expect((await noticesOf(site, id)).map(({ kind }) => kind)).toContain('JobSubmitted');
    expect((await site.api.app.inject(`/api/job/${id}`)).statusCode).toBe(404);
  });

  test('that changes nothing leaves it open, and so does an edit of staff', async () => {
    const id = await jobIn('Open');
    const same = await calls.update(people.owner, id, { openings: 1, version: 1 });
    expect(same.json()).toMatchObject({ status: 'Open', version: 1 });
    const staff = await calls.update(site.staff, id, { openings: 2, version: 1 });
    expect(staff.json()).toMatchObject({ status: 'Open', version: 2 });
  });

  test.each(['Closed', 'Completed', 'Cancelled'] as const)(
    'of a %s job is refused',
    async (status) => {
      const id = await jobIn(status);
      const answer = await calls.update(people.owner, id, { openings: 5, version: 1 });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'JOB_NOT_EDITABLE']);
      const staff = await calls.update(site.staff, id, { openings: 5, version: 1 });
      expect(staff.statusCode).toBe(status === 'Closed' ? 200 : 409);
    },
  );
});

describe('the invitations that wait', () => {
  const invited = async (id: string, status: 'Pending' | 'Declined' = 'Pending') => {
    const talent_id = await site.records.talent();
    const talent = await site.api.signIn({ permission: 'Talent', talent_id });
    const row = { id: newId(), job_id: id, talent_id, status };
    await site.records.db.insertInto('job_request').values(row).execute();
    const standing = async () => {
      const { db } = site.records;
      const request = db.selectFrom('job_request').select('status').where('id', '=', row.id);
      const notices = await db
        .selectFrom('notice')
        .select(['kind', 'data'])
        .where('recipient_id', '=', talent.id)
        .execute();
      const told = notices.map(({ kind, data }) => `${kind} ${String(data['status'])}`);
      return [(await request.executeTakeFirstOrThrow()).status, ...told];
    };
    return { talent_id, standing };
  };

  test.each(['Cancelled', 'Closed'] as const)(
    'end when their job is %s, and each talent is notified once',
    async (to) => {
      const id = await jobIn('Open');
      const waiting = await invited(id);
      const answered = await invited(id, 'Declined');
      const elsewhere = await invited(await jobIn('Open'));
      for (const _press of [1, 2]) await calls.move(people.owner, id, to, { reason: 'เลื่อน' });
      expect(await waiting.standing()).toEqual(['Cancelled', `InvitationEnded Job${to}`]);
      expect(await answered.standing()).toEqual(['Declined']);
      expect(await elsewhere.standing()).toEqual(['Pending']);
    },
  );

  test('end with the last day of their job, and with its last opening', async () => {
    const overdue = await jobIn('Open', { apply_until: '2020-01-01' });
    const late = await invited(overdue);
    for (const _minute of [1, 2]) await closeDueJobs(site.api.services);
    expect(await late.standing()).toEqual(['Cancelled', 'InvitationEnded JobClosed']);
    const filled = await jobIn('Open');
    const waiting = await invited(filled);
    const application = { id: newId(), job_id: filled, talent_id: await site.records.talent() };
    await site.records.db
      .insertInto('job_application')
      .values({ ...application, status: 'Hold' })
      .execute();
    const hire = await calls.call(
      site.staff,
      'PUT',
      `/${filled}/application/${application.id}/status`,
      { status: 'Hired' },
    );
    expect(hire.statusCode).toBe(200);
    expect(await waiting.standing()).toEqual(['Cancelled', 'InvitationEnded JobClosed']);
  });
});
