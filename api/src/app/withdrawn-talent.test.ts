import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notify } from '../modules/notice/notice.public.ts';
import { newId } from '../kernel/new-id.ts';
import { testBoards } from '../testing/boards.ts';
import { readPdfTexts } from '../testing/pdf.ts';
import type { SignedIn } from '../testing/test-api.ts';

const all = testBoards();
const NAME = 'ชื่อลับ';
const GONE = { th: 'ไม่สามารถจองได้แล้ว', en: 'No longer available' };

const withdraw = (subject: string) =>
  sql`UPDATE consent SET withdrawn_at = now() WHERE subject = ${subject}`.execute(all.records.db);

/** An applicant with an option on the calendar and a notice to staff and to the business. */
async function applicant(status: 'Applied' | 'Hired' = 'Applied') {
  const { db, talent } = all.records;
  const talentId = await talent({
    display_name: `${NAME} ${newId()}`,
    nick_name: JSON.stringify({ th: NAME, en: NAME }),
  });
  const jobId = await all.job();
  const { id } = await all.application(jobId, { talent_id: talentId, status, quoted_rate: 4141 });
  const note = 'written by the talent';
  await db.updateTable('job_application').set({ note }).where('id', '=', id).execute();
  const booking = newId();
  await db
    .insertInto('booking')
    .values({
      ...{ id: booking, talent_id: talentId, job_id: jobId, application_id: id },
      ...{ from_day: '2027-07-01', to_day: '2027-07-02' },
      kind: status === 'Hired' ? 'Booked' : 'Option1',
    })
    .execute();
  const recipients = [all.business.id, all.staff.id];
  const about = { data: { talent: NAME, job: 'งาน' }, recipients };
  await db.transaction().execute(async (trx) => {
    const { services } = all.api;
    const application = { entity: 'jobApplication', id };
    const made = { entity: 'booking', id: booking };
    await notify(
      services,
      { kind: 'ApplicationReceived', key: id, subject: application, ...about },
      trx,
    );
    await notify(services, { kind: 'BookingMade', key: booking, subject: made, ...about }, trx);
  });
  return { talentId, jobId, id };
}

type Applicant = Awaited<ReturnType<typeof applicant>>;

/** The whole answer about an applicant, as text. */
async function readBy(who: SignedIn, { jobId, id }: Applicant): Promise<Record<string, string>> {
  const get = async (url: string) =>
    (await all.api.app.inject({ method: 'GET', url: `/api${url}`, headers: who.headers })).body;
  const sheet = await all.call(who, 'GET', `${jobId}/application/sheet?language=th`);
  return {
    board: (await all.call(who, 'GET', `${jobId}/application/board`)).body,
    list: (await all.call(who, 'GET', `${jobId}/application?page=1&size=20`)).body,
    detail: (await all.call(who, 'GET', `${jobId}/application/${id}`)).body,
    sheet: (await readPdfTexts(sheet.rawPayload)).join(' '),
    calendar: await get(`/management/booking?from=2027-07-01&to=2027-07-31&jobId=${jobId}`),
    notices: await get('/notice?page=1&size=2'),
  };
}

const naming = (read: Record<string, string>): string[] =>
  Object.keys(read).filter((place) => read[place]?.includes(NAME));
const PLACES = ['board', 'list', 'detail', 'sheet', 'calendar', 'notices'];

test('a business no longer sees who has withdrawn; staff do', async () => {
  const one = await applicant();
  expect(naming(await readBy(all.business, one))).toEqual(PLACES);
  await withdraw(one.talentId);
  const read = await readBy(all.business, one);
  expect(naming(read)).toEqual([]);
  for (const place of ['board', 'list', 'detail', 'calendar', 'notices'])
    expect([place, read[place]]).toEqual([place, expect.stringContaining(GONE.en)]);
  expect(read['sheet']).toContain(GONE.th);
  expect(JSON.parse(read['detail']!)).toMatchObject({
    ...{ talentName: GONE, photo: null, age: null, talentTypes: [], isAvailable: false },
    ...{ note: null, quotedRate: null, compositeCardId: null, cardName: null },
  });
  expect(naming(await readBy(all.staff, one))).toEqual(PLACES);
});

test('a search by a name that is not shown finds nothing', async () => {
  const one = await applicant();
  const found = async () =>
    (
      await all.call(
        all.business,
        'GET',
        `${one.jobId}/application/board?keyword=${encodeURIComponent(NAME)}`,
      )
    ).json().total;
  expect(await found()).toBe(1);
  await withdraw(one.talentId);
  expect(await found()).toBe(0);
});

test.each([
  [
    'a guardian who declined',
    sql`guardian_confirmed_at = NULL, birthday = '2015-01-01', age_years = 12`,
  ],
  ['an archived talent', sql`status = 'Archived'`],
  ['a deactivated talent', sql`active = false`],
])('the same goes for %s', async (_who, change) => {
  const one = await applicant();
  await sql`UPDATE talent SET ${change} WHERE id = ${one.talentId}`.execute(all.records.db);
  expect(naming(await readBy(all.business, one))).toEqual([]);
});

test('a business reads the names of applicants that never consented, and of hired ones', async () => {
  const never = await applicant();
  await sql`DELETE FROM consent WHERE subject = ${never.talentId}`.execute(all.records.db);
  expect(naming(await readBy(all.business, never))).toEqual(PLACES);
  const hired = await applicant('Hired');
  await withdraw(hired.talentId);
  expect(naming(await readBy(all.business, hired))).toEqual(PLACES);
});

test('the card that was sent is closed to the business', async () => {
  const one = await applicant();
  const { composite_card_id: card } = await all.records.db
    .selectFrom('job_application')
    .select('composite_card_id')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  const url = `/api/management/talent/${one.talentId}/compositecard/${card}?jobId=${one.jobId}`;
  const status = async (who: SignedIn) =>
    (await all.api.app.inject({ method: 'GET', url, headers: who.headers })).statusCode;
  expect(await status(all.business)).toBe(200);
  await withdraw(one.talentId);
  expect([await status(all.business), await status(all.staff)]).toEqual([404, 200]);
});
