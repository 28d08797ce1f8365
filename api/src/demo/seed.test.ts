import { beforeAll, expect, test } from 'vitest';
import {
  ADULT_AGE,
  APPLICATION_STATUSES,
  BUSINESS_STATUSES,
  JOB_STATUSES,
  PROPOSAL_STATUSES,
  REQUEST_STATUSES,
  STALE_RATE_DAYS,
  ageOn,
  briefMismatches,
  type BriefTalent,
  type BriefWants,
} from '@dara/model';
import { sql } from 'kysely';
import { findMismatchedPlace, type PlaceCodes } from '../modules/place/place.public.ts';
import { testSite } from '../testing/staff-test-api.ts';
import { albumSize, stillCount } from './albums.ts';
import { BUSINESSES, JOBS } from './business-data.ts';
import { GENERAL_NEWS, TALK_OF_THE_TOWN } from './news/news-data.ts';
import { generateTalents } from './people.ts';
import { seedNotices } from './seed-notices.ts';
import { seedRecords } from './seed.ts';

const site = testSite();
let link: string | null;

/** The whole demonstration data, with one image in place of hundreds of generated ones. */
beforeAll(async () => {
  const { services } = site.api;
  const now = new Date();
  now.setUTCHours(0, 0, 0, 0);
  const context = { services, now, report: () => undefined };
  const talents = generateTalents({ now });
  const image = await site.records.image({ access: 'public' });
  const many = (count: number) => Array.from({ length: count }, () => image);
  const stories = (list: readonly unknown[]) => list.map(() => ({ image, share: image }));
  const pictures = {
    profiles: new Map(talents.map(({ key }) => [key, image])),
    albums: new Map(talents.map((talent) => [talent.key, many(albumSize(talent))])),
    stills: new Map(talents.map((talent) => [talent.key, many(stillCount(talent))])),
    news: stories(GENERAL_NEWS),
    talk: stories(TALK_OF_THE_TOWN),
    jobs: many(JOBS.length),
    logos: many(BUSINESSES.length),
  };
  await services.db.transaction().execute(async (trx) => {
    link = await seedRecords(trx, { context, talents, pictures });
    await seedNotices(trx, context);
  });
});

async function rows<Row>(query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(site.api.services.db)).rows;
}

test.each([
  ['business_profile', BUSINESS_STATUSES],
  ['job', JOB_STATUSES],
  ['job_application', APPLICATION_STATUSES],
  ['job_request', REQUEST_STATUSES],
  ['proposal', PROPOSAL_STATUSES],
])('each status of %s occurs', async (table, statuses) => {
  const found = await rows<{ status: string }>(`SELECT DISTINCT status FROM ${table}`);
  expect(found.map(({ status }) => status).sort()).toEqual([...statuses].sort());
});

test('no image variant is generated before it is requested', async () => {
  expect(await rows('SELECT 1 FROM image WHERE next_width IS NOT NULL')).toEqual([]);
});

test('every account has a complete address, so that its form can be saved unchanged', async () => {
  const found = await rows<PlaceCodes & { address: string }>(`
    SELECT province, district, sub_district AS "subDistrict", postal_code AS "postalCode", address
    FROM profile`);
  expect(found.length).toBeGreaterThan(0);
  for (const { address, ...place } of found)
    expect([findMismatchedPlace(place), address]).toEqual([null, expect.stringMatching(/ถนน/)]);
});

test('jobs in each status are of several companies, and the first account has all of them', async () => {
  const counts = await rows<{ companies: number }>(
    'SELECT status, count(DISTINCT business_profile_id)::int AS companies FROM job GROUP BY status',
  );
  for (const { companies } of counts) expect(companies).toBeGreaterThan(1);
  const own = await rows<{ status: string }>(`
    SELECT DISTINCT j.status FROM job j JOIN profile p ON p.business_profile_id = j.business_profile_id
    WHERE p.email = 'business@dara.test'`);
  expect(own).toHaveLength(JOB_STATUSES.length);
});

test('a board is full and across its stages', async () => {
  const [board] = await rows<{ total: number; stages: number }>(`
    SELECT count(*)::int AS total, count(DISTINCT status)::int AS stages FROM job_application
    GROUP BY job_id ORDER BY 1 DESC LIMIT 1`);
  expect(board!.total).toBeGreaterThanOrEqual(40);
  expect(board!.stages).toBeGreaterThanOrEqual(5);
});

/** Every talent with a job that it was brought together with, and the wants of the job. */
const CAST = `
  SELECT t.birthday, t.talent_types AS "talentTypes", t.gender, t.height, t.languages, t.bookouts, c.what,
    j.talent_types AS "wantedTypes", j.gender AS "wantedGender", j.languages AS "wantedLanguages",
    j.age_from AS "ageFrom", j.age_to AS "ageTo", j.height_from AS "heightFrom", j.height_to AS "heightTo",
    j.shoot_from AS "from", j.shoot_to AS "to", localized_text(j.title) || ' ' || localized_text(j.description) AS text
  FROM (SELECT 'application' AS what, talent_id, job_id FROM job_application
    UNION ALL SELECT 'invitation', talent_id, job_id FROM job_request
    UNION ALL SELECT 'booking', talent_id, job_id FROM booking
    UNION ALL SELECT 'proposal', i.talent_id, p.job_id
      FROM proposal_item i JOIN proposal p ON p.id = i.proposal_id) c
  JOIN talent t ON t.id = c.talent_id JOIN job j ON j.id = c.job_id`;
