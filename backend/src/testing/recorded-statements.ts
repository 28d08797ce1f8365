import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { PGliteClient } from '../database/pglite-client.ts';

export interface RecordedStatement {
  sql: string;
  parameters: readonly unknown[];
}

const noting = new AsyncLocalStorage<RecordedStatement[]>();
let isPatched = false;

function patch(): void {
  isPatched = true;
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  client.query = function (this: unknown, ...args: unknown[]) {
    const [asked, values] = args as [string | { text: string; values?: unknown }, unknown];
    const [sql, given] = typeof asked === 'string' ? [asked, values] : [asked.text, asked.values];
    const parameters = Array.isArray(given) ? (given as unknown[]) : [];
    noting.getStore()?.push({ sql, parameters });
    return query.apply(this, args);
  };
  const embedded = PGliteClient.prototype;
  const run = embedded.query;
  embedded.query = function (this: PGliteClient, sql, parameters) {
    noting.getStore()?.push({ sql, parameters });
    return run.call(this, sql, parameters);
  };
}

/** The statements of a task, in order. */
export async function recordedStatements(
  task: () => Promise<unknown>,
): Promise<RecordedStatement[]> {
  if (!isPatched) patch();
  const statements: RecordedStatement[] = [];
  await noting.run(statements, task);
  return statements;
}
