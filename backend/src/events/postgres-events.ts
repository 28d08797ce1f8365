import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { Acknowledgements, acknowledgement } from './acknowledgements.ts';
import { endOf, sinceSnapshot, SNAPSHOT, type EventBatch, type EventRow } from './event-batch.ts';
import { LocalEvents, type LocalEventsOptions } from './events.ts';
import { openListener } from './listener.ts';
import type { Db } from '../database/tables.ts';

/** Longest delay of an event whose notification is lost, and time to detect a dead connection. */
const HEARTBEAT_MS = 2000;
/** Events are deleted after an hour: after a longer gap an instance cannot know what it missed. */
const RETENTION_MS = 50 * 60_000;
const UNSENT_MAX = 1000;
const UNDEFINED_TABLE = '42P01';

export interface PostgresEventsOptions extends LocalEventsOptions {
  db: Db;
  /** Poll interval for events whose notification was lost. */
  heartbeatMs?: number;
  /** Single-instance configuration: no other process writes, unless another instance was seen. */
  isOnlyInstance?: boolean;
  /** The database may be unavailable now; events are read once it answers. */
  mayBeAway?: boolean;
}

/**
 * Events across instances. They are rows, written in the transaction of the change, so that none is missed: a
 * notification triggers reading, and each poll reads without one.
 */
export class PostgresEvents extends LocalEvents {
  readonly #url: string;
  readonly #db: Db;
  readonly #heartbeatMs: number;
  readonly #canCallBack: boolean;
  readonly #instance = randomUUID();
  readonly #unsent: { channel: string; payload: unknown }[] = [];
  readonly #acknowledgements: Acknowledgements;
  #client: pg.Client | undefined;
  /** Process id of the listening connection, which identifies this instance. */
  #pid: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #snapshot: string | undefined;
  #readAt = Date.now();
  readonly #isOnlyInstance: boolean;
  #heardAt = 0;
  #reading: Promise<void> | undefined;
  #isAskedAgain = false;
  #isClosed = false;

  private constructor(url: string, options: PostgresEventsOptions) {
    super(options);
    this.#url = url;
    this.#db = options.db;
    this.#isOnlyInstance = options.isOnlyInstance ?? false;
    this.#heartbeatMs = options.heartbeatMs ?? HEARTBEAT_MS;
    this.#acknowledgements = new Acknowledgements(options.db);
    this.#canCallBack = options.afterCommit !== undefined;
  }

