import { describe, expect, test } from 'vitest';
import { today } from '../../kernel/age.ts';
import { newId } from '../../kernel/new-id.ts';
import { noticeText } from '../notice/notice.public.ts';
import { testBoards } from '../../testing/boards.ts';

const all = testBoards();

async function jobOf(id: string) {
  return all.records.db
    .selectFrom('job')
    .select(['status', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const HIRES = process.env['DARA_TEST_ALL'] === '1' ? 200 : 40;

test(`${HIRES} hires at once take the five openings and no more, and close the job`, async () => {
  const jobId = await all.job({ openings: 5 });
  const held = [];
  for (let count = 0; count < HIRES; count += 1) {
    const talentId = await all.records.talent();
    const row = { id: newId(), job_id: jobId, talent_id: talentId, status: 'Hold' as const };
    await all.records.db.insertInto('job_application').values(row).execute();
    held.push(row);
  }
  const answers = await Promise.all(
    held.map(({ id }) => all.move(all.staff, jobId, id, { status: 'Hired', version: 1 })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(new Set(refused.map((answer) => answer.json().code))).toEqual(new Set(['JOB_FILLED']));
  const hired = await all.records.db
    .selectFrom('job_application')
    .select('id')
    .where('job_id', '=', jobId)
    .where('status', '=', 'Hired')
    .execute();
  expect(hired).toHaveLength(5);
  expect(await jobOf(jobId)).toEqual({ status: 'Closed', version: 2 });
});

test('the last hire closes the job and notifies its business; earlier ones leave it open', async () => {
  const jobId = await all.job({ openings: 2 });
  const first = await all.application(jobId, { status: 'Hold' });
  const last = await all.application(jobId, { status: 'Hold' });
  await all.move(all.staff, jobId, first.id, { status: 'Hired' });
  expect((await jobOf(jobId)).status).toBe('Open');
  await all.move(all.staff, jobId, last.id, { status: 'Hired' });
  expect((await jobOf(jobId)).status).toBe('Closed');
  const told = await all.records.db
    .selectFrom('notice')
    .select('kind')
    .where('recipient_id', '=', all.business.id)
    .where('entity_id', '=', jobId)
    .execute();
  expect(told).toEqual([{ kind: 'JobStatus' }]);
});

test('neither a cancelled job nor an inactive talent can be hired', async () => {
  const cancelled = await all.job({ status: 'Cancelled' });
  const { id } = await all.application(cancelled, { status: 'Hold' });
  const hire = { status: 'Hired' };
  expect((await all.move(all.staff, cancelled, id, hire)).json().code).toBe('JOB_CLOSED');
  const jobId = await all.job();
  const talent_id = await all.records.talent({ active: false });
  const gone = await all.application(jobId, { status: 'Hold', talent_id });
  const answer = await all.move(all.staff, jobId, gone.id, hire);
  expect(answer.json().code).toBe('TALENT_NOT_AVAILABLE');
});

test("staff see a talent's conflicts on the shooting days before hiring", async () => {
  const days = { shoot_from: '2030-03-10', shoot_to: '2030-03-12' };
  const jobId = await all.job(days);
  const elsewhere = await all.job({ shoot_from: '2030-03-12' });
  const free = await all.job({ shoot_from: '2030-03-13' });
  const talent_id = await all.records.talent({
    bookouts: JSON.stringify([{ from: '2030-03-01', to: '2030-03-10' }]),
  });
  for (const id of [elsewhere, free]) {
    const other = await all.application(id, { status: 'Hold', talent_id });
    expect((await all.move(all.staff, id, other.id, { status: 'Hired' })).statusCode).toBe(200);
  }
  const here = await all.application(jobId, { status: 'Hold', talent_id });
  const board = async (who: typeof all.staff) =>
    (await all.call(who, 'GET', `${jobId}/application/board`)).json().items[0].clashes;
  expect(await board(all.staff)).toEqual([
    { kind: 'Bookout', from: '2030-03-01', to: '2030-03-10', title: null },
    { kind: 'Booked', from: '2030-03-12', to: '2030-03-12', title: { th: 'งาน', en: 'Job' } },
  ]);
  expect(await board(all.business)).toEqual([]);
  const confirmed = { status: 'Hired', onDayOff: true };
  const hire = await all.move(all.staff, jobId, here.id, confirmed);
  expect(hire.json().code).toBe('DAYS_BOOKED');
  expect(await all.statusOf(here.id)).toBe('Hold');
});

describe('a hire on a declared day off', () => {
  const bookouts = JSON.stringify([{ from: '2031-03-12', to: '2031-03-20' }]);
  const shoot = { shoot_from: '2031-03-10', shoot_to: '2031-03-12', openings: 2 };

  test.each(['Hold', 'Shortlisted'] as const)('from %s needs a confirmation', async (status) => {
    const jobId = await all.job(shoot);
    const talent_id = await all.records.talent({ bookouts });
    const { id } = await all.application(jobId, { status, talent_id });
    const hire = (body: object = {}) =>
      all.move(all.staff, jobId, id, { status: 'Hired', ...body });
    for (const body of [{}, { onDayOff: false }]) {
      expect((await hire(body)).json()).toMatchObject({ status: 409, code: 'DAY_OFF' });
    }
    expect(await all.statusOf(id)).toBe(status);
    expect((await hire({ onDayOff: true })).json()).toMatchObject({ status: 'Hired' });
    // The days are booked for the job, so undoing its completion books nothing.
    await all.move(all.staff, jobId, id, { status: 'Completed' });
    expect((await hire()).json()).toMatchObject({ status: 'Hired' });
  });

  test('needs it in bulk too, and names those who lack it', async () => {
    const jobId = await all.job(shoot);
    const off = await all.application(jobId, {
      status: 'Hold',
      talent_id: await all.records.talent({ bookouts }),
    });
    const free = await all.application(jobId, { status: 'Hold' });
    const hire = async (body: object = {}) => {
      const sent = { ids: [off.id, free.id], status: 'Hired', ...body };
      return (await all.call(all.staff, 'POST', `${jobId}/application/bulk`, sent)).json().results;
    };
    expect(await hire()).toMatchObject([{ code: 'DAY_OFF' }, { code: null }]);
    expect(await hire({ onDayOff: true })).toMatchObject([{ code: null }, { code: null }]);
  });
});

describe('a release', () => {
  const message = { th: 'เลื่อนถ่ายไปปีหน้า', en: 'The shoot moved to next year' };
  const release = { status: 'Shortlisted', message };
  const shoot = { shoot_from: '2030-05-10', shoot_to: '2030-05-12' };

  async function hired(row: object = {}) {
    const jobId = await all.job({ openings: 1, ...shoot, ...row });
    const application = await all.application(jobId, { status: 'Shortlisted' });
    const talent = await all.api.signIn({ permission: 'Talent', talent_id: application.talentId });
    // Straight from the shortlist: a hold is optional.
    const answer = await all.move(all.staff, jobId, application.id, { status: 'Hired' });
    expect(answer.statusCode).toBe(200);
    expect((await jobOf(jobId)).status).toBe('Closed');
    return { jobId, ...application, talent };
  }
  const bookings = (id: string) =>
    all.records.db
      .selectFrom('booking')
      .select(['status', 'status_reason'])
      .where('application_id', '=', id)
      .execute();
  const texts = async (recipient: string, id: string) => {
    const rows = await all.records.db
      .selectFrom('notice')
      .select(['kind', 'data'])
      .where('recipient_id', '=', recipient)
      .where('entity_id', '=', id)
      .execute();
    return rows.filter(({ data }) => data['status'] === 'Released').map(({ data }) => data);
  };

  test('ends the booking, opens the job, notifies talent and business, and is in the history', async () => {
    const { jobId, id, talent } = await hired();
    const answers = await Promise.all([1, 2].map(() => all.move(all.staff, jobId, id, release)));
    expect(answers.map((answer) => answer.json().status)).toEqual(['Shortlisted', 'Shortlisted']);
    expect(await bookings(id)).toEqual([{ status: 'Cancelled', status_reason: message.th }]);
    expect((await jobOf(jobId)).status).toBe('Open');
    const [toTalent, ...more] = await texts(talent.id, id);
    expect(more).toEqual([]);
    expect(noticeText('ApplicationStatus', toTalent as never, 'Talent').text).toEqual(message);
    expect(await texts(all.business.id, id)).toHaveLength(1);
    const history = await all.records.db
      .selectFrom('audit_event')
      .select('diff')
      .where('entity_id', '=', id)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(history.diff).toMatchObject({
      status: { before: 'Hired', after: 'Shortlisted' },
      statusReason: { after: message.th },
    });
    const again = await all.move(all.staff, jobId, id, { status: 'Hired' });
    expect(again.json()).toMatchObject({ status: 'Hired' });
  });

  test('needs a message, and staff', async () => {
    const { jobId, id } = await hired();
    const bare = await all.move(all.staff, jobId, id, { status: 'Shortlisted' });
    expect(bare.json().errors).toMatchObject([{ field: 'message.th', rule: 'required' }]);
    expect((await all.move(all.business, jobId, id, release)).json().code).toBe('FORBIDDEN');
    expect(await all.statusOf(id)).toBe('Hired');
    expect(await bookings(id)).toMatchObject([{ status: 'Active' }]);
  });

  test('leaves the job closed by choice, and after its deadline', async () => {
    const chosen = await hired();
    await all.move(all.staff, chosen.jobId, chosen.id, { ...release, reopen: false });
    expect((await jobOf(chosen.jobId)).status).toBe('Closed');
    const late = await hired();
    const over = { apply_until: today(new Date(Date.now() - 3 * 86_400_000)) };
    await all.records.db.updateTable('job').set(over).where('id', '=', late.jobId).execute();
    await all.move(all.staff, late.jobId, late.id, release);
    expect((await jobOf(late.jobId)).status).toBe('Closed');
    expect(await all.statusOf(late.id)).toBe('Shortlisted');
  });

  test('frees its opening for exactly one other', async () => {
    const { jobId, id } = await hired();
    await all.move(all.staff, jobId, id, release);
    const other = await all.application(jobId, { status: 'Hold' });
    const both = await Promise.all(
      [id, other.id].map((each) => all.move(all.staff, jobId, each, { status: 'Hired' })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

test('a completed hire and a rejection are undone', async () => {
  const jobId = await all.job({ openings: 1 });
  const { id } = await all.application(jobId, { status: 'Completed' });
  expect((await all.move(all.staff, jobId, id, { status: 'Hired' })).statusCode).toBe(200);
  const rejected = await all.application(jobId, { status: 'Applied' });
  await all.move(all.staff, jobId, rejected.id, { status: 'Rejected', reason: 'Look' });
  const back = await all.move(all.staff, jobId, rejected.id, { status: 'Shortlisted' });
  expect(back.json()).toMatchObject({ status: 'Shortlisted', rejectReason: null });
});
