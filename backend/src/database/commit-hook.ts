import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

export type TransactionQuery = <R>(
  sql: string,
  parameters: readonly unknown[],
) => Promise<QueryResult<R>>;

/** Called last in a transaction; an exception rolls it back. */
export type BeforeCommit = (query: TransactionQuery) => Promise<void>;

const hooks = new AsyncLocalStorage<BeforeCommit | undefined>();

/** Runs `hook` at the end of every transaction that `task` commits. */
export function withBeforeCommit<T>(hook: BeforeCommit, task: () => T): T {
  return hooks.run(hook, task);
}

/** For transactions outside of the caller's request, such as clean-up after a failure. */
export function withoutBeforeCommit<T>(task: () => T): T {
  return hooks.run(undefined, task);
}

/** For drivers: the hook to run before a connection commits. */
export async function beforeCommit(connection: DatabaseConnection): Promise<void> {
  await hooks.getStore()?.((sql, parameters) =>
    connection.executeQuery(CompiledQuery.raw(sql, [...parameters])),
  );
}
