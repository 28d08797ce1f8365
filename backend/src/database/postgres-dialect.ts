import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely';
import { beforeCommit } from './commit-hook.ts';
import type { Db } from './tables.ts';

type Callbacks = WeakMap<DatabaseConnection, (() => void)[]>;

class CallingDriver extends PostgresDriver {
  readonly #callbacks: Callbacks;

  constructor(config: PostgresDialectConfig, callbacks: Callbacks) {
    super(config);
    this.#callbacks = callbacks;
  }

  override async commitTransaction(
    connection: Parameters<PostgresDriver['commitTransaction']>[0],
  ): Promise<void> {
    await beforeCommit(connection);
    await super.commitTransaction(connection);
    const callbacks = this.#callbacks.get(connection) ?? [];
    this.#callbacks.delete(connection);
    for (const callback of callbacks) callback();
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    this.#callbacks.delete(connection);
    await super.rollbackTransaction(connection);
  }
}

/** Kysely dialect of a PostgreSQL server with commit callbacks. */
export class CommitHookPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #callbacks: Callbacks = new WeakMap();

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new CallingDriver(this.#config, this.#callbacks);
  }

  /** Called once `trx` is committed; not after a rollback or a lost commit response. */
  async afterCommit(trx: Db, callback: () => void): Promise<void> {
    await trx.getExecutor().provideConnection(async (connection) => {
      const callbacks = this.#callbacks.get(connection);
      if (callbacks) callbacks.push(callback);
      else this.#callbacks.set(connection, [callback]);
    });
  }
}
