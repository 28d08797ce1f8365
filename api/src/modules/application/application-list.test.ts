import { describe, expect, test } from 'vitest';
import { unzipSync, strFromU8 } from 'fflate';
import { newId } from '../../kernel/new-id.ts';
import { testBoards } from '../../testing/boards.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import type { ListedApplication } from './application.schema.ts';

const all = testBoards();

async function names(who: typeof all.staff, jobId: string, query: string): Promise<string[]> {
  const answer = await all.call(who, 'GET', `${jobId}/application?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().items.map((row: { talentName: { th: string } }) => row.talentName.th);
}

async function threeApplicants() {
  const jobId = await all.job({ openings: 3 });
  const talent = (display_name: string) =>
    all.records.talent({ display_name: `${display_name} ${jobId}` });
  const [ann, bee, cat] = [await talent('Ann'), await talent('Bee'), await talent('Cat')];
  const first = await all.application(jobId, { talent_id: ann, quoted_rate: 3000 });
  await all.application(jobId, { talent_id: bee, status: 'Shortlisted', quoted_rate: 1000 });
  await all.application(jobId, { talent_id: cat, status: 'Withdrawn' });
  const short = (list: string[]) => list.map((name) => name.split(' ')[0]);
  return { jobId, first, short };
}

test('lists by stage, name, rating and order; a business does not see withdrawn ones', async () => {
  const { jobId, first, short } = await threeApplicants();
  const ask = async (who: typeof all.staff, query: string) => short(await names(who, jobId, query));
  expect(await ask(all.staff, 'sortByColumn=Name')).toEqual(['Ann', 'Bee', 'Cat']);
  expect(await ask(all.business, 'sortByColumn=Name')).toEqual(['Ann', 'Bee']);
  expect(await ask(all.staff, 'status=Shortlisted&status=Withdrawn&sortByColumn=Name')).toEqual([
    'Bee',
    'Cat',
  ]);
  expect(await ask(all.staff, 'keyword=ann')).toEqual(['Ann']);
  expect(await ask(all.staff, 'sortByColumn=QuotedRate')).toEqual(['Bee', 'Ann', 'Cat']);
  await all.call(all.staff, 'PUT', `${jobId}/application/${first.id}/rating`, { stars: 4 });
  expect(await ask(all.staff, 'rating=4')).toEqual(['Ann']);
  expect(await ask(all.staff, 'rating=5')).toEqual([]);
});

describe('the brief of the job', () => {
  async function board() {
    const jobId = await all.job({
      ...{ talent_types: ['Actor'], gender: ['Female'], languages: ['en'] },
      ...{ age_from: 20, height_from: 165, shoot_from: '2030-03-10', shoot_to: '2030-03-12' },
    });
    const add = async (name: string, row: object) => {
      const talent_id = await all.records.talent({ display_name: `${name} ${jobId}`, ...row });
      return all.application(jobId, { talent_id });
    };
    await add('Fits', { height: 165, languages: ['th', 'en'] });
    await add('Unknown', { birthday: null });
    const bookouts = JSON.stringify([{ from: '2030-03-12', to: '2030-03-12' }]);
    await add('Off', { bookouts });
    await add('Other', {
      ...{ gender: 'Male', birthday: '2013-01-01', height: 164.5, languages: ['th'] },
      ...{ active: false, status: 'Archived' },
    });
    return jobId;
  }
  const reasonsOf = async (who: typeof all.staff, jobId: string) => {
    const url = `${jobId}/application/board?sortByColumn=CreatedAt&sortByAlphabetically=asc`;
    const { items } = (await all.call(who, 'GET', url)).json();
    return items.map((row: { outOfBrief: string[] }) => row.outOfBrief);
  };
  const named = async (who: typeof all.staff, jobId: string, query: string) =>
    (await names(who, jobId, `${query}&sortByColumn=Name`)).map((name) => name.split(' ')[0]);

  test('marks applicants with the reasons against them, without moving them', async () => {
    const jobId = await board();
    const other = ['Minor', 'Gender', 'Height', 'Language'];
    expect(await reasonsOf(all.staff, jobId)).toEqual([[], [], ['DayOff'], other]);
    expect(await named(all.staff, jobId, 'status=Applied')).toHaveLength(4);
  });

  test('tells a business neither days off nor anything about a talent who has left', async () => {
    const jobId = await board();
    expect(await reasonsOf(all.business, jobId)).toEqual([[], [], [], []]);
    expect(await named(all.business, jobId, 'fitsBrief=false')).toEqual([]);
    expect(await named(all.business, jobId, 'fitsBrief=true')).toHaveLength(4);
  });

  test('filters list, board and workbook, with their totals', async () => {
    const jobId = await board();
    expect(await named(all.staff, jobId, 'fitsBrief=true')).toEqual(['Fits', 'Unknown']);
    expect(await named(all.staff, jobId, 'fitsBrief=false')).toEqual(['Off', 'Other']);
    expect(await named(all.staff, jobId, 'fitsBrief=false&keyword=off')).toEqual(['Off']);
    const get = (path: string) => all.call(all.staff, 'GET', `${jobId}/application${path}`);
    const page = (await get('?fitsBrief=false&page=2&size=1')).json();
    expect(page).toMatchObject({ total: 2, items: [{ outOfBrief: ['DayOff'] }] });
    expect((await get('/board?fitsBrief=true')).json()).toMatchObject({ total: 2 });
    const workbook = (await get('/export?fitsBrief=false&language=en')).rawPayload;
    const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('Minor, Gender, Height, Language');
    expect(sheet).not.toContain('Fits');
  });
});

test('the board has every card with its photo, and how many places are taken', async () => {
  const { jobId } = await threeApplicants();
  await all.application(jobId, { status: 'Completed' });
  const board = (await all.call(all.staff, 'GET', `${jobId}/application/board`)).json();
  expect(board).toMatchObject({ total: 4, openings: 3, hired: 1 });
  for (const item of board.items) expect(item.photo.id).toEqual(expect.any(String));
  const detail = await all.call(all.business, 'GET', `${jobId}/application/${board.items[0].id}`);
  expect(detail.json()).toMatchObject({ status: 'Completed', notes: [], ratings: [] });
});

test('is not accessible to another business, a talent, or for a deleted job', async () => {
  const { jobId, first } = await threeApplicants();
  const talent = await all.api.signIn({
    permission: 'Talent',
    talent_id: first.talentId,
  });
  for (const path of ['', '/board', `/${first.id}`, '/export']) {
    const url = `${jobId}/application${path}`;
    expect((await all.call(all.stranger, 'GET', url)).json().code).toBe('JOB_NOT_EXIST');
    expect((await all.call(talent, 'GET', url)).statusCode).toBe(403);
  }
  await all.records.db
    .updateTable('job')
    .set({ deleted_at: new Date() })
    .where('id', '=', jobId)
    .execute();
  expect((await all.call(all.staff, 'GET', `${jobId}/application`)).statusCode).toBe(404);
});

test('staff add a talent with its usual card, once', async () => {
  const jobId = await all.job();
  const talentId = await all.records.talent();
  await all.records.photoCard(talentId, { is_default: true, name: 'หลัก' });
  const add = (body: object, who = all.staff) =>
    all.call(who, 'POST', `${jobId}/application`, body);
  const added = await add({ talentId, quotedRate: 8000 });
  expect(added.json()).toMatchObject({ source: 'Staff', cardName: 'หลัก', quotedRate: 8000 });
  const both = await Promise.all([add({ talentId }), add({ talentId })]);
  for (const answer of both) {
    expect(answer.json().errors).toMatchObject([{ field: 'talentId', rule: 'alreadyApplied' }]);
  }
  expect((await add({ talentId }, all.business)).statusCode).toBe(403);
  expect((await add({ talentId: newId() })).json().code).toBe('TALENT_NOT_EXIST');
  const pending = await all.records.talent({ status: 'Pending' });
  expect((await add({ talentId: pending })).json().code).toBe('TALENT_NOT_AVAILABLE');
});

test('the workbook has ratings only for staff, and the export is logged', async () => {
  const { jobId } = await threeApplicants();
  const sheet = async (who: typeof all.staff) => {
    const url = `${jobId}/application/export?language=en&status=Applied`;
    const answer = await all.call(who, 'GET', url);
    expect(answer.statusCode).toBe(200);
    return strFromU8(unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml']!);
  };
  const [staffs, businesses] = [await sheet(all.staff), await sheet(all.business)];
  expect(staffs).toContain('Average rating');
  expect(businesses).not.toContain('rating');
  for (const text of [staffs, businesses]) {
    expect(text).toContain('Ann');
    expect(text).not.toContain('Bee');
  }
  const lines = await all.records.db
    .selectFrom('audit_event')
    .select('action')
    .where('entity_id', '=', jobId)
    .execute();
  expect(lines).toEqual([{ action: 'ExportApplications' }, { action: 'ExportApplications' }]);
});

describe('the list over all jobs', () => {
  const read = async (who: SignedIn, query: string) => {
    const url = `/api/management/application?${query}`;
    const answer = await all.api.app.inject({ url, headers: who.headers });
    return answer.json<{ items: ListedApplication[]; total: number }>();
  };
  const idsOf = async (who: SignedIn, query: string) =>
    (await read(who, query)).items.map(({ id }) => id);

  test('has the newest first, each with its job, and is narrowed by job, stage, type and day', async () => {
    const at = (hours: number) => new Date(Date.UTC(2031, 0, 1, hours));
    const days = 'appliedFrom=2031-01-01&appliedTo=2031-01-02';
    const [jobId, closedId] = [await all.job(), await all.job({ status: 'Closed' })];
    const talent_id = await all.records.talent({ display_name: 'Zoe of all jobs' });
    const dated = async (job: string, hours: number, row: object = {}) => {
      const { id } = await all.application(job, row);
      await all.records.db
        .updateTable('job_application')
        .set({ created_at: at(hours) })
        .where('id', '=', id)
        .execute();
      return id;
    };
    const first = await dated(jobId, -6, { talent_id });
    const second = await dated(closedId, 16, { status: 'Shortlisted', talent_id });
    const third = await dated(closedId, 17);
    const ids = (query: string) => idsOf(all.staff, `${days}&${query}`);
    expect(await ids('')).toEqual([third, second, first]);
    expect(await ids('sortByColumn=CreatedAt&sortByAlphabetically=asc&size=1&page=2')).toEqual([
      second,
    ]);
    expect(await ids(`jobId=${closedId}`)).toEqual([third, second]);
    expect(await ids('jobStatus=Closed&status=Shortlisted&status=Hired')).toEqual([second]);
    expect(await ids('keyword=zoe')).toEqual([second, first]);
    expect(await ids('talentType=Singer')).toEqual([]);
    expect(await ids('talentType=Actor&talentType=Singer')).toHaveLength(3);
    expect(await idsOf(all.staff, 'appliedTo=2031-01-01&appliedFrom=2031-01-01')).toEqual([
      second,
      first,
    ]);
    const { items, total } = await read(all.staff, days);
    expect([total, items[0]!.job]).toEqual([
      3,
      {
        ...{ id: closedId, title: { th: 'งาน', en: 'Job' } },
        companyName: { th: 'บริษัท', en: 'Company' },
      },
    ]);
  });

  test('a business reads those of its own jobs, without withdrawn ones, opinions and hidden names', async () => {
    const jobId = await all.job();
    const { id, talentId } = await all.application(jobId, { quoted_rate: 7000 });
    await all.application(jobId, { status: 'Withdrawn' });
    await all.call(all.staff, 'PUT', `${jobId}/application/${id}/rating`, { stars: 4 });
    const own = `jobId=${jobId}`;
    expect((await read(all.staff, own)).total).toBe(2);
    const mine = await read(all.business, own);
    expect(mine.items).toMatchObject([{ id, quotedRate: 7000, ratingAverage: null }]);
    const { businessProfileId } = (await all.call(all.staff, 'GET', jobId)).json();
    for (const query of ['', own, `businessProfileId=${businessProfileId}`]) {
      expect((await read(all.stranger, query)).total).toBe(0);
    }
    await all.records.db
      .updateTable('talent')
      .set({ active: false })
      .where('id', '=', talentId)
      .execute();
    const left = { talentTypes: [], photo: null, quotedRate: null };
    expect((await read(all.business, own)).items).toMatchObject([{ id, ...left }]);
    expect(await idsOf(all.business, `${own}&talentType=Actor`)).toEqual([]);
    expect(await idsOf(all.staff, `${own}&talentType=Actor&status=Applied`)).toEqual([id]);
  });

  test('leaves out those of deleted jobs, and is closed to talents', async () => {
    const jobId = await all.job();
    const { talentId } = await all.application(jobId);
    const deleted = { deleted_at: new Date() };
    await all.records.db.updateTable('job').set(deleted).where('id', '=', jobId).execute();
    expect((await read(all.staff, `jobId=${jobId}`)).total).toBe(0);
    const talent = await all.api.signIn({ permission: 'Talent', talent_id: talentId });
    expect(await read(talent, '')).toMatchObject({ code: 'FORBIDDEN' });
  });
});
