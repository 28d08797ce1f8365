import {
  backendMigrations,
  createLogger,
  loadConfig,
  migrate,
  openDatabase,
  pendingMigrations,
  type Database,
  type Logger,
  type Migrations,
} from '@dara/backend';
import { registryMigrations } from '../registry/registry.migrations.ts';
import { apiUrlOf } from './api-url.ts';

type Say = (line: string) => void;

export interface MigrateSiteOptions {
  /** Lists pending migrations and changes nothing. */
  pending?: boolean;
  /** No instance is running. */
  stopped?: boolean;
}

/** Packages with tables, in the order of a start. */
async function packagesOf(env: NodeJS.ProcessEnv): Promise<[name: string, Migrations][]> {
  const own: [string, Migrations][] = [
    ['backend', backendMigrations],
    ['platform', registryMigrations],
  ];
  if (apiUrlOf(env)) return own;
  const { apiMigrations } = await import('@dara/api');
  return [...own, ['api', apiMigrations]];
}

export interface Opened {
  database: Database;
  log: Logger;
}

async function openConfigured(): Promise<Opened> {
  const config = loadConfig();
  return { database: await openDatabase(config), log: createLogger(config.logLevel) };
}

/** Migrates the database of a site, or lists pending migrations; returns their number. */
export async function migrateSite(
  { pending = false, stopped = false }: MigrateSiteOptions,
  say: Say,
  open: () => Promise<Opened> = openConfigured,
): Promise<number> {
  const packages = await packagesOf(process.env);
  const { database, log } = await open();
  try {
    if (pending) return await listPending(packages, { database, say });
    // Serialized, as in starts.
    return await database.exclusively('start', async () => {
      let count = 0;
      for (const [name, migrations] of packages) {
        const options = { isStopped: stopped };
        const ran = await migrate({ database, log }, name, migrations, options);
        for (const one of ran) say(`${name} ${one}`);
        count += ran.length;
      }
      return count;
    });
  } finally {
    await database.close();
  }
}

async function listPending(
  packages: [name: string, Migrations][],
  { database, say }: { database: Database; say: Say },
): Promise<number> {
  let count = 0;
  for (const [name, migrations] of packages) {
    for (const { name: one, needs } of await pendingMigrations({ database }, name, migrations)) {
      say(`${name} ${one}${needs ? ` (destructive: only for versions that know ${needs})` : ''}`);
      count += 1;
    }
  }
  return count;
}