interface Cast extends BriefTalent, Omit<BriefWants, 'talentTypes' | 'gender' | 'languages'> {
  what: string;
  wantedTypes: BriefWants['talentTypes'];
  wantedGender: BriefWants['gender'];
  wantedLanguages: BriefWants['languages'];
  from: string;
  to: string;
  text: string;
}
const reasonsOf = (row: Cast) =>
  briefMismatches(
    {
      ...row,
      ...{ talentTypes: row.wantedTypes, gender: row.wantedGender },
      languages: row.wantedLanguages,
    },
    row,
    { shoot: { from: row.from, to: row.to }, today: row.from },
  );

test('at least four of five applicants fit the brief of their job, and some do not', async () => {
  const all = (await rows<Cast>(CAST)).filter(({ what }) => what === 'application');
  const fitting = all.filter((row) => reasonsOf(row).length === 0);
  expect(fitting.length / all.length).toBeGreaterThanOrEqual(0.8);
  expect(fitting.length).toBeLessThan(all.length);
});

test('no minor is brought together with a job for adults or for alcohol', async () => {
  const all = await rows<Cast>(CAST);
  const alcohol = /เบียร์|สุรา|เหล้า|ไวน์|แอลกอฮอล์|ค็อกเทล|beer|wine|liquor|whisky|alcohol|cocktail/i;
  const minors = all.filter(({ birthday, from }) => birthday && ageOn(birthday, from) < ADULT_AGE);
  expect(minors.length).toBeGreaterThan(0);
  expect(minors.filter((row) => reasonsOf(row).includes('Minor'))).toEqual([]);
  expect(minors.filter(({ text }) => alcohol.test(text))).toEqual([]);
});

test('most talents have fresh rates, and some do not', async () => {
  const [share] = await rows<{ stale: number }>(`
    SELECT avg(s.is_stale::int)::float AS stale FROM (
      SELECT bool_or(date_update < now() - make_interval(days => ${STALE_RATE_DAYS})) AS is_stale
      FROM work_budget GROUP BY talent_id) s`);
  expect(share!.stale).toBeGreaterThan(0.05);
  expect(share!.stale).toBeLessThan(0.25);
});

test('a job has no more hires than openings, and a cancelled one has none', async () => {
  const over = await rows(`
    SELECT j.id FROM job j JOIN job_application a ON a.job_id = j.id
    WHERE a.status IN ('Hired', 'Completed')
    GROUP BY j.id HAVING count(*) > j.openings OR j.status = 'Cancelled'`);
  expect(over).toEqual([]);
});

test('the work of a completed job is in the past', async () => {
  const jobs = await rows(
    `SELECT id FROM job WHERE status = 'Completed' AND shoot_to >= current_date`,
  );
  expect(jobs).toEqual([]);
});

test('a proposal is of its job’s company, and one waits behind the link that is printed', async () => {
  const strange = await rows(`
    SELECT p.id FROM proposal p JOIN job j ON j.id = p.job_id
    WHERE j.business_profile_id <> p.business_profile_id`);
  expect(strange).toEqual([]);
  const answer = await site.api.app.inject({ url: `/api${new URL(link!).pathname}` });
  expect(answer.json()).toMatchObject({ status: 'Viewed' });
});

test('options, bookings and unread notices are there from the beginning', async () => {
  const kinds = await rows<{ kind: string }>('SELECT DISTINCT kind FROM booking ORDER BY kind');
  expect(kinds.map(({ kind }) => kind)).toEqual(['Booked', 'Option1', 'Option2']);
  const told = await rows<{ permission: string }>(`
    SELECT DISTINCT p.permission FROM notice n JOIN profile p ON p.id = n.recipient_id
    WHERE n.read_at IS NULL ORDER BY p.permission`);
  expect(told.map(({ permission }) => permission)).toEqual([
    'Admin',
    'Business',
    'Staff',
    'Talent',
  ]);
});

test('notices name talents in the language that they are read in', async () => {
  const told = await rows<{ name: string }>(
    `SELECT data->'talent'->>'en' AS name FROM notice WHERE data->'talent' IS NOT NULL`,
  );
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ name }) => /[\u0E00-\u0E7F]/.test(name))).toEqual([]);
});

test('stories about people name two talents, and those of the agency about itself none', async () => {
  const stories = await rows<{ tags: string[]; talents: number; names: boolean }>(`
    SELECT array_agg(DISTINCT localized_text(t.name)) AS tags, count(DISTINCT named.talent_id)::int AS talents,
      n.detail->>'en' LIKE '%Dara talents in this story%' AS names
    FROM news n JOIN news_tag tagged ON tagged.news_id = n.id JOIN tag t ON t.id = tagged.tag_id
    LEFT JOIN news_talent named ON named.news_id = n.id GROUP BY n.id`);
  expect(new Set(stories.map(({ talents }) => talents))).toEqual(new Set([0, 2]));
  for (const { talents, names } of stories) expect(names).toBe(talents > 0);
  const own = stories.filter(({ tags }) => tags.some((tag) => tag.includes('Agency')));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ talents }) => talents > 0)).toEqual([]);
});

test('the site is marked as a demonstration, with invented contact data', async () => {
  const shown = (await site.api.app.inject('/api/site')).json();
  expect(shown).toMatchObject({
    legal: { en: expect.stringContaining('made up for demonstration') },
    contact: { email: 'contact@dara.test', phone: '+66 2 000 0000' },
  });
  expect(shown.social).toHaveLength(4);
});
