import type { Db, Trx } from '@dara/backend';
import { sql } from 'kysely';
import { manyJobs, manyNews } from './many-articles.ts';
import { BUSINESS_TABLES, manyBusiness, type ManyBusinessOptions } from './many-business.ts';
import { manyTalentParts, manyTalents } from './many-talents.ts';

export interface ManyOptions extends ManyBusinessOptions {
  talents?: number;
  news?: number;
  jobs?: number;
}

const TABLES = [
  'image',
  'talent',
  'talent_tag',
  'talent_social',
  'work',
  'work_budget',
  'work_experience',
  'news',
  'news_tag',
  'job',
  'job_tag',
  ...BUSINESS_TABLES,
];

/** The same chance for the same row and purpose, so that every run makes the same data: 0 to below `n`. */
const CHANCE = `
  CREATE FUNCTION pg_temp.chance(i bigint, purpose text, n integer) RETURNS integer LANGUAGE sql IMMUTABLE
  RETURN (('x' || substr(md5(purpose || i), 1, 7))::bit(28)::integer) % n`;

/** A UUID v7 of a timestamp, completed by the row's number. */
const ID = `
  CREATE FUNCTION pg_temp.id_at(at timestamptz, purpose text, i bigint) RETURNS uuid LANGUAGE sql IMMUTABLE
  RETURN (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(purpose || i), 1, 3)
    || '8' || substr(md5(purpose || i), 4, 15))::uuid`;

const PICK = `
  CREATE FUNCTION pg_temp.pick(i bigint, purpose text, words text[]) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN words[1 + pg_temp.chance(i, purpose, cardinality(words))]`;

async function runSql(db: Trx, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Building an index at the end is many times faster than keeping it through a hundred thousand rows. */
async function withoutIndexes(trx: Trx, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class c ON c.oid = indrelid
    WHERE NOT indisunique AND NOT indisexclusion AND c.relnamespace = 'public'::regnamespace AND c.relname = ANY (${TABLES}::text[])`.execute(
    trx,
  );
  await runSql(
    trx,
    rows.map(({ name }) => `DROP INDEX ${name}`),
  );
  await fill();
  await runSql(
    trx,
    rows.map(({ definition }) => definition),
  );
}

/**
 * Fills a migrated, otherwise empty database by SQL: the given numbers of talents (with accounts, works, budgets, tags
 * and consents), articles, jobs and their dependants. Under a minute for 100,000 talents. Runs ANALYZE; publishes no
 * events, so run it before a server starts.
 */
export async function createMany(
  db: Db,
  { talents = 0, news = 0, jobs = 0, ...business }: ManyOptions,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await runSql(trx, ['SET LOCAL statement_timeout = 0', CHANCE, ID, PICK]);
    await withoutIndexes(trx, async () => {
      if (talents > 0) await runSql(trx, [...manyTalents(talents), ...manyTalentParts()]);
      if (news > 0) await runSql(trx, manyNews(news));
      if (jobs > 0) await runSql(trx, manyJobs(jobs));
      await runSql(trx, manyBusiness(business));
    });
  });
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`VACUUM ANALYZE`.execute(connection);
    await sql`RESET statement_timeout`.execute(connection);
  });
}
