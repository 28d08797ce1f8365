import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Db } from '../database/tables.ts';

export type EventHandler = (payload: unknown) => unknown;

/** Tells every instance, this one included, that something changed. Small JSON payloads only. */
export interface Events {
  /**
   * Within `trx`: when that is committed, and only then; here before the one who commits goes on. Without: at once
   * here, and never throws, since what it tells of has happened already.
   */
  publish(channel: string, payload?: unknown, trx?: Db): Promise<void>;
  /** Here alone, for changes that the database tells the others of by itself. */
  deliver(channel: string, payload?: unknown): void;
  /** Like `publish`, but may be lost: for who looks by itself now and then. */
  hint(channel: string, trx?: Db): Promise<void>;
  /** Answers a function that ends the subscription. */
  subscribe(channel: string, handler: EventHandler): () => void;
  /** Called after a gap in which events of other instances may have been missed: drop what is cached. */
  onGap(handler: () => unknown): () => void;
  close(): Promise<void>;
}

export interface LocalEventsOptions {
  log: Logger;
  /** Of the database; without it events of a transaction are told at once. */
  afterCommit?: Database['afterCommit'];
}

/** Events within this process, enough for the embedded database. */
export class LocalEvents implements Events {
  readonly #options: LocalEventsOptions;
  readonly #handlers = new Map<string, Set<EventHandler>>();
  readonly #gapHandlers = new Set<() => unknown>();

  constructor(options: LocalEventsOptions) {
    this.#options = options;
  }

  async publish(channel: string, payload: unknown = null, trx?: Db): Promise<void> {
    const { afterCommit } = this.#options;
    if (trx?.isTransaction && afterCommit) {
      await afterCommit(trx, () => this.deliver(channel, payload));
    } else this.deliver(channel, payload);
  }

  hint(channel: string, trx?: Db): Promise<void> {
    return LocalEvents.prototype.publish.call(this, channel, null, trx);
  }

  /** A handler that fails keeps the event from nobody else, and never from the one who told of it. */
  deliver(channel: string, payload: unknown = null): void {
    for (const handler of this.#handlers.get(channel) ?? []) this.#call(() => handler(payload));
  }

  subscribe(channel: string, handler: EventHandler): () => void {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  onGap(handler: () => unknown): () => void {
    this.#gapHandlers.add(handler);
    return () => this.#gapHandlers.delete(handler);
  }

  async close(): Promise<void> {
    this.#handlers.clear();
    this.#gapHandlers.clear();
  }

  protected get log(): Logger {
    return this.#options.log;
  }

  protected emitGap(): void {
    for (const handler of this.#gapHandlers) this.#call(handler);
  }

  #call(handler: () => unknown): void {
    const failed = (error: unknown): void =>
      this.log.error({ err: error }, 'what an event started has failed');
    try {
      const result = handler();
      if (result instanceof Promise) result.catch(failed);
    } catch (error) {
      failed(error);
    }
  }
}