  static async open(url: string, options: PostgresEventsOptions): Promise<PostgresEvents> {
    const events = new PostgresEvents(url, options);
    await events.#listen().catch((error: unknown) => {
      if (!options.mayBeAway) throw error;
    });
    await events.#read();
    events.#scheduleHeartbeat();
    return events;
  }

  override get heardAt(): number {
    return this.#heardAt;
  }

  override async publish(channel: string, payload: unknown = null, trx?: Db): Promise<void> {
    if (trx?.isTransaction) return this.#publishIn(trx, channel, payload);
    this.deliver(channel, payload);
    try {
      await this.#write(this.#db, channel, payload, this.#instance);
    } catch (error) {
      this.log.warn({ err: error, channel }, 'event delayed: the database is unavailable');
      if (this.#unsent.length < UNSENT_MAX) this.#unsent.push({ channel, payload });
    }
  }

  /**
   * Delivered here at the commit, so that the writer reads nothing older, and again by the row, because the response to
   * a commit may be lost; the row has no sender.
   */
  async #publishIn(trx: Db, channel: string, payload: unknown): Promise<void> {
    await this.#write(trx, channel, payload, null);
    if (this.#canCallBack) await super.publish(channel, payload, trx);
  }

  protected override async confirmed(id: string): Promise<boolean> {
    const { silent, hasFailed } = await this.#acknowledgements.wait(id, this.#pid);
    if (silent > 0) this.log.warn({ id, silent }, 'instances did not confirm an event in time');
    return !hasFailed;
  }

  override async hint(channel: string, trx?: Db): Promise<void> {
    const notify = sql`SELECT pg_notify('dara_events', ${`hint:${channel}`})`;
    if (trx?.isTransaction) await notify.execute(trx);
    else await notify.execute(this.#db).catch(() => this.deliver(channel));
  }

  override async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await super.close();
    const client = this.#client;
    this.#client = undefined;
    await this.#reading;
    await client?.end().catch(() => undefined);
  }

  async #write(db: Db, channel: string, payload: unknown, sender: string | null): Promise<void> {
    const text = JSON.stringify(payload);
    await sql`SELECT publish_event(${channel}, ${text}::jsonb, ${sender})`.execute(db);
  }

  async #listen(): Promise<void> {
    const { client, pid } = await openListener(this.#url, {
      onNotification: (text) => {
        if (this.#acknowledgements.receive(text)) return;
        if (text.startsWith('hint:')) this.deliver(text.slice('hint:'.length));
        else void this.#catchUp();
      },
      onEnd: (error) => {
        this.#client = undefined;
        if (!this.#isClosed) this.log.warn({ err: error }, 'listening connection lost');
      },
    });
    this.#client = client;
    this.#pid = pid;
  }

  #scheduleHeartbeat(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#heartbeat()
        .catch((error: unknown) => this.log.debug({ err: error }, 'failed to read events'))
        .finally(() => this.#scheduleHeartbeat());
    }, this.#heartbeatMs).unref();
  }

  /** Reading over the listening connection also checks that it is alive. */
  async #heartbeat(): Promise<void> {
    if (!this.#client) await this.#listen().catch(() => undefined);
    await this.#catchUp();
    while (this.#unsent[0]) {
      const { channel, payload } = this.#unsent[0];
      await this.#write(this.#db, channel, payload, this.#instance);
      this.#unsent.shift();
    }
  }

  /** One read at a time; callers during a read share the next one. */
  async #catchUp(): Promise<void> {
    if (this.#reading) {
      this.#isAskedAgain = true;
      return this.#reading;
    }
    this.#reading = this.#readAll().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#read();
    } while (this.#isAskedAgain && !this.#isClosed);
  }

  async #read(): Promise<void> {
    const before = this.#snapshot;
    const askedAt = Date.now();
    const unread = await this.#fetchEvents(before).catch((error: unknown) => {
      this.log.debug({ err: error }, 'failed to read events');
      return undefined;
    });
    if (!unread || this.#isClosed) return;
    const isGap =
      before !== undefined &&
      (Date.now() - this.#readAt > RETENTION_MS || endOf(unread.snapshot) < endOf(before));
    this.#snapshot = unread.snapshot;
    this.#readAt = Date.now();
    if (isGap) this.emitGap();
    for (const event of isGap ? [] : unread.events) {
      if (event.sender !== this.#instance) this.#handle(event);
    }
    const isAlone = this.#isOnlyInstance && unread.listeners <= 1;
    this.#heardAt = isAlone ? Infinity : askedAt;
  }

  /** Delivers an event of another instance, and confirms it if its sender waits. */
  #handle({ id, channel, payload }: EventRow): void {
    const delivered = this.deliverAll(channel, payload);
    const [client, pid] = [this.#client, this.#pid];
    const isAwaited = (payload as { confirm?: unknown } | null)?.confirm === true;
    if (!isAwaited || !client || pid === undefined) return;
    const confirm = async (isDone: boolean): Promise<unknown> =>
      client.query(`SELECT pg_notify('dara_events', $1)`, [acknowledgement(id, pid, isDone)]);
    delivered.then(confirm).catch((error: unknown) => {
      this.log.debug({ err: error }, 'failed to confirm an event');
    });
  }

  async #fetchEvents(before: string | undefined): Promise<EventBatch | undefined> {
    const client = this.#client;
    try {
      const query = before === undefined ? SNAPSHOT : sinceSnapshot(before);
      if (!client) return (await query.execute(this.#db)).rows[0];
      const { sql: text, parameters } = query.compile(this.#db);
      return (await client.query<EventBatch>(text, [...parameters])).rows[0];
    } catch (error) {
      // The tables are created by the first migration, after this was opened.
      if ((error as { code?: string }).code === UNDEFINED_TABLE) return undefined;
      client?.emit('error', error as Error);
      throw error;
    }
  }
}
