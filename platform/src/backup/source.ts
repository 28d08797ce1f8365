import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { ErasedPerson } from '@dara/api';
import {
  createServices,
  type Db,
  dumpPostgres,
  inspectDatabase,
  StartError,
  withEmbeddedCopy,
  type Config,
  type DatabaseFacts,
  type FileCensus,
} from '@dara/backend';
import { createLogger } from '@dara/backend';
import { runningOrigin } from '../deploy/running-server.ts';
import { deployToken } from '../deploy/deploy-token.ts';
import { BACKUP_PATH } from './backup-routes.ts';
import { fileCensus } from './census.ts';

export interface DatabaseCopy {
  facts: DatabaseFacts;
  census: FileCensus;
  erased: ErasedPerson[];
}

export const readCopy = async (db: Db): Promise<DatabaseCopy> => ({
  facts: await inspectDatabase(db),
  census: await fileCensus(db),
  erased: await (await import('@dara/api')).listErased(db),
});

/** Copies the database of a site, running or stopped, into a file; returns its contents summary. */
export async function copyDatabase(config: Config, file: string): Promise<DatabaseCopy> {
  if (config.databaseUrl) return dumpPostgres(config.databaseUrl, file, readCopy);
  const origin = await runningOrigin(config.dataDir);
  if (origin === undefined) await dumpStopped(config, file);
  else await dumpRunning(config, origin, file);
  return withEmbeddedCopy(file, readCopy);
}

/** The same without keeping the copy. */
export async function readDatabase(config: Config): Promise<DatabaseCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-copy-'));
  try {
    return await copyDatabase(config, join(folder, 'database'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Only one process can open the embedded database, so a running server provides the copy. */
async function dumpRunning(config: Config, origin: string, file: string): Promise<void> {
  const headers = { authorization: `Bearer ${deployToken(config.dataDir)}` };
  const answer = await fetch(origin + BACKUP_PATH, { headers });
  if (!answer.ok || !answer.body)
    throw new StartError(`The running site at ${origin} refused a copy: ${answer.status}`);
  const body = Readable.fromWeb(answer.body as ReadableStream);
  await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}

async function dumpStopped(config: Config, file: string): Promise<void> {
  const services = await createServices(config, { log: createLogger('error') });
  try {
    const bytes = await services.database.dump?.();
    if (!bytes) throw new StartError('this database cannot be copied');
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from([bytes]), target);
  } finally {
    await services.close();
  }
}

export const readCensus = async (file: string): Promise<FileCensus> => {
  let text = '';
  for await (const chunk of createReadStream(file, 'utf8')) text += chunk as string;
  return JSON.parse(text) as FileCensus;
};
