import { v5 as idFrom, v7 as newId } from 'uuid';
import type { Static, TSchema } from 'typebox';
import type { Database } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import type { Logger } from '../log/logger.ts';
import {
  EXPIRE_S,
  FAULT_MS,
  type AnyJobDefinition,
  type EnqueueOptions,
  type Job,
  type JobDefinition,
  type JobTotals,
} from './job.ts';
import { JobQueue } from './job-queue.ts';
import { JobStore, type JobCount } from './job-store.ts';
import { nextTime } from './schedule.ts';
import type { Db } from '../database/tables.ts';

const CHANNEL = 'jobs';
/** Namespace of ids derived from a key. */
const ID_SPACE = '6f1c7e0e-6b58-4c4e-9d3b-2f6d2c3f6a10';
/** Poll interval for jobs of other instances whose notification was lost. */
const SHARED_POLL_MS = 5000;
/** No other process uses an embedded database. */
const ALONE_POLL_MS = 60_000;
/** Interval for recovering jobs of killed processes and checking repeated jobs. */
const RECOVER_EVERY_MS = 60_000;
const CLOSE_MS = 10_000;

export interface JobsOptions {
  db: Db;
  database: Pick<Database, 'kind'>;
  events: Events;
  log: Logger;
}

/** Background jobs: run once after their transaction, with retries, even after crashes. */
export class Jobs {
  readonly #store: JobStore;
  readonly #options: JobsOptions;
  readonly #queues = new Map<string, JobQueue>();
  readonly #stopListening: () => void;
  readonly #isAlone: boolean;
  #loop: Promise<void> | undefined;
  #isClosed = false;
  #isWoken = false;
  #endSleep: (() => void) | undefined;
  #recoverAt = 0;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#isAlone = options.database.kind === 'pglite';
    this.#store = new JobStore(options.db);
    this.#stopListening = options.events.subscribe(CHANNEL, () => this.#wake());
  }

  /** Registers a kind of job to send and run here. The last registration of a name counts. */
  declare<S extends TSchema>(given: JobDefinition<S>): Job<Static<S>> {
    const definition = given as unknown as AnyJobDefinition;
    const { name } = definition;
    const queue = new JobQueue(definition, {
      store: this.#store,
      log: this.#options.log,
      totals: this.#queues.get(name)?.totals ?? { done: 0, retried: 0, failed: 0 },
      planNext: () => this.#planNext(definition),
    });
    this.#queues.set(name, queue);
    return {
      enqueue: (data, options) => this.enqueue(name, data as object, options),
      plan: async () => {
        if (!this.#loop || this.#isClosed) return;
        await this.#planNext(definition);
        this.#wake();
      },
    };
  }

  /** Sends a job of a kind that is declared elsewhere, by name. */
  async enqueue(
    name: string,
    data: object,
    { trx, key, startAfter }: EnqueueOptions = {},
  ): Promise<void> {
    const { expireS = EXPIRE_S } = this.#queues.get(name)?.definition ?? {};
    const id = key === undefined ? newId() : idFrom(`${name}:${key}`, ID_SPACE);
    const job = { id, data, expireS, ...(startAfter ? { startAfter } : {}) };
    const isNew = await this.#store.insert(name, job, trx ?? this.#options.db);
    if (!isNew && key === undefined) throw new Error(`there is no queue "${name}"`);
    if (isNew) await this.#options.events.hint(CHANNEL, trx);
  }

  /** Starts working in the background until `close`. */
  start(): void {
    this.#loop ??= this.#work();
  }

  /** Runs due jobs now until there are none: for tests, and for commands without workers. */
  async drain(): Promise<void> {
    for (;;) {
      await Promise.all([...this.#queues.values()].map(({ idle }) => idle));
      const due = (await this.#store.due(this.#names())).filter(({ inMs }) => inMs <= 0);
      // The background loop may have started one meanwhile, which is not due any more.
      if (due.length === 0 && !this.#isBusy()) return;
      await Promise.all(due.map(({ name }) => this.#queues.get(name)?.run()));
    }
  }

  /** Waiting, running and failed jobs by queue, of all instances. */
  counts(): Promise<JobCount[]> {
    return this.#store.counts();
  }

  /** Finished jobs of this process by queue. */
  totals(): Record<string, JobTotals> {
    return Object.fromEntries([...this.#queues].map(([name, { totals }]) => [name, { ...totals }]));
  }

  /** Starts no new jobs, waits for running ones, and releases the rest. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopListening();
    const queues = [...this.#queues.values()];
    for (const queue of queues) queue.stop();
    this.#wake();
    const idle = Promise.allSettled([this.#loop, ...queues.map((queue) => queue.idle)]);
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, CLOSE_MS)));
    await Promise.race([idle, limit]);
    clearTimeout(timer);
    for (const queue of queues) await queue.release().catch(() => undefined);
  }

  #isBusy(): boolean {
    return [...this.#queues.values()].some((queue) => queue.isBusy);
  }

  #names(): string[] {
    return [...this.#queues.keys()];
  }

  async #work(): Promise<void> {
    let isBegun = false;
    while (!this.#isClosed) {
      let waitMs = FAULT_MS;
      try {
        if (!isBegun) await this.#begin();
        isBegun = true;
        waitMs = await this.#startDueJobs();
      } catch (error) {
        this.#warn(error);
      }
      await this.#sleep(waitMs);
    }
  }

  async #begin(): Promise<void> {
    if (this.#isAlone) await this.#store.recover(true);
    const missing = await this.#store.missingQueues(this.#names());
    if (missing.length > 0) {
      this.#options.log.error({ queues: missing }, 'queues without a migration');
    }
  }

  /** Recovers jobs of killed processes, and schedules repeated jobs that are missing. */
  async #recoverAndPlan(): Promise<void> {
    if (performance.now() < this.#recoverAt) return;
    if (!this.#isAlone) await this.#store.recover(false);
    for (const { definition } of this.#queues.values()) {
      await this.#planNext(definition).catch((error: unknown) => this.#warn(error));
    }
    this.#recoverAt = performance.now() + RECOVER_EVERY_MS;
  }

  /** Its id is derived from its time, so that several instances create only one. */
  async #planNext({ name, cron, next, expireS = EXPIRE_S }: AnyJobDefinition): Promise<void> {
    const startAfter = cron === undefined ? await next?.() : await nextTime(cron, new Date());
    if (!startAfter || (await this.#store.hasWaiting(name, startAfter))) return;
    const id = idFrom(`${name}:${startAfter.toISOString()}`, ID_SPACE);
    await this.#store.insert(name, { id, data: {}, startAfter, expireS }, this.#options.db);
  }

  /** Starts due jobs; returns the time until the next one is due. */
  async #startDueJobs(): Promise<number> {
    await this.#recoverAndPlan();
    let waitMs = this.#isAlone ? ALONE_POLL_MS : SHARED_POLL_MS;
    for (const { name, inMs } of await this.#store.due(this.#names())) {
      if (inMs > 0) waitMs = Math.min(waitMs, Math.ceil(inMs) + 1);
      else if (!this.#isClosed) this.#run(name);
    }
    return waitMs;
  }

  #run(name: string): void {
    this.#queues
      .get(name)
      ?.run()
      .then(
        () => this.#wake(),
        (error: unknown) => {
          this.#warn(error);
          setTimeout(() => this.#wake(), FAULT_MS).unref();
        },
      );
  }

  #warn(error: unknown): void {
    if (this.#isClosed) return;
    this.#options.log.warn({ err: error }, 'background jobs wait for the database');
  }

  #wake(): void {
    this.#isWoken = true;
    this.#endSleep?.();
  }

  async #sleep(ms: number): Promise<void> {
    if (!this.#isWoken && !this.#isClosed) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms).unref();
        this.#endSleep = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#endSleep = undefined;
    }
    this.#isWoken = false;
  }
}
