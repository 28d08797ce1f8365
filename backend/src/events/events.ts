import { sql } from 'kysely';
import { captureRequestWaits } from './awaited-events.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Db } from '../database/tables.ts';

export type EventHandler = (payload: unknown) => unknown;

/** Publishes a change to every instance, including this one. Small JSON payloads only. */
export interface Events {
  /**
   * With `trx`: delivered if and when it commits; here before the commit returns. Without: delivered here immediately,
   * and never throws, because the change has already happened.
   */
  publish(channel: string, payload?: unknown, trx?: Db): Promise<void>;
  /** Delivers only here, for changes that the database publishes to the others. */
  deliver(channel: string, payload?: unknown): void;
  /**
   * For events that triggers write to a channel within `trx`: delivered here at its commit. The request delays its
   * response until every instance has handled it, up to a second. A handler that returns false has failed.
   */
  announce(channel: string, trx: Db): Promise<void>;
  /** Every event committed before this time (ms, as `Date.now`) has been handled here. */
  readonly heardAt: number;
  /** Like `publish`, but may be lost: for receivers that also poll. */
  hint(channel: string, trx?: Db): Promise<void>;
  /** Returns a function that ends the subscription. */
  subscribe(channel: string, handler: EventHandler): () => void;
  /** Called after a gap in which events of other instances may have been missed: clear caches. */
  onGap(handler: () => unknown): () => void;
  close(): Promise<void>;
}

export interface LocalEventsOptions {
  log: Logger;
  /** Channel of trigger events, if there are any. */
  db?: Db;
  /** Commit callbacks of the database; without them events of a transaction are delivered immediately. */
  afterCommit?: Database['afterCommit'];
}

/** Events within this process, sufficient for the embedded database. */
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

  /** Events of a single process are delivered at the commit. */
  get heardAt(): number {
    return Infinity;
  }

  async announce(channel: string, trx: Db): Promise<void> {
    const { afterCommit, db } = this.#options;
    if (!trx.isTransaction || !afterCommit || !db) return;
    const wait = captureRequestWaits();
    const { rows } = await sql<{ xid: string }>`SELECT pg_current_xact_id()::text AS xid`.execute(
      trx,
    );
    const xid = rows[0]?.xid ?? '';
    await afterCommit(trx, () => wait(this.#deliverRecorded(db, channel, xid)));
  }

  hint(channel: string, trx?: Db): Promise<void> {
    return LocalEvents.prototype.publish.call(this, channel, null, trx);
  }

  /** A failing handler affects neither other handlers nor the publisher. */
  deliver(channel: string, payload: unknown = null): void {
    void this.deliverAll(channel, payload);
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

  /** Calls the handlers immediately; resolves when all have finished, to whether all succeeded. */
  protected async deliverAll(channel: string, payload: unknown): Promise<boolean> {
    const handlers = [...(this.#handlers.get(channel) ?? [])];
    const results = await Promise.all(
      handlers.map((handler) => this.#call(() => handler(payload))),
    );
    return results.every(Boolean);
  }

  /** Waits for other instances to handle an event that was delivered here; false if one of them failed. */
  protected async confirmed(_id: string): Promise<boolean> {
    return true;
  }

  async #deliverRecorded(db: Db, channel: string, xid: string): Promise<boolean> {
    try {
      const { rows } = await sql<{ id: string; payload: unknown }>`
        SELECT id::text, payload FROM instance_event WHERE xid = ${xid}::xid8 AND channel = ${channel}
        ORDER BY id`.execute(db);
      const handled = rows.flatMap(({ id, payload }) => [
        this.deliverAll(channel, payload),
        this.confirmed(id),
      ]);
      return (await Promise.all(handled)).every(Boolean);
    } catch (error) {
      this.log.warn({ err: error, channel }, 'failed to read the events of a transaction');
      this.emitGap();
      return true;
    }
  }

  protected emitGap(): void {
    for (const handler of this.#gapHandlers) void this.#call(handler);
  }

  async #call(handler: () => unknown): Promise<boolean> {
    try {
      return (await handler()) !== false;
    } catch (error) {
      this.log.error({ err: error }, 'event handler failed');
      return false;
    }
  }
}
