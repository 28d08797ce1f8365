import { postgresOptions, PostgresClient } from './postgres-pool.ts';

const LIMIT_MS = 2000;
const LIMITS = {
  connectMs: LIMIT_MS,
  lockMs: LIMIT_MS,
  statementMs: LIMIT_MS,
  idleInTransactionMs: LIMIT_MS,
  answerMs: LIMIT_MS,
};

/** Asks a server whether it answers, on a connection of its own: whoever empties the pool does not change the answer. */
export class DatabaseProbe {
  readonly #url: string;
  #client: PostgresClient | undefined;
  #running: Promise<void> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Rejects when the server does not answer within two seconds. Calls at the same time share one question. */
  ping(): Promise<void> {
    return (this.#running ??= this.#ask().finally(() => (this.#running = undefined)));
  }

  async close(): Promise<void> {
    await this.#running?.catch(() => undefined);
    await this.#client?.end().catch(() => undefined);
  }

  async #ask(): Promise<void> {
    // A connection that was made before a restart is broken; that alone says nothing.
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

  /** Not waited for: a server that hangs does not say goodbye. */
  #drop(): void {
    this.#client?.end().catch(() => undefined);
    this.#client = undefined;
  }
}
