import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';

/** Longest time that a response waits for confirmations. */
const LIMIT_MS = 1000;

/** A shared lock of the listening connection of each instance; PostgreSQL releases it when the connection ends. */
const LOCK = [1_684_107_873, 1] as const;

/** Runs on a listening connection: from now on senders wait for its instance. Returns its process id. */
export const JOIN = `SELECT pg_advisory_lock_shared(${LOCK.join(', ')}), pg_backend_pid() AS pid`;

const HOLDERS =
  sql.raw(`pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
  WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.granted AND l.classid = ${LOCK[0]} AND l.objid = ${LOCK[1]}`);

const LISTENING = sql<{ pid: number }>`SELECT l.pid FROM ${HOLDERS}`;
/** SQL expression: number of listening instances. */
export const LISTENERS = sql<number>`(SELECT count(*)::int FROM ${HOLDERS})`;

const PREFIX = 'ack';

/** Payload of the notification that confirms an event; `isDone` is the result of its handlers. */
export const acknowledgement = (id: string, pid: number, isDone: boolean): string =>
  [PREFIX, id, pid, isDone ? 1 : 0].join(':');

/** A confirmation may arrive before the sender waits; older ones are no longer waited for. */
const MAX_EVENTS = 500;

/** Waits until every listening instance has confirmed an event. */
export class Acknowledgements {
  readonly #db: Db;
  /** Results of the handlers of each instance, by event. */
  readonly #confirmed = new Map<string, Map<number, boolean>>();
  /** Instances that did not confirm last time: not waited for until they confirm again. */
  readonly #silent = new Set<number>();
  readonly #checks = new Map<string, () => void>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Handles a notification payload; returns false if it is not an acknowledgement. */
  receive(text: string): boolean {
    const [prefix, id = '', pid, isDone] = text.split(':');
    if (prefix !== PREFIX) return false;
    this.#silent.delete(Number(pid));
    this.#confirmedBy(id).set(Number(pid), isDone === '1');
    this.#checks.get(id)?.();
    return true;
  }

  /**
   * Resolves to the number of instances that did not confirm in time, and whether a handler of another instance failed.
   * `own` is the process id of this instance's connection.
   */
  async wait(id: string, own: number | undefined): Promise<{ silent: number; hasFailed: boolean }> {
    const confirmed = this.#confirmedBy(id);
    let others: number[] | undefined;
    const missing = (): number[] => (others ?? []).filter((pid) => !confirmed.has(pid));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LIMIT_MS);
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#checks.set(id, () => {
        if (others && missing().every((pid) => this.#silent.has(pid))) end();
      });
      LISTENING.execute(this.#db).then(({ rows }) => {
        others = rows.map(({ pid }) => pid).filter((pid) => pid !== own);
        this.#checks.get(id)?.();
        // The database became unavailable right after the commit.
      }, end);
    });
    this.#checks.delete(id);
    const silent = missing();
    for (const pid of silent) this.#silent.add(pid);
    return { silent: silent.length, hasFailed: [...confirmed.values()].includes(false) };
  }

  #confirmedBy(id: string): Map<number, boolean> {
    const confirmed = this.#confirmed.get(id) ?? new Map<number, boolean>();
    this.#confirmed.set(id, confirmed);
    const [oldest] = this.#confirmed.keys();
    if (this.#confirmed.size > MAX_EVENTS && oldest !== undefined) this.#confirmed.delete(oldest);
    return confirmed;
  }
}
