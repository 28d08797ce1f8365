import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

export type TransactionQuery = <R>(
  sql: string,
  parameters: readonly unknown[],
) => Promise<QueryResult<R>>;

/** Called as the last thing in a transaction; what it throws rolls the transaction back. */
export type BeforeCommit = (query: TransactionQuery) => Promise<void>;

const hooks = new AsyncLocalStorage<BeforeCommit | undefined>();

/** Every transaction that `task` or what it calls commits runs `hook` first. */
export function withBeforeCommit<T>(hook: BeforeCommit, task: () => T): T {
  return hooks.run(hook, task);
}

/** For transactions that are no part of what the caller was asked for, such as cleaning up after it failed. */
export function withoutBeforeCommit<T>(task: () => T): T {
  return hooks.run(undefined, task);
}

/** For drivers: what there is to do in the transaction of a connection before its commit. */
export async function beforeCommit(connection: DatabaseConnection): Promise<void> {
  await hooks.getStore()?.((sql, parameters) =>
    connection.executeQuery(CompiledQuery.raw(sql, [...parameters])),
  );
}
