import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from './config/config.ts';
import { openDatabase, type Database } from './database/database.ts';
import { LocalEvents, PostgresEvents, type Events } from './events/events.ts';
import type { FileStore } from './files/file-store.ts';
import { createFolderFileStore } from './files/folder-file-store.ts';
import { createMemoryLimiter, createRedisLimiter, type Limiter } from './limit/limiter.ts';
import { createLogger, type Logger } from './log/logger.ts';
import { createMailer, type Mailer } from './mail/mail.ts';

/** Everything a request may need besides itself; made once per process. */
export interface Services {
  config: Config;
  /** Untyped on purpose: each package reads it through `databaseOf<ItsSchema>(services)`. */
  db: Kysely<unknown>;
  database: Database;
  files: FileStore;
  mail: Mailer;
  log: Logger;
  events: Events;
  limiter: Limiter;
  close(): Promise<void>;
}

/** The database, typed by the schema of the package that asks. */
export function databaseOf<DB>(services: Pick<Services, 'db'>): Kysely<DB> {
  return services.db as unknown as Kysely<DB>;
}

/** Opens database, files, mail, limits and events; what was opened is closed again when one fails. */
export async function createServices(
  config: Config,
  given: { log?: Logger; database?: Database } = {},
): Promise<Services> {
  const log = given.log ?? createLogger(config.logLevel);
  const closers: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const database = given.database ?? (await openDatabase(config));
    closers.push(() => database.close());
    const events = config.databaseUrl
      ? await PostgresEvents.open(config.databaseUrl, log)
      : new LocalEvents();
    closers.push(() => events.close());
    const { files, closeFiles } = await openFiles(config);
    closers.push(closeFiles);
    const limiter = config.redisUrl
      ? await createRedisLimiter(config.redisUrl)
      : createMemoryLimiter();
    closers.push(() => limiter.close());
    const mail = createMailer(config);
    closers.push(() => mail.close());
    return { config, db: database.db, database, files, mail, log, events, limiter, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openFiles(config: Config): Promise<{ files: FileStore; closeFiles: () => void }> {
  if (!config.s3) {
    return {
      files: createFolderFileStore(join(config.dataDir, 'files')),
      closeFiles: () => undefined,
    };
  }
  // The S3 client is large; only those who use it pay for loading it.
  const { createS3FileStore } = await import('./files/s3-file-store.ts');
  const files = await createS3FileStore(config.s3);
  return { files, closeFiles: () => files.close() };
}
