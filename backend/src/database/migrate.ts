import { Migrator, type Kysely, type Migration } from 'kysely';
import { StartError } from '../config/start-error.ts';
import { backendMigrations } from './backend-migrations.ts';

export type Migrations = Record<string, Migration>;

/** Databases whose own tables are made: each package asks for them first. */
const prepared = new WeakSet<Kysely<unknown>>();

/**
 * Brings the schema up to date, the backend's own tables first. Each package keeps its own history
 * (`migration_<name>`), and several processes may call this on one database at once.
 */
export async function migrate(
  services: { db: Kysely<unknown> },
  name: string,
  migrations: Migrations,
): Promise<string[]> {
  if (!prepared.has(services.db)) {
    await migrateOne(services, 'backend', backendMigrations);
    prepared.add(services.db);
  }
  return migrateOne(services, name, migrations);
}

async function migrateOne(
  services: { db: Kysely<unknown> },
  name: string,
  migrations: Migrations,
): Promise<string[]> {
  const migrator = new Migrator({
    db: services.db,
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
