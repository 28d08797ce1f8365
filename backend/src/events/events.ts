import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from '../log/logger.ts';
import { postgresOptions } from '../database/postgres-pool.ts';

const PG_CHANNEL = 'dara_events';
const RETRY_MS = 1000;

export type EventHandler = (payload: unknown) => void;

/** Tells every instance, this one included, that something changed. Small JSON payloads (under 7 kB) only. */
export interface Events {
  publish(channel: string, payload?: unknown): Promise<void>;
  /** Answers a function that ends the subscription. */
  subscribe(channel: string, handler: EventHandler): () => void;
  /** Called after a gap in which events of other instances may have been missed: drop what is cached. */
  onGap(handler: () => void): () => void;
  close(): Promise<void>;
}

/** Events within this process, enough for the embedded database. */
export class LocalEvents implements Events {
  readonly #handlers = new Map<string, Set<EventHandler>>();
  readonly #gapHandlers = new Set<() => void>();

  async publish(channel: string, payload: unknown = null): Promise<void> {
    this.deliver(channel, payload);
  }

  subscribe(channel: string, handler: EventHandler): () => void {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  onGap(handler: () => void): () => void {
    this.#gapHandlers.add(handler);
    return () => this.#gapHandlers.delete(handler);
  }

  async close(): Promise<void> {
    this.#handlers.clear();
    this.#gapHandlers.clear();
  }

  protected deliver(channel: string, payload: unknown): void {
    for (const handler of this.#handlers.get(channel) ?? []) handler(payload);
  }

  protected tellGap(): void {
    for (const handler of this.#gapHandlers) handler();
  }
}

interface Message {
  from: string;
  channel: string;
  payload: unknown;
}

/** Events across instances by LISTEN/NOTIFY, on a connection of its own that is renewed when it breaks. */
export class PostgresEvents extends LocalEvents {
  readonly #url: string;
  readonly #log: Logger;
  readonly #instance = randomUUID();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(url: string, log: Logger) {
    super();
    this.#url = url;
    this.#log = log;
  }

  static async open(url: string, log: Logger): Promise<PostgresEvents> {
    const events = new PostgresEvents(url, log);
    await events.#connect();
    return events;
  }

  override async publish(channel: string, payload: unknown = null): Promise<void> {
    this.deliver(channel, payload);
    const message: Message = { from: this.#instance, channel, payload };
    await this.#client?.query('select pg_notify($1, $2)', [PG_CHANNEL, JSON.stringify(message)]);
  }

  override async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await super.close();
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...postgresOptions(this.#url), statement_timeout: 0 });
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    client.on('error', (error: Error) =>
      this.#log.warn({ err: error }, 'the listening connection broke'),
    );
    client.on('end', () => this.#reconnect());
    await client.connect();
    await client.query(`listen ${PG_CHANNEL}`);
    this.#client = client;
  }

  #receive(text: string): void {
    const { from, channel, payload } = JSON.parse(text) as Message;
    if (from !== this.#instance) this.deliver(channel, payload);
  }

  #reconnect(): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#connect().then(
        () => this.tellGap(),
        () => this.#reconnect(),
      );
    }, RETRY_MS).unref();
  }
}
