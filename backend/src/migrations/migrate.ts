import { Migrator, type MigrationResultSet } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../config/start-error.ts';
import type { Logger } from '../log/logger.ts';
import { backendMigrations } from './backend-migrations.ts';
import type { Database } from '../database/database.ts';
import {
  readMigrationState,
  recordingRanges,
  requireKnownRange,
  requirePreparedBefore,
  requireWholeBaseline,
  type Migrations,
  type PendingMigration,
} from './migration-range.ts';
import type { Db } from '../database/tables.ts';

interface MigrateParts {
  database: Database;
  log?: Pick<Logger, 'warn'>;
}

export interface MigrateOptions {
  /** No instance is running: destructive migrations may follow immediately. */
  isStopped?: boolean;
  /** How long to wait for locked tables, default ten minutes. */
  patienceMs?: number;
}

const PATIENCE_MS = 10 * 60_000;
/** Requests of running instances queue behind an attempt to lock, so attempts are short and repeated. */
const LOCK_MS = 1000;
const PAUSE_MS = 2000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Databases whose own tables exist already. */
const prepared = new WeakSet<Database>();

const BACKEND = 'backend';

/**
 * Migrates the schema, the backend's own tables first. Each package has its own history (`migration_<name>`); several
 * processes may call this concurrently, and statements have no time limit. Newer migrations are accepted if they
 * declare that this code can run on them. Throws a StartError otherwise.
 */
export async function migrate(
  parts: MigrateParts,
  name: string,
  migrations: Migrations,
  options: MigrateOptions = {},
): Promise<string[]> {
  const { database } = parts;
  return database.unlimited(async (db) => {
    if (name !== BACKEND && !prepared.has(database)) {
      await migrateOne(db, parts, BACKEND, backendMigrations, options);
      prepared.add(database);
    }
    return migrateOne(db, parts, name, migrations, options);
  });
}

/**
 * The pending migrations of `migrate`, in order. Changes nothing; throws a StartError for newer migrations like
 * `migrate`.
 */
export async function pendingMigrations(
  { database }: Pick<MigrateParts, 'database'>,
  name: string,
  migrations: Migrations,
): Promise<PendingMigration[]> {
  const state = await readMigrationState(database.db, name, migrations);
  requireKnownRange(name, migrations, state);
  requireWholeBaseline(name, migrations, state);
  return state.pending;
}

async function migrateOne(
  db: Db,
  { log }: MigrateParts,
  name: string,
  migrations: Migrations,
  { isStopped = false, patienceMs = PATIENCE_MS }: MigrateOptions,
): Promise<string[]> {
  const state = await readMigrationState(db, name, migrations);
  requireKnownRange(name, migrations, state);
  requireWholeBaseline(name, migrations, state);
  const newer = state.newer.map((one) => one.name);
  if (newer.length > 0)
    log?.warn({ package: name, newer }, 'the database was migrated by a newer version');
  if (state.pending.length === 0) return [];
  if (!isStopped) requirePreparedBefore(name, state);
  // Known to the migrator by name only, because it rejects a history with gaps.
  const ofOtherCode = Object.fromEntries(
    [...state.replaced, ...newer].map((one) => [one, { up: async () => undefined }]),
  );
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({
        ...recordingRanges(name, migrations, LOCK_MS),
        ...ofOtherCode,
      }),
    },
    migrationTableName: `migration_${name}`,
    migrationLockTableName: `migration_${name}_lock`,
  });
  const { error, results = [] } = await untilUnlocked(migrator, patienceMs, log);
  if (error) {
    // A newer version may have migrated at the same time.
    const after = await readMigrationState(db, name, migrations);
    if (after.pending.length === 0) {
      requireKnownRange(name, migrations, after);
      return [];
    }
    const failed = results.find((result) => result.status === 'Error');
    const where = failed ? ` in ${failed.migrationName}` : '';
    throw new StartError(
      `The database could not be migrated (${name}${where}): ${reasonOf(error)}`,
      {
        cause: error,
      },
    );
  }
  return results.map((result) => result.migrationName);
}

const isLocked = (error: unknown): boolean =>
  (error as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE;

function reasonOf(error: unknown): string {
  const { message } = error as Error;
  return isLocked(error)
    ? `${message}; a backup or a long transaction holds a table, try again when it is over`
    : message;
}

/** Retries a migration until its tables are not locked. A failed attempt changes nothing. */
async function untilUnlocked(
  migrator: Migrator,
  patienceMs: number,
  log: MigrateParts['log'],
): Promise<MigrationResultSet> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const result = await migrator.migrateToLatest();
    if (!isLocked(result.error) || Date.now() >= end) return result;
    log?.warn('migration waits for a table locked by another session');
    await pause(PAUSE_MS);
  }
}
