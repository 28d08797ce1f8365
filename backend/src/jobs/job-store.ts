import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import type PgBoss from 'pg-boss';

export interface FetchedJob {
  id: string;
  data: unknown;
  /** Number of earlier attempts. */
  retries: number;
  createdOn: Date;
}

export interface DueQueue {
  name: string;
  /** Until the first job is due; 0 or less if one is. */
  inMs: number;
}

/** Waiting, running and failed jobs of a queue. */
export interface JobCount {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  /** Seconds since the oldest waiting job became due; 0 when none is due. */
  lateS: number;
}

export interface NewJob {
  id: string;
  data: object;
  startAfter?: Date;
  expireS: number;
}

/** Never reached: `retryLater` and `fail` decide about retries. */
const RETRY_LIMIT = 1_000_000;
const FAILED_KEPT_DAYS = 30;
const ERROR_CHARS = 500;
const UNIQUE_VIOLATION = '23505';

/** Lets pg-boss run its SQL in a given transaction. */
function connectionOf(db: Db): PgBoss.Db {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_CHARS);

/**
 * Jobs in the tables of pg-boss. Its workers and schedules are not used: they do not handle an unavailable database
 * (`pg-boss.test.ts`), and do not wake for due jobs (`docs/decisions/0015`).
 */
export class JobStore {
  readonly #db: Db;
  #boss: Promise<PgBoss> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Loaded on first use, because it takes longer than the rest of a start. */
  load(): Promise<PgBoss> {
    return (this.#boss ??= import('pg-boss').then(
      ({ default: Boss }) =>
        new Boss({ db: connectionOf(this.#db), migrate: false, supervise: false, schedule: false }),
    ));
  }

  /** False if a job with this id exists, or the queue does not. */
  async insert(name: string, job: NewJob, db: Db): Promise<boolean> {
    const boss = await this.load();
    const id = await boss.send(name, job.data, {
      id: job.id,
      db: connectionOf(db),
      retryLimit: RETRY_LIMIT,
      expireInSeconds: job.expireS,
      ...(job.startAfter ? { startAfter: job.startAfter.toISOString() } : {}),
    });
    return id !== null;
  }

  async missingQueues(names: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM unnest(${names}::text[]) AS name
      WHERE NOT EXISTS (SELECT 1 FROM pgboss.queue q WHERE q.name = name.name)`.execute(this.#db);
    return rows.map(({ name }) => name);
  }

  /** An exclusive queue is not due while one of its jobs runs anywhere. */
  async due(names: readonly string[]): Promise<DueQueue[]> {
    const { rows } = await sql<DueQueue>`
      SELECT name, (extract(epoch FROM min(start_after) - now()) * 1000)::float8 AS "inMs"
      FROM pgboss.job j WHERE name = ANY (${names}::text[]) AND state < 'active'
        AND NOT (policy = 'singleton' AND EXISTS (
          SELECT 1 FROM pgboss.job a WHERE a.name = j.name AND a.state = 'active'))
      GROUP BY name`.execute(this.#db);
    return rows;
  }

  /** Whether a job is scheduled by then, or waits for a retry. */
  async hasWaiting(name: string, by: Date): Promise<boolean> {
    const { rows } = await sql`
      SELECT 1 FROM pgboss.job
      WHERE name = ${name} AND (state = 'retry' OR state = 'created' AND start_after <= ${by})
      LIMIT 1`.execute(this.#db);
    return rows.length > 0;
  }

  /** Fetches due jobs; others cannot fetch them until they expire. */
  async fetch(name: string, count: number): Promise<FetchedJob[]> {
    const boss = await this.load();
    let failure: unknown;
    const connection = connectionOf(this.#db);
    // pg-boss reports a failing database as an empty queue.
    const executeSql: PgBoss.Db['executeSql'] = (text, values) =>
      connection.executeSql(text, values).catch((error: unknown) => {
        failure = error;
        throw error;
      });
    const options = { batchSize: count, includeMetadata: true, db: { executeSql } } as const;
    const jobs = await boss.fetch<object>(name, options);
    // Another instance runs a job of an exclusive queue.
    if ((failure as { code?: string } | undefined)?.code === UNIQUE_VIOLATION) return [];
    if (failure) throw failure;
    return jobs.map(({ id, data, retryCount, createdOn }) => ({
      id,
      data,
      retries: retryCount,
      createdOn,
    }));
  }

  /** A completed job leaves no row, because mails contain sign-in links. */
  async remove(name: string, id: string): Promise<void> {
    const boss = await this.load();
    await boss.deleteJob(name, id);
  }

  async retryLater(name: string, id: string, inS: number, error: unknown): Promise<void> {
    const output = JSON.stringify({ message: messageOf(error) });
    await sql`
      UPDATE pgboss.job SET state = 'retry', start_after = now() + ${inS} * interval '1 second',
        output = ${output}::jsonb
      WHERE name = ${name} AND id = ${id} AND state = 'active'`.execute(this.#db);
  }

  /** Stores a permanently failed job, with the part of its data that `kept` returns. */
  async fail(name: string, id: string, kept: object, error: unknown): Promise<void> {
    const output = JSON.stringify({ message: messageOf(error) });
    await sql`
      UPDATE pgboss.job SET state = 'failed', completed_on = now(),
        data = ${JSON.stringify(kept)}::jsonb, output = ${output}::jsonb
      WHERE name = ${name} AND id = ${id} AND state = 'active'`.execute(this.#db);
  }

  /** Releases jobs that this process fetched and will not finish. */
  async release(name: string, ids: readonly string[]): Promise<void> {
    await sql`
      UPDATE pgboss.job SET state = 'retry', start_after = now()
      WHERE name = ${name} AND id = ANY (${ids}::uuid[]) AND state = 'active'`.execute(this.#db);
  }

  /** Releases jobs of a killed process: all of them if no other process can be running. */
  async recover(isAlone: boolean): Promise<void> {
    const isLost = isAlone ? sql`true` : sql`started_on + expire_in < now()`;
    await sql`
      UPDATE pgboss.job SET state = 'retry', start_after = now()
      WHERE state = 'active' AND ${isLost}`.execute(this.#db);
    await sql`
      DELETE FROM pgboss.job
      WHERE state = 'failed' AND completed_on < now() - ${FAILED_KEPT_DAYS} * interval '1 day'`.execute(
      this.#db,
    );
  }

  async counts(): Promise<JobCount[]> {
    const { rows } = await sql<JobCount>`
      SELECT q.name, count(*) FILTER (WHERE j.state < 'active')::int AS waiting,
        count(*) FILTER (WHERE j.state = 'active')::int AS active,
        count(*) FILTER (WHERE j.state = 'failed')::int AS failed,
        greatest(0, coalesce(extract(epoch FROM now() - min(j.start_after)
          FILTER (WHERE j.state < 'active')), 0))::float8 AS "lateS"
      FROM pgboss.queue q LEFT JOIN pgboss.job j ON j.name = q.name
      GROUP BY q.name ORDER BY q.name`.execute(this.#db);
    return rows;
  }
}
