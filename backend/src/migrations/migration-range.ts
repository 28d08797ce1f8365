import { sql, type Migration, type QueryExecutorProvider } from 'kysely';
import { StartError } from '../config/start-error.ts';
import type { Db } from '../database/tables.ts';

/** A schema change. Never edit a released one. */
export interface SchemaMigration extends Migration {
  /**
   * For a destructive change: the migration that code must know to run on the result, usually of the previous version.
   * Absent for an additive change.
   */
  needs?: string;
  /**
   * For a baseline: the migrations that it replaces, in order. A database that ran all of them is only marked; one that
   * ran a part is refused. Their names are also recorded on a new database, so that the previous version runs on it.
   */
  replaces?: readonly string[];
}

export type Migrations = Record<string, SchemaMigration>;

/** A pending migration. */
export interface PendingMigration {
  name: string;
  needs: string | undefined;
}

interface MigrationState {
  executed: Set<string>;
  /** Which replaced migrations ran. */
  replaced: string[];
  /** Migrations of newer code, with their recorded ranges; `isRecorded` is false without a record. */
  newer: { name: string; needs: string | null; isRecorded: boolean }[];
  pending: PendingMigration[];
}

/** The backend migration that creates the table: code that reads the table knows all earlier ones. */
export const RANGE_MIGRATION = '004-schema-range';

export async function createRangeTable(db: QueryExecutorProvider): Promise<void> {
  await sql`
    CREATE TABLE schema_range (
      package text NOT NULL, name text NOT NULL, needs text, PRIMARY KEY (package, name))`.execute(
    db,
  );
}

/**
 * Wraps migrations so that each records in its transaction which code can run on its result, and waits at most `lockMs`
 * for locks.
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

/** False if a baseline finds its result already present. On a new database it records the replaced migrations. */
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

/** Compares the migrations of the database with those of this code. Changes nothing. */
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

/** Throws a StartError if this code cannot run on the schema of newer code. */
export function requireKnownRange(
  packageName: string,
  migrations: Migrations,
  { newer }: MigrationState,
): void {
  for (const { name, needs, isRecorded } of newer) {
    if (!isRecorded)
      throw new StartError(
        `The database has the migration ${name} (${packageName}), which this version does not know and whose compatible versions are not recorded: start the version that ran it`,
      );
    if (needs !== null && migrations[needs] === undefined)
      throw new StartError(
        `This version is too old for the database: its migration ${name} (${packageName}) needs code that knows ${needs}. Start that version or a newer one`,
      );
  }
}

/** Throws a StartError if the database ran only a part of a baseline's replaced migrations. */
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
 * Throws a StartError if a destructive migration would run in one step with its preparation, because running instances
 * may know neither.
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
