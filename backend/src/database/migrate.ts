import { Migrator, type Migration } from 'kysely';
import { StartError } from '../config/start-error.ts';
import { backendMigrations } from './backend-migrations.ts';
import type { Database } from './database.ts';
import type { Db } from './tables.ts';

export type Migrations = Record<string, Migration>;

/** Databases whose own tables are made: each package asks for them first. */
const prepared = new WeakSet<Database>();

/**
 * Brings the schema up to date, the backend's own tables first. Each package keeps its own history
 * (`migration_<name>`), several processes may call this on one database at once, and a change of many rows may take
 * longer than calls may.
 */
export async function migrate(
  { database }: { database: Database },
  name: string,
  migrations: Migrations,
): Promise<string[]> {
  return database.unlimited(async (db) => {
    if (!prepared.has(database)) {
      await migrateOne(db, 'backend', backendMigrations);
      prepared.add(database);
    }
    return migrateOne(db, name, migrations);
  });
}

async function migrateOne(db: Db, name: string, migrations: Migrations): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: `migration_${name}`,
    migrationLockTableName: `migration_${name}_lock`,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error');
    const where = failed ? ` in ${failed.migrationName}` : '';
    throw new StartError(
      `The database could not be migrated (${name}${where}): ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
  return results.map((result) => result.migrationName);
}
