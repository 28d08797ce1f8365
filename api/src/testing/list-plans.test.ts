import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServices, type TestServices } from '@dara/backend/testing';
import { CompiledQuery, sql } from 'kysely';
import { migrateApi } from '../app/build-app.ts';
import { searchFor } from '../kernel/query/search.ts';
import { cardPageQuery } from '../modules/composite-card/composite-card.public.ts';
import { type JobFilter, jobCountQuery, jobPageQuery } from '../modules/job/job.public.ts';
import { newsCountQuery, newsPageQuery, type NewsFilter } from '../modules/news/news.public.ts';
import {
  type TalentFilter,
  talentCountQuery,
  talentPageQuery,
  talentHitsQuery,
  talentSoundsQuery,
  talentRecordQuery,
} from '../modules/talent/talent.public.ts';
import { createMany } from './many.ts';
import { SHARED_FILTERS, STAFF_FILTERS } from './talent-filters.ts';

/** The embedded database is for small sites: there it is enough that it takes the same SQL. */
const isServer = process.env['TEST_DB'] === 'postgres';
const ROWS = isServer ? 30_000 : 500;
const FIRST = { page: 1, size: 12 };
const SOME = '018cc251-f400-7000-8000-000000000000';
const DIRECTIONS = ['asc', 'desc'] as const;

let services: TestServices;
const tagIds: Record<string, string[]> = {};

beforeAll(async () => {
  services = await createTestServices();
  await migrateApi(services);
  await services.database.unlimited((db) =>
    createMany(db, { talents: ROWS, news: ROWS, jobs: ROWS }),
  );
  await sql`
    INSERT INTO composite_card (id, talent_id, name, template, created_at)
    SELECT gen_random_uuid(), id, display_name, 'Classic', created_at FROM talent`.execute(
    services.db,
  );
  await sql`ANALYZE composite_card`.execute(services.db);
  const { rows } = await sql<{ id: string; kind: string }>`SELECT id, kind FROM tag`.execute(
    services.db,
  );
  for (const { id, kind } of rows) (tagIds[kind] ??= []).push(id);
}, 400_000);
afterAll(() => services.close());

