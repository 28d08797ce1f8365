/** Services for tests: a new database, file store and outbox that are removed afterwards. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import { outboxFolder } from '../mail/mail.ts';
import { createServices, type Services } from '../services.ts';
import type { Template } from './template.ts';
import { freshDatabase } from './test-database.ts';

export { FaultyProxy, type ProxyMode } from './faulty-proxy.ts';
export { createMemoryLimiter } from '../limit/memory-limiter.ts';
export { freePort } from './free-port.ts';
export { parseLog, parseLogLine } from './log-lines.ts';
export { openMailSink } from './mail-sink.ts';
export { startFakeRedis, type FakeRedis } from './fake-redis.ts';
export { openTestBucket, type TestBucket } from './fake-s3.ts';
export { endDatabaseWorker } from './end-worker.ts';
export { recordedStatements, type RecordedStatement } from './recorded-statements.ts';
export { readOutbox } from './read-outbox.ts';
export { createDatabase, dropDatabase, type Template } from './template.ts';
export { undeclaredBreakingChanges } from './schema-changes.ts';
export { until } from './until.ts';

export interface TestServicesOptions {
  /** Connections to PostgreSQL; 1 detects queries outside of an open transaction. */
  poolSize?: number;
  /** Further environment keys for the configuration. */
  env?: Record<string, string>;
  log?: Logger;
  /** Prepares the initial state of the database, for example by migrating. */
  template?: Template;
  /** The database is dropped instead of reset: for tests that write very many rows. */
  isOwnDatabase?: boolean;
}

export interface TestServices extends Services {
  /** The mails sent and queued so far, oldest first, as raw source. */
  outbox(): Promise<string[]>;
}

/**
 * `TEST_DB=postgres` uses a database on the server of `TEST_DATABASE_URL`; otherwise an embedded one in memory. It is
 * empty except for its template; `close()` removes everything.
 */
export async function createTestServices(options: TestServicesOptions = {}): Promise<TestServices> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dara-test-'));
  // Loading test modules blocks the event loop for longer than a server would.
  const quiet = { NODE_ENV: 'test', DEMO: '0', MAX_LOOP_DELAY_MS: '0' };
  const config = loadConfig({ ...quiet, DATA_DIR: dataDir, ...options.env });
  const { database, databaseUrl, release } = await freshDatabase({
    poolSize: options.poolSize ?? 4,
    template: options.template,
    isOwn: options.isOwnDatabase ?? false,
  });
  const services = await createServices(
    { ...config, ...(databaseUrl ? { databaseUrl } : {}) } satisfies Config,
    { database, ...(options.log ? { log: options.log } : {}) },
  );
  return {
    ...services,
    outbox: async () => {
      await services.jobs.drain();
      return readOutbox(dataDir);
    },
    close: async () => {
      await services.close();
      await release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readOutbox(dataDir: string): Promise<string[]> {
  const folder = outboxFolder(dataDir);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
