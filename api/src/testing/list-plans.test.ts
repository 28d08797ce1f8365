import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedStatements, type RecordedStatement } from '@dara/backend/testing';
import { CompiledQuery, sql } from 'kysely';
import { searchFor } from '../kernel/query/search.ts';
import { cardPageQuery } from '../modules/composite-card/composite-card.public.ts';
import { jobCountQuery, jobPageQuery } from '../modules/job/job.public.ts';
import { newsCountQuery, newsPageQuery, type NewsFilter } from '../modules/news/news.public.ts';
import {
  type TalentFilter,
  talentCountQuery,
  talentPageQuery,
  talentHitsQuery,
  talentSoundsQuery,
  talentRecordQuery,
} from '../modules/talent/talent.public.ts';
import { businessLists, GROWING } from './business-lists.ts';
import { jobFilters } from './job-filters.ts';
import { createMany } from './many.ts';
import { createTestApi, type SignedIn, type TestApi } from './test-api.ts';
import { SHARED_FILTERS, STAFF_FILTERS } from './talent-filters.ts';

/** The embedded database is for small sites: there it is enough that it takes the same SQL. */
const isServer = process.env['TEST_DB'] === 'postgres';
const isAll = process.env['DARA_TEST_ALL'] === '1';
const ROWS = isServer ? (isAll ? 30_000 : 3_000) : 300;
const BUSINESS_ROWS = isServer && isAll ? 100_000 : ROWS;
/** For a tenth of the rows or less: a page that is read in order costs as much as ten, as if the table were larger. */
const SEQ_PAGE_COST = isAll ? 1 : 10;
const STAFF = 10;
const FIRST = { page: 1, size: 12 };
const SOME = '018cc251-f400-7000-8000-000000000000';
const DIRECTIONS = ['asc', 'desc'] as const;

let api: TestApi;
let services: TestApi['services'];
let staff: SignedIn;
const tagIds: Record<string, string[]> = {};
const ids = { job: SOME, talent: SOME };

beforeAll(async () => {
  api = await createTestApi({ isOwnDatabase: true });
  services = api.services;
  for (let count = 0; count < STAFF; count += 1) {
    staff = await api.signIn({ permission: 'Staff' });
  }
  const business = Object.fromEntries(
    ['jobs', 'businesses', 'applications', 'invitations', 'proposals', 'bookings', 'notices'].map(
      (name) => [name, BUSINESS_ROWS],
    ),
  );
  await services.database.unlimited((db) =>
    createMany(db, { talents: ROWS, news: ROWS, ...business }),
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
  const jobs = services.db.selectFrom('job').select('id').orderBy('created_at').orderBy('id');
  ids.job = (await jobs.limit(1).executeTakeFirstOrThrow()).id;
  const booked = services.db.selectFrom('booking').select('talent_id').limit(1);
  ids.talent = (await booked.executeTakeFirstOrThrow()).talent_id;
}, 600_000);
afterAll(() => api.close());

function plan({ sql: text, parameters }: RecordedStatement): Promise<string> {
  return services.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL seq_page_cost = ${sql.lit(SEQ_PAGE_COST)}`.execute(trx);
    // Whether workers would read a table of this size together depends on the machine.
    await sql`SET LOCAL max_parallel_workers_per_gather = 0`.execute(trx);
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`EXPLAIN ${text}`, [...parameters]),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
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

  test('without an exact match is found phonetically', async () => {
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

describe('jobs do not scan the table', () => {
  test.each(jobFilters(firstTags))('filtered by %s', async (_name, make) => {
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

/** Asks, and looks at how what was asked of the database was found. */
async function expectAllIndexed(url: string): Promise<void> {
  const statements = await recordedStatements(async () => {
    const answer = await api.app.inject({ url, headers: staff.headers });
    expect([answer.statusCode, url]).toEqual([200, url]);
  });
  if (isServer) expect(statements.length).toBeGreaterThan(1);
  for (const statement of statements)
    expect(await plan(statement)).not.toMatch(
      new RegExp(`Seq Scan on (${GROWING.join('|')})( |$)`, 'm'),
    );
}

const LISTS = businessLists('{job}', '{talent}').map(
  ({ name, calls }) => [name, Object.entries(calls)] as const,
);

describe.each(LISTS)('%s do not scan their tables', (_name, calls) => {
  test.each(calls)('asked for: %s', async (_what, path) => {
    await expectAllIndexed(path.replace('{job}', ids.job).replace('{talent}', ids.talent));
  });
});

test.each(['/api/management/dashboard', '/api/management/dashboard/profile'])(
  '%s scans no table',
  (path) => expectAllIndexed(path),
);