async function plan(query: CompiledQuery<unknown>): Promise<string> {
  const { rows } = await services.db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`EXPLAIN ${query.sql}`, [...query.parameters]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function expectIndexed(table: string, query: CompiledQuery<unknown>): Promise<void> {
  const text = await plan(query);
  expect(text).toMatch(/Scan/);
  if (isServer) expect(text).not.toMatch(new RegExp(`Seq Scan on ${table}( |$)`, 'm'));
}

const firstTags = (kind: string): string[] => (tagIds[kind] ?? []).slice(0, 2);

/** Those with a row or more for each talent. */
const OF_TALENTS = [
  ...['talent', 'talent_social', 'talent_tag', 'work', 'work_budget', 'work_experience'],
  ...['composite_card', 'consent', 'image'],
];

test('the record of one talent scans no table', async () => {
  const query = talentRecordQuery(services.db, SOME);
  for (const table of OF_TALENTS) await expectIndexed(`${table} \\w+`, query);
});

describe.each([
  ['the public', 'public', SHARED_FILTERS],
  ['staff', 'management', [...SHARED_FILTERS, ...STAFF_FILTERS]],
] as const)('talents for %s do not scan the table', (_who, audience, filters) => {
  test.each([...filters])('filtered by %s', async (_name, make) => {
    const filter = { ...make(firstTags), audience } as TalentFilter;
    await expectIndexed('talent t?', talentPageQuery(services.db, filter, FIRST));
    await expectIndexed('talent t?', talentCountQuery(services.db, filter));
  });

  test.each(
    [
      'CreatedAt',
      'UpdatedAt',
      'DisplayName',
      'Followers',
      'EngagementRate',
      'Height',
      'Age',
    ].flatMap((column) => DIRECTIONS.map((direction) => [column, direction] as const)),
  )('sorted by %s %s', async (sortByColumn, sortByAlphabetically) => {
    const request = { ...FIRST, sortByColumn, sortByAlphabetically };
    await expectIndexed('talent t?', talentPageQuery(services.db, { audience }, request));
  });
});

const FIRST_PAGE = sql`t.followers DESC NULLS LAST, t.id DESC`;

describe.each(['public', 'management'] as const)('a keyword of %s', (audience) => {
  test.each([
    ['a common word', 'กิน'],
    ['Thai with tone marks', 'น้ำผึ้ง'],
    ['Latin letters', 'earth'],
  ])('that is %s is found by an index', async (_name, text) => {
    const search = searchFor(text);
    const filter: TalentFilter = { audience, search };
    if (!search) throw new Error(`nothing to search for in ${text}`);
    await expectIndexed('talent t?', talentHitsQuery(services.db, filter, search, null));
    await expectIndexed('talent t?', talentHitsQuery(services.db, filter, search, FIRST_PAGE));
  });

  test('that nobody bears is found by how it sounds', async () => {
    const search = searchFor('น้ำพึ้ง');
    if (!search) throw new Error('nothing to search for');
    await expectIndexed('talent t?', talentSoundsQuery(services.db, { audience, search }, search));
  });
});

const NEWS: [string, () => NewsFilter][] = (['public', 'management'] as const).flatMap(
  (audience) => {
    const who = audience === 'public' ? 'the public' : 'staff';
    const cases: [string, () => NewsFilter][] = [
      [`nothing, for ${who}`, () => ({ audience })],
      [`a type, for ${who}`, () => ({ audience, type: 'TalkOfTheTown' })],
      [`tags, for ${who}`, () => ({ audience, tagIds: firstTags('News') })],
      [`three Thai letters, for ${who}`, () => ({ audience, search: searchFor('กีฬ') })],
    ];
    return cases;
  },
);

describe('news do not scan the table', () => {
  test.each([
    ...NEWS,
    ['published', () => ({ audience: 'management', status: 'Published' })],
    ['scheduled', () => ({ audience: 'management', status: 'Scheduled' })],
    ['unpublished', () => ({ audience: 'management', status: 'Unpublished' })],
    ['a missing translation', () => ({ audience: 'management', missingTranslation: true })],
    ['its deletion', () => ({ audience: 'management', deleted: true })],
  ] as [string, () => NewsFilter][])('filtered by %s', async (_name, make) => {
    await expectIndexed('news t', newsPageQuery(services.db, make(), FIRST));
    await expectIndexed('news t', newsCountQuery(services.db, make()));
  });

  test.each(
    ['CreatedAt', 'UpdatedAt', 'Order', 'Title'].flatMap((column) =>
      DIRECTIONS.map((direction) => [column, direction] as const),
    ),
  )('sorted by %s %s', async (sortByColumn, sortByAlphabetically) => {
    const request = { ...FIRST, sortByColumn, sortByAlphabetically };
    await expectIndexed('news t', newsPageQuery(services.db, { audience: 'public' }, request));
    const staff: NewsFilter = { audience: 'management', type: 'General' };
    await expectIndexed('news t', newsPageQuery(services.db, staff, request));
    await expectIndexed('news t', newsPageQuery(services.db, { audience: 'management' }, request));
  });
});

const JOBS: [string, () => JobFilter][] = [
  ['nothing', () => ({ audience: 'public' })],
  ['an invited talent', () => ({ audience: 'public', talentId: SOME })],
  ['a type', () => ({ audience: 'public', jobType: ['TVC'] })],
  ['a talent type', () => ({ audience: 'public', talentType: ['Actor'] })],
  ['a province', () => ({ audience: 'public', province: ['10'] })],
  ['a budget', () => ({ audience: 'public', budgetFrom: 100_000 })],
  ['open', () => ({ audience: 'public', openOn: '2026-11-21' })],
  ['three Thai letters', () => ({ audience: 'public', search: searchFor('ละค') })],
  ['tags', () => ({ audience: 'public', tagIds: firstTags('Job') })],
  ['nothing, for staff', () => ({ audience: 'management' })],
  ['its owner', () => ({ audience: 'management', businessProfileId: SOME })],
  ['a status', () => ({ audience: 'management', status: ['Review'] })],
  ['visibility', () => ({ audience: 'management', visibility: 'Internal' })],
];

describe('jobs do not scan the table', () => {
  test.each(JOBS)('filtered by %s', async (_name, make) => {
    await expectIndexed('job t', jobPageQuery(services.db, make(), FIRST));
    await expectIndexed('job t', jobCountQuery(services.db, make()));
  });

  test.each(
    ['CreatedAt', 'UpdatedAt', 'ApplyUntil', 'Title'].flatMap((column) =>
      DIRECTIONS.map((direction) => [column, direction] as const),
    ),
  )('sorted by %s %s', async (sortByColumn, sortByAlphabetically) => {
    const request = { ...FIRST, sortByColumn, sortByAlphabetically };
    await expectIndexed('job t', jobPageQuery(services.db, { audience: 'public' }, request));
  });
});

describe('composite cards', () => {
  const everybody = { ...FIRST, talentId: undefined, search: null };

  test('of one talent', async () => {
    await expectIndexed(
      'composite_card c',
      cardPageQuery(services.db, { ...everybody, talentId: SOME }),
    );
  });

  test.each(
    ['CreatedAt', 'UpdatedAt'].flatMap((column) =>
      DIRECTIONS.map((direction) => [column, direction] as const),
    ),
  )('sorted by %s %s', async (sortByColumn, sortByAlphabetically) => {
    const request = { ...everybody, sortByColumn, sortByAlphabetically };
    await expectIndexed('composite_card c', cardPageQuery(services.db, request));
  });
});
