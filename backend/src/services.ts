import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { folderError } from './config/folder-error.ts';
import { declareCheckpoint } from './jobs/checkpoint.job.ts';
import { openDatabase, type Database } from './database/database.ts';
import { declarePurgeEvents } from './jobs/purge-events.job.ts';
import { LocalEvents, type Events } from './events/events.ts';
import { PostgresEvents } from './events/postgres-events.ts';
import type { FileStore } from './files/file-store.ts';
import { createFolderFileStore } from './files/folder-file-store.ts';
import { declareIdempotencyPurge } from './idempotency/idempotency-purge.job.ts';
import { Jobs } from './jobs/jobs.ts';
import type { Limiter } from './limit/limiter.ts';
import { createMemoryLimiter } from './limit/memory-limiter.ts';
import { createRedisLimiter } from './limit/redis-limiter.ts';
import { createLogger, type Logger } from './log/logger.ts';
import { Metrics } from './metrics/metrics.ts';
import { watchServices } from './metrics/service-metrics.ts';
import { createMailer, type Mailer } from './mail/mail.ts';
import { declareMailJob, type MailJob } from './mail/mail.job.ts';
import type { Db } from './database/tables.ts';

/** Services of a process, shared by all requests. */
export interface Services {
  config: Config;
  db: Db;
  database: Database;
  files: FileStore;
  /** Sends immediately, and throws if the mail server rejects it; requests use `mailJob`. */
  mail: Mailer;
  mailJob: MailJob;
  log: Logger;
  events: Events;
  /** Runs in the background from `start` until the services close. */
  jobs: Jobs;
  limiter: Limiter;
  /** Metrics of this process; parts add their own. */
  metrics: Metrics;
  close(): Promise<void>;
}

/**
 * Opens database, files, mail, limits and events; closes the opened ones if one fails. With `mayBeAway` an unavailable
 * PostgreSQL server is not an error: its calls fail until it answers.
 */
export async function createServices(
  config: Config,
  given: {
    log?: Logger;
    database?: Database;
    mayBeAway?: boolean;
    /** The same for a bucket. */
    filesMayBeAway?: boolean;
  } = {},
): Promise<Services> {
  const { mayBeAway = false, filesMayBeAway = false } = given;
  const log = given.log ?? createLogger(config.logLevel);
  const closers: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const database = given.database ?? (await openDatabase(config, { mayBeAway }));
    closers.push(() => database.close());
    const { afterCommit } = database;
    const events = config.databaseUrl
      ? await PostgresEvents.open(config.databaseUrl, {
          log,
          afterCommit,
          db: database.db,
          mayBeAway,
          isOnlyInstance: config.instances === 1,
        })
      : new LocalEvents({ log, afterCommit, db: database.db });
    closers.push(() => events.close());
    const { files, closeFiles } = await openFileStore(config, { mayBeAway: filesMayBeAway });
    closers.push(closeFiles);
    const limiter = config.redisUrl
      ? await createRedisLimiter(config.redisUrl, { log, secret: config.jwtSecret })
      : createMemoryLimiter();
    closers.push(() => limiter.close());
    const mail = createMailer(config);
    closers.push(() => mail.close());
    const { db } = database;
    const jobs = new Jobs({ db, database, events, log });
    closers.push(() => jobs.close());
    const mailJob = declareMailJob(jobs, mail, { limiter, log });
    declarePurgeEvents(jobs, db);
    declareCheckpoint(jobs, database);
    declareIdempotencyPurge(jobs, db);
    const metrics = new Metrics();
    watchServices(metrics, { database, files, jobs, limiter });
    const opened = { config, db, database, files, mail, mailJob, log, events, jobs, limiter };
    return { ...opened, metrics, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Only the file store, for commands beside a running site. */
export async function openFileStore(
  config: Config,
  options: { mayBeAway?: boolean } = {},
): Promise<{ files: FileStore; closeFiles: () => void }> {
  if (!config.s3) {
    const folder = join(config.dataDir, 'files');
    const files = createFolderFileStore(folder);
    await files.check().catch((error: unknown) => {
      throw folderError(folder, 'pictures and releases (or set S3_BUCKET)', error);
    });
    return { files, closeFiles: () => undefined };
  }
  // Loaded on demand, because the S3 client is large.
  const { createS3FileStore } = await import('./files/s3-file-store.ts');
  const files = await createS3FileStore(config.s3, options);
  return { files, closeFiles: () => files.close() };
}
