import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  createQueryId,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { beforeCommit } from './commit-hook.ts';
import type { PGliteClient } from './pglite-client.ts';

const MODIFYING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PGliteConnection implements DatabaseConnection {
  readonly #client: PGliteClient;

  constructor(client: PGliteClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows, command } = await this.#client.query(query.sql, query.parameters);
    const numAffectedRows = MODIFYING.has(command ?? '') ? BigInt(affectedRows ?? 0) : undefined;
    return { rows: rows as R[], ...(numAffectedRows === undefined ? {} : { numAffectedRows }) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database cannot stream');
  }
}

/** The embedded database has one connection: callers wait until it is returned. */
class PGliteDriver implements Driver {
  readonly #client: PGliteClient;
  readonly #connection: PGliteConnection;
  readonly #queue: (() => void)[] = [];
  readonly #afterCommit: (() => void)[];
  #isTaken = false;

  constructor(client: PGliteClient, afterCommit: (() => void)[]) {
    this.#client = client;
    this.#connection = new PGliteConnection(client);
    this.#afterCommit = afterCommit;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) {
      this.#client.waiting += 1;
      await new Promise<void>((resolve) => this.#queue.push(resolve));
      this.#client.waiting -= 1;
    }
    this.#isTaken = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    // Handing over without clearing the flag prevents another caller from taking it in between.
    if (next) next();
    else this.#isTaken = false;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await run(connection, `start transaction${isolation}${access}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await beforeCommit(connection);
    await run(connection, 'commit');
    for (const callback of this.#afterCommit.splice(0)) callback();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#afterCommit.length = 0;
    await run(connection, 'rollback');
  }

  async savepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await savepointCommand(connection, 'savepoint', name, compile);
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await savepointCommand(connection, 'rollback to', name, compile);
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await savepointCommand(connection, 'release', name, compile);
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

async function run(connection: DatabaseConnection, sql: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sql));
}

async function savepointCommand(
  connection: DatabaseConnection,
  command: string,
  name: string,
  compile: QueryCompiler['compileQuery'],
): Promise<void> {
  const node = {
    kind: 'RawNode',
    sqlFragments: [`${command} `, ''],
    parameters: [{ kind: 'IdentifierNode', name }],
  } as unknown as Parameters<typeof compile>[0];
  await connection.executeQuery(compile(node, createQueryId()));
}

/** Kysely dialect of the embedded database, with PostgreSQL's SQL and isolation levels. */
export class PGliteDialect implements Dialect {
  readonly #client: PGliteClient;
  readonly #afterCommit: (() => void)[] = [];

  constructor(client: PGliteClient) {
    this.#client = client;
  }

  createDriver(): Driver {
    return new PGliteDriver(this.#client, this.#afterCommit);
  }

  /** Called once the open transaction (only one exists at a time) is committed; never after a rollback. */
  afterCommit(callback: () => void): void {
    this.#afterCommit.push(callback);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }
}
