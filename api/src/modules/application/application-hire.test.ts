import { expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
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

test('the last hire closes the job and tells its business; one before leaves it open', async () => {
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
  const hire = await all.move(all.staff, jobId, here.id, { status: 'Hired' });
  expect(hire.json().code).toBe('DAYS_BOOKED');
  expect(await all.statusOf(here.id)).toBe('Hold');
});
