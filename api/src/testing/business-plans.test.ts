import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notedStatements, type NotedStatement } from '@dara/backend/testing';
import { CompiledQuery } from 'kysely';
import { businessLists } from './business-lists.ts';
import { createMany } from './many.ts';
import { createTestApi, type SignedIn, type TestApi } from './test-api.ts';

/** The embedded database is for small sites: there it is enough that it answers. */
const isServer = process.env['TEST_DB'] === 'postgres';
const ROWS = isServer ? 100_000 : 300;
const STAFF = 10;
const SOME = '018cc251-f400-7000-8000-000000000000';

/** Those that grow with the agency's business; of applicants the talents are read as well. */
const GROWING = [
  ...['job', 'business_profile', 'job_application', 'job_request'],
  ...['proposal', 'proposal_item', 'booking', 'notice'],
];

let api: TestApi;
let staff: SignedIn;
const ids = { job: SOME, talent: SOME };

beforeAll(async () => {
  api = await createTestApi();
  for (let count = 0; count < STAFF; count += 1) {
    staff = await api.signIn({ permission: 'Staff' });
  }
  const each = { jobs: ROWS, businesses: ROWS, applications: ROWS, invitations: ROWS };
  const others = { proposals: ROWS, bookings: ROWS, notices: ROWS };
  await api.services.database.unlimited((db) =>
    createMany(db, { talents: ROWS / 5, ...each, ...others }),
  );
  const { id } = await api.services.db
    .selectFrom('job')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  ids.job = id;
  const booked = api.services.db.selectFrom('booking').select('talent_id').limit(1);
  ids.talent = (await booked.executeTakeFirstOrThrow()).talent_id;
}, 600_000);
afterAll(() => api.close());

async function planOf({ sql, parameters }: NotedStatement): Promise<string> {
  const { rows } = await api.services.db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`EXPLAIN ${sql}`, [...parameters]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Asks, and looks at how what was asked of the database was found. */
async function expectIndexed(url: string): Promise<void> {
  const statements = await notedStatements(async () => {
    const answer = await api.app.inject({ url, headers: staff.headers });
    expect([answer.statusCode, url]).toEqual([200, url]);
  });
  if (isServer) expect(statements.length).toBeGreaterThan(1);
  for (const statement of statements)
    expect(await planOf(statement)).not.toMatch(
      new RegExp(`Seq Scan on (${GROWING.join('|')})( |$)`, 'm'),
    );
}

const LISTS = businessLists('{job}', '{talent}').map(
  ({ name, calls }) => [name, Object.entries(calls)] as const,
);

describe.each(LISTS)('%s do not scan their tables', (_name, calls) => {
  test.each(calls)('asked for: %s', async (_what, path) => {
    await expectIndexed(path.replace('{job}', ids.job).replace('{talent}', ids.talent));
  });
});

test.each(['/api/management/dashboard', '/api/management/dashboard/profile'])(
  '%s scans no table',
  (path) => expectIndexed(path),
);
