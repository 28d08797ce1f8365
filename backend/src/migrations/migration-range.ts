import { sql, type Migration, type QueryExecutorProvider } from 'kysely';
import { StartError } from '../config/start-error.ts';
import type { Db } from '../database/tables.ts';

/** A change of the schema. A released one is never edited. */
export interface SchemaMigration extends Migration {
  /**
   * For a destructive change: the migration that code must know to run on the result, which is the one of the version
   * before. Absent where the change is additive, so that code which does not know it runs on.
   */
  needs?: string;
  /**
   * For a baseline: the migrations in whose place it stands, in order. A database that ran all of them is only marked, one
   * that ran a part of them is refused. Their names are recorded on a new database too, so that the code of the version
   * before runs on it.
   */
  replaces?: readonly string[];
}

export type Migrations = Record<string, SchemaMigration>;

/** A migration that the database has not run yet. */
export interface PendingMigration {
  name: string;
  needs: string | undefined;
}

interface MigrationState {
  executed: Set<string>;
  /** What ran of the migrations that a baseline replaces. */
  replaced: string[];
  /** What newer code has run, with what it recorded about each; `isRecorded` is false where nothing was. */
  newer: { name: string; needs: string | null; isRecorded: boolean }[];
  pending: PendingMigration[];
}

/** The backend's own migration that makes the table: all code that reads it knows what was run before. */
export const RANGE_MIGRATION = '004-schema-range';

export async function createRangeTable(db: QueryExecutorProvider): Promise<void> {
  await sql`
    CREATE TABLE schema_range (
      package text NOT NULL, name text NOT NULL, needs text, PRIMARY KEY (package, name))`.execute(
    db,
  );
}

/**
 * The same migrations, each recording in its own transaction which code can run on its result, and none waiting for longer
 * than `lockMs` for what others hold.
 */
export function recordingRanges(
  packageName: string,
  migrations: Migrations,
  lockMs: number,
): Migrations {
  const isRecorded = (name: string): boolean =>
    packageName !== 'backend' || name >= RANGE_MIGRATION;
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        up: async (db) => {
          await sql.raw(`SET LOCAL lock_timeout = ${lockMs}`).execute(db);
          if (await isNew(db, packageName, migration)) await migration.up(db);
          if (!isRecorded(name)) return;
          await sql`
            INSERT INTO schema_range (package, name, needs)
            VALUES (${packageName}, ${name}, ${migration.needs ?? null})`.execute(db);
        },
      },
    ]),
  );
}

/** False where a baseline finds its result. On a new database it records what it replaces, as though that had run. */
async function isNew(
  db: QueryExecutorProvider,
  packageName: string,
  { replaces = [] }: SchemaMigration,
): Promise<boolean> {
  if (replaces.length === 0) return true;
  const history = sql.id(`migration_${packageName}`);
  const { rows } = await sql`SELECT 1 FROM ${history} WHERE name = ${replaces[0]}`.execute(db);
  if (rows.length > 0) return false;
  await sql`
    INSERT INTO ${history} (name, timestamp)
    SELECT unnest(${replaces}::text[]), ${new Date().toISOString()}`.execute(db);
  return true;
}

/** What the database has run and has not, compared with what this code knows. Changes nothing. */
export async function readMigrationState(
  db: Db,
  packageName: string,
  migrations: Migrations,
): Promise<MigrationState> {
  const rows = await executedMigrations(db, packageName);
  const executed = new Set(rows.map(({ name }) => name));
  const replaced = new Set(Object.values(migrations).flatMap(({ replaces = [] }) => replaces));
  return {
    executed,
    replaced: [...replaced].filter((name) => executed.has(name)),
    newer: rows.filter(({ name }) => migrations[name] === undefined && !replaced.has(name)),
    pending: Object.keys(migrations)
      .filter((name) => !executed.has(name))
      .sort()
      .map((name) => ({ name, needs: migrations[name]?.needs })),
  };
}

async function executedMigrations(db: Db, packageName: string): Promise<MigrationState['newer']> {
  const history = `migration_${packageName}`;
  const { rows: found } = await sql<{ history: boolean; ranges: boolean }>`
    SELECT to_regclass(${history}) IS NOT NULL AS history,
      to_regclass('schema_range') IS NOT NULL AS ranges`.execute(db);
  if (!found[0]?.history) return [];
  const { rows } = found[0].ranges
    ? await sql<MigrationState['newer'][number]>`
        SELECT history.name, range.needs, range.name IS NOT NULL AS "isRecorded"
        FROM ${sql.id(history)} history
        LEFT JOIN schema_range range
          ON range.package = ${packageName} AND range.name = history.name`.execute(db)
    : await sql<MigrationState['newer'][number]>`
        SELECT name, NULL AS needs, false AS "isRecorded" FROM ${sql.id(history)}`.execute(db);
  return rows;
}

/** Throws a StartError where newer code has changed the schema in a way that this code cannot run on. */
export function requireKnownRange(
  packageName: string,
  migrations: Migrations,
  { newer }: MigrationState,
): void {
  for (const { name, needs, isRecorded } of newer) {
    if (!isRecorded)
      throw new StartError(
        `The database has the migration ${name} (${packageName}), which this version does not know and of which nothing says who can run on it: start the version that ran it`,
      );
    if (needs !== null && migrations[needs] === undefined)
      throw new StartError(
        `This version is too old for the database: its migration ${name} (${packageName}) needs code that knows ${needs}. Start that version or a newer one`,
      );
  }
}

/** Throws a StartError where the database ran only a part of what a baseline replaces. */
export function requireWholeBaseline(
  packageName: string,
  migrations: Migrations,
  { executed }: MigrationState,
): void {
  for (const [name, { replaces = [] }] of Object.entries(migrations)) {
    const missing = replaces.filter((one) => !executed.has(one));
    if (missing.length === 0 || missing.length === replaces.length) continue;
    throw new StartError(
      `The database is too old for this version: ${name} (${packageName}) replaces migrations of which it has not run ${missing.join(', ')}. ` +
        `Upgrade to the last version before ${name} first, which runs them, then to this one`,
    );
  }
}

/**
 * Throws a StartError where a destructive migration would run in one step with the one that prepared it: instances that
 * serve now may know neither.
 */
export function requirePreparedBefore(
  packageName: string,
  { executed, pending }: MigrationState,
): void {
  if (executed.size === 0) return;
  const early = pending.find(({ needs }) => needs !== undefined && !executed.has(needs));
  if (!early) return;
  throw new StartError(
    `The migration ${early.name} (${packageName}) removes what versions without ${early.needs} need, and the database has not run ${early.needs} yet. ` +
      `Upgrade to the version that brings ${early.needs} first, or stop every instance and run "dara migrate --stopped"`,
  );
}
