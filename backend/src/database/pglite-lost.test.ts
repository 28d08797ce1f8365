import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import { endDatabaseWorker } from '../testing/end-worker.ts';
import { EMPTY, cachedCluster } from '../testing/template.ts';
import { embeddedDatabase } from './database.ts';
import { PGliteClient } from './pglite-client.ts';

async function open() {
  const onLost = vi.fn();
  // Initializing a cluster takes seconds, loading a dump a fraction.
  const client = await PGliteClient.open({ dump: await cachedCluster(EMPTY) }, onLost);
  return { database: embeddedDatabase(client), onLost };
}

const LOST = {
  name: 'PGliteError',
  code: '57P01',
  message: expect.stringContaining('the embedded database is closed: its worker ended with code'),
};

test('once the worker has died every query is refused, and none waits for an answer', async () => {
  const { database, onLost } = await open();
  await endDatabaseWorker(database);
  for (const query of Array.from({ length: 3 }, () => sql`select 1`.execute(database.db))) {
    await expect(query).rejects.toMatchObject(LOST);
  }
  await expect(database.db.transaction().execute(async () => 'done')).rejects.toMatchObject(LOST);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(onLost).toHaveBeenCalledWith(expect.objectContaining(LOST));
  await database.close();
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('rejects running and queued queries when it dies', async () => {
  const { database } = await open();
  const { db } = database;
  let waiting: Promise<unknown>[] = [];
  const transaction = db.transaction().execute(async (trx) => {
    waiting = [1, 2].map(() => sql`select 1`.execute(db));
    // Rejections are asserted below.
    for (const query of waiting) query.catch(() => undefined);
    await endDatabaseWorker({ db: trx });
    await sql`select 1`.execute(trx);
  });
  await expect(transaction).rejects.toMatchObject(LOST);
  for (const query of waiting) await expect(query).rejects.toMatchObject(LOST);
  await database.close();
});

test('closing in order is no loss', async () => {
  const { database, onLost } = await open();
  await database.close();
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow();
  expect(onLost).not.toHaveBeenCalled();
});

test('a process ends when its embedded database dies, so that a supervisor restarts it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dara-lost-'));
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const script = `
    import { openDatabase } from ${module('./database.ts')};
    import { endDatabaseWorker } from ${module('../testing/end-worker.ts')};
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    setInterval(() => undefined, 1000);
    await endDatabaseWorker(database);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'pipe'],
    cwd: import.meta.dirname,
  });
  let output = '';
  child.stderr.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number];
  expect(output).toContain('the embedded database is closed');
  expect(code).toBe(1);
  await rm(dataDir, { recursive: true, force: true });
});
