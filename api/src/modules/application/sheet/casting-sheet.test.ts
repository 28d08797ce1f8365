import { expect, test } from 'vitest';
import { CASTING_SHEET_MAX } from '@dara/model';
import { today } from '../../../kernel/age.ts';
import { newId } from '../../../kernel/new-id.ts';
import { testBoards } from '../../../testing/boards.ts';
import { readPdfTexts } from '../../../testing/pdf.ts';

const all = testBoards();

async function sheet(who: typeof all.staff, jobId: string, query = ''): Promise<string[]> {
  const answer = await all.call(who, 'GET', `${jobId}/application/sheet?${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdfTexts(answer.rawPayload);
}

/** Sums and words that stand nowhere but in what must not be told. */
const RATE = 41_414;

async function sixApplicants(): Promise<{ jobId: string; ids: string[]; talentIds: string[] }> {
  const jobId = await all.job({ openings: 3 });
  const ids: string[] = [];
  const talentIds: string[] = [];
  for (const name of ['Ann', 'Bee', 'Cat', 'Dao', 'Eve', 'Fon']) {
    const talentId = await all.records.talent({
      display_name: `${name} ${jobId.slice(-6)}`,
      ...{ height: 171, chest: 34, waist: 24, hip: 35, phone_number: '0899999999' },
    });
    const status = name === 'Bee' ? 'Shortlisted' : name === 'Fon' ? 'Withdrawn' : 'Applied';
    const row = { talent_id: talentId, quoted_rate: RATE, status } as const;
    const { id } = await all.application(jobId, row);
    ids.push(id);
    talentIds.push(talentId);
  }
  return { jobId, ids, talentIds };
}

const NAMES = 'sortByColumn=Name&sortByAlphabetically=asc';

test('has four applicants to a page, under the job, its company and the day', async () => {
  const { jobId } = await sixApplicants();
  const pages = await sheet(all.staff, jobId, `${NAMES}&language=en`);
  expect(pages).toHaveLength(2);
  const named = (text = '') =>
    ['Ann', 'Bee', 'Cat', 'Dao', 'Eve', 'Fon'].filter((name) => text.includes(name));
  expect(pages.map(named)).toEqual([
    ['Ann', 'Bee', 'Cat', 'Dao'],
    ['Eve', 'Fon'],
  ]);
  const job = await all.records.db
    .selectFrom('job as j')
    .innerJoin('business_profile as b', 'b.id', 'j.business_profile_id')
    .select(['j.title', 'b.company_name'])
    .where('j.id', '=', jobId)
    .executeTakeFirstOrThrow();
  const year = today().slice(0, 4);
  for (const [index, page] of pages.entries()) {
    for (const words of ['Casting sheet', job.title.en, job.company_name.en, year, '6 talents']) {
      expect(page).toContain(words);
    }
    expect(page).toContain(`Page ${index + 1}/2`);
  }
  for (const words of ['Height', '171 cm', 'Chest–waist–hip', '34–24–35']) {
    expect(pages[0]).toContain(words);
  }
});

test('is in Thai by default, and contains only the requested applications', async () => {
  const { jobId, ids } = await sixApplicants();
  const elsewhere = await sixApplicants();
  const [page = '', ...others] = await sheet(
    all.staff,
    jobId,
    `ids=${ids[1]}&ids=${ids[2]}&ids=${elsewhere.ids[0]}`,
  );
  expect(others).toEqual([]);
  for (const words of ['ใบแคสติ้ง', 'ศิลปิน 2 คน', 'หน้า 1/1', 'Bee', 'Cat', 'ส่วนสูง']) {
    expect(page).toContain(words);
  }
  expect(page).not.toContain('Ann');
  const [shortlist = ''] = await sheet(all.staff, jobId, 'status=Shortlisted');
  expect(shortlist).toContain('Bee');
  expect(shortlist).toContain('ศิลปิน 1 คน');
});

test('shows the card as it was sent, without contact data and rates', async () => {
  const { jobId, ids, talentIds } = await sixApplicants();
  await all.call(all.staff, 'PUT', `${jobId}/application/${ids[0]}/rating`, { stars: 4 });
  const note = { text: 'ข้อความภายใน' };
  await all.call(all.staff, 'POST', `${jobId}/application/${ids[0]}/note`, note);
  await all.records.db
    .updateTable('talent')
    .set({ height: 199 })
    .where('id', 'in', talentIds)
    .execute();
  for (const who of [all.staff, all.business]) {
    const text = (await sheet(who, jobId, 'language=en')).join('\n');
    expect(text).toContain('171 cm');
    expect(text.replaceAll(',', '')).not.toMatch(/199 cm|41414|0899999999|@talent|ข้อความภายใน/);
  }
});

test('names under an applicant why it does not fit the brief, in the language of the sheet', async () => {
  const { jobId } = await sixApplicants();
  await all.records.db
    .updateTable('job')
    .set({ height_from: 175, gender: ['Male'] })
    .where('id', '=', jobId)
    .execute();
  expect((await sheet(all.staff, jobId)).join()).toContain('ไม่ตรงบรีฟ: เพศ · ส่วนสูง');
  const english = await sheet(all.business, jobId, 'language=en&fitsBrief=false');
  expect(english.join()).toContain('Out of brief: Gender · Height');
  const none = await all.call(all.staff, 'GET', `${jobId}/application/sheet?fitsBrief=true`);
  expect(none.json().code).toBe('APPLICATION_NOT_EXIST');
});

test('is a business’s for its own jobs, without those that withdrew and without stars', async () => {
  const { jobId, ids } = await sixApplicants();
  const text = (await sheet(all.business, jobId)).join('\n');
  expect(text).toContain('ศิลปิน 5 คน');
  expect(text).not.toContain('Fon');
  const ask = async (who: typeof all.staff, query: string) => {
    const answer = await all.call(who, 'GET', `${jobId}/application/sheet?${query}`);
    return answer.json().code;
  };
  expect(await ask(all.stranger, '')).toBe('JOB_NOT_EXIST');
  expect(await ask(all.business, 'rating=1')).toBe('VALIDATION_FAILED');
  expect(await ask(all.business, `ids=${ids[5]}`)).toBe('APPLICATION_NOT_EXIST');
  expect(await ask(all.staff, `ids=${newId()}`)).toBe('APPLICATION_NOT_EXIST');
  expect(await ask(all.staff, 'ids=x')).toBe('VALIDATION_FAILED');
});

test('lists applicants without a card or no longer available', async () => {
  const jobId = await all.job();
  const { id, talentId } = await all.application(jobId);
  await all.records.db
    .updateTable('job_application')
    .set({ card_snapshot: null })
    .where('id', '=', id)
    .execute();
  const change = { active: false, display_name: `Gib ${jobId.slice(-6)}` };
  await all.records.db.updateTable('talent').set(change).where('id', '=', talentId).execute();
  const [page = ''] = await sheet(all.staff, jobId, 'language=en');
  expect(page).toContain('Gib');
  expect(page).toContain('No longer available');
});

test('a job without applicants has none, one with too many says how many it takes', async () => {
  const jobId = await all.job();
  const ask = () => all.call(all.staff, 'GET', `${jobId}/application/sheet`);
  expect((await ask()).json()).toMatchObject({ status: 404, code: 'APPLICATION_NOT_EXIST' });
  for (let count = 0; count <= CASTING_SHEET_MAX; count += 1) {
    await all.records.db
      .insertInto('job_application')
      .values({ id: newId(), job_id: jobId, talent_id: await all.records.talent() })
      .execute();
  }
  const refused = (await ask()).json();
  expect(refused.errors).toEqual([
    { field: '', rule: 'max', params: { limit: CASTING_SHEET_MAX } },
  ]);
});

test('downloading a sheet is audited', async () => {
  const { jobId } = await sixApplicants();
  await sheet(all.business, jobId, 'status=Applied');
  const line = await all.records.db
    .selectFrom('audit_event')
    .select(['action', 'diff'])
    .where('entity_id', '=', jobId)
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    action: 'PrintCastingSheet',
    diff: { status: ['Applied'], rows: 4 },
  });
});
