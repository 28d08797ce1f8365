import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';

/** An answer waits no longer for instances that do not confirm. */
const LIMIT_MS = 1000;

/** Held, shared, by the listening connection of each instance: PostgreSQL releases it when the connection ends. */
const LOCK = [1_684_107_873, 1] as const;

/** To be run on a listening connection: from now on its instance is waited for. Returns its process id. */
export const JOIN = `SELECT pg_advisory_lock_shared(${LOCK.join(', ')}), pg_backend_pid() AS pid`;

const HOLDERS =
  sql.raw(`pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
  WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.granted AND l.classid = ${LOCK[0]} AND l.objid = ${LOCK[1]}`);

const LISTENING = sql<{ pid: number }>`SELECT l.pid FROM ${HOLDERS}`;
/** An expression: how many instances listen. */
export const LISTENERS = sql<number>`(SELECT count(*)::int FROM ${HOLDERS})`;

const PREFIX = 'ack';

/** The text of a notification by which an instance confirms an event; `isDone` is what its handlers said. */
export const acknowledgement = (id: string, pid: number, isDone: boolean): string =>
  [PREFIX, id, pid, isDone ? 1 : 0].join(':');

/** One may confirm before the sender waits; older ones are not waited for any more. */
const MAX_EVENTS = 500;

/** Waits until every instance that listens has confirmed an event. */
export class Acknowledgements {
  readonly #db: Db;
  /** What the handlers of each instance said, by event. */
  readonly #confirmed = new Map<string, Map<number, boolean>>();
  /** Did not confirm the last time: they are not waited for until they confirm something. */
  readonly #silent = new Set<number>();
  readonly #checks = new Map<string, () => void>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Takes the text of a notification; false where it is no acknowledgement. */
  receive(text: string): boolean {
    const [prefix, id = '', pid, isDone] = text.split(':');
    if (prefix !== PREFIX) return false;
    this.#silent.delete(Number(pid));
    this.#confirmedBy(id).set(Number(pid), isDone === '1');
    this.#checks.get(id)?.();
    return true;
  }

  /**
   * Resolves to the number of instances that did not confirm in time, and whether a handler of another one failed. `own` is
   * the process id of this instance's connection.
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
        // A database that went away right after the commit: nobody can be asked.
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
