/**
 * Runs PGlite in a worker thread, so that a long query does not block the HTTP server. Plain JavaScript because worker
 * threads start without the TypeScript loader.
 */
import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const { dataDir, dump, wasmModule } = workerData;

/** Only these fields leave the worker: PGlite's errors also carry the parameters, which may be secrets. */
const ERROR_FIELDS = [
  'code',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'constraint',
];

const asNumber = (text) => Number(text);
const asText = (text) => text;

const db = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(dump ? { loadDataDir: await openAsBlob(dump) } : {}),
  ...(wasmModule ? { pgliteWasmModule: wasmModule } : {}),
  // New databases use a WAL segment of one megabyte, because backups include it and tests load it.
  initDbStartParams: ['--wal-segsize=1'],
  extensions: { btree_gist, pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  // The same as in postgres-driver.ts: bigint, numeric, date.
  parsers: { 20: asNumber, 1700: asNumber, 1082: asText },
}).catch((error) => {
  // Other values, such as a DOMException, would arrive as an empty object.
  throw new Error(String(error?.message ?? error));
});

const calls = {
  async query({ sql, parameters }) {
    const { rows, affectedRows, command } = await db.query(sql, parameters);
    return { rows, affectedRows, command };
  },
  async exec({ sql }) {
    await db.exec(sql);
  },
  async dump() {
    const blob = await db.dumpDataDir('none');
    return new Uint8Array(await blob.arrayBuffer());
  },
  async close() {
    await db.close();
  },
};

parentPort.on('message', async ({ id, call, input }) => {
  try {
    parentPort.postMessage({ id, result: await calls[call](input) });
  } catch (error) {
    const fields = Object.fromEntries(
      ERROR_FIELDS.filter((field) => error[field] !== undefined).map((field) => [
        field,
        error[field],
      ]),
    );
    parentPort.postMessage({ id, error: { message: String(error.message ?? error), ...fields } });
  }
});
parentPort.postMessage({ ready: true });
