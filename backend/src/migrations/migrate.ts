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
  /** No instance serves on the database: destructive changes may follow at once on what prepared them. */
  isStopped?: boolean;
  /** How long tables that others hold are waited for, ten minutes unless given. */
  patienceMs?: number;
}

const PATIENCE_MS = 10 * 60_000;
/** Calls of running instances that come meanwhile wait behind one attempt, so there are many short ones. */
const LOCK_MS = 1000;
const PAUSE_MS = 2000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Databases whose own tables are made: each package asks for them first. */
const prepared = new WeakSet<Database>();

const BACKEND = 'backend';

/**
 * Brings the schema up to date, the backend's own tables first. Each package keeps its own history
 * (`migration_<name>`), several processes may call this on one database at once, and a change of many rows may take
 * longer than calls may. Migrations of newer code are accepted where they say that this code can run on them. Throws a
 * StartError otherwise.
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

/** What `migrate` would run, in order. Changes nothing; throws a StartError as `migrate` does for newer migrations. */
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
  // Known to the migrator by name alone: it refuses a history with gaps.
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
    // A newer version may have migrated at the same time, past what this code knows.
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

/** Migrates once no other session holds what is to be changed. An attempt that fails has changed nothing. */
async function untilUnlocked(
  migrator: Migrator,
  patienceMs: number,
  log: MigrateParts['log'],
): Promise<MigrationResultSet> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const result = await migrator.migrateToLatest();
    if (!isLocked(result.error) || Date.now() >= end) return result;
    log?.warn('the migration waits for a table that another session holds');
    await pause(PAUSE_MS);
  }
}
