import { postgresOptions, PostgresClient } from './postgres-pool.ts';

const LIMIT_MS = 2000;
const LIMITS = {
  connectMs: LIMIT_MS,
  lockMs: LIMIT_MS,
  statementMs: LIMIT_MS,
  idleInTransactionMs: LIMIT_MS,
  answerMs: LIMIT_MS,
};

/** Checks a server on a separate connection, so that an exhausted pool does not affect the result. */
export class DatabaseProbe {
  readonly #url: string;
  #client: PostgresClient | undefined;
  #running: Promise<void> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Rejects if the server does not answer within two seconds. Concurrent calls share one query. */
  ping(): Promise<void> {
    return (this.#running ??= this.#ask().finally(() => (this.#running = undefined)));
  }

  async close(): Promise<void> {
    await this.#running?.catch(() => undefined);
    await this.#client?.end().catch(() => undefined);
  }

  async #ask(): Promise<void> {
    // A connection from before a restart is broken; retry with a new one.
    if (this.#client) await this.#select(this.#client).catch(() => this.#drop());
    if (this.#client) return;
    const client = new PostgresClient(postgresOptions(this.#url, LIMITS));
    try {
      await client.connect();
      this.#client = client;
      await this.#select(client);
    } catch (error) {
      this.#client = client;
      this.#drop();
      throw error;
    }
  }

  async #select(client: PostgresClient): Promise<void> {
    await client.query('select 1');
  }

  /** Not awaited: a hanging server does not close the connection. */
  #drop(): void {
    this.#client?.end().catch(() => undefined);
    this.#client = undefined;
  }
}
