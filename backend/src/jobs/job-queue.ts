import type { Logger } from '../log/logger.ts';
import { Check } from 'typebox/value';
import { EXPIRE_S, FAULT_MS, type AnyJobDefinition, type JobTotals } from './job.ts';
import type { FetchedJob, JobStore } from './job-store.ts';
import { RETRY_FOR_A_DAY, retryWait } from './retry.ts';

interface Failure {
  error: unknown;
  /** Whether a retry could help. */
  isFinal: boolean;
}

/** The jobs of one kind in this process, `concurrency` at a time. */
export class JobQueue {
  readonly definition: AnyJobDefinition;
  readonly totals: JobTotals;
  readonly #store: JobStore;
  readonly #log: Logger;
  readonly #planNext: () => Promise<void>;
  readonly #running = new Set<string>();
  #isClosed = false;
  #round: Promise<void> | undefined;

  constructor(
    definition: AnyJobDefinition,
    parts: { store: JobStore; log: Logger; totals: JobTotals; planNext: () => Promise<void> },
  ) {
    this.definition = definition;
    this.totals = parts.totals;
    this.#store = parts.store;
    this.#log = parts.log;
    this.#planNext = parts.planNext;
  }

  get isBusy(): boolean {
    return this.#round !== undefined;
  }

  /** Resolves when running jobs have finished. */
  get idle(): Promise<void> {
    return Promise.resolve(this.#round);
  }

  /** Runs due jobs until there are none; concurrent calls share one round. */
  run(): Promise<void> {
    return (this.#round ??= this.#runAll().finally(() => (this.#round = undefined)));
  }

  /** Starts no new jobs. */
  stop(): void {
    this.#isClosed = true;
  }

  /** Releases unfinished jobs for other processes. */
  async release(): Promise<void> {
    if (this.#running.size === 0) return;
    await this.#store.release(this.definition.name, [...this.#running]);
  }

  async #runAll(): Promise<void> {
    const { name, concurrency = 1 } = this.definition;
    while (!this.#isClosed) {
      const jobs = await this.#store.fetch(name, concurrency);
      if (jobs.length === 0) return;
      for (const { id } of jobs) this.#running.add(id);
      await Promise.all(jobs.map((job) => this.#run(job)));
    }
  }

  async #run(job: FetchedJob): Promise<void> {
    const { name, cron } = this.definition;
    try {
      // First, so that a repeated job is scheduled again even if this run fails.
      if (cron !== undefined) await this.#planNext().catch(() => undefined);
      const failure = await this.#attempt(job);
      await this.#settle(() =>
        failure ? this.#takeFailure(job, failure) : this.#store.remove(name, job.id),
      );
      if (!failure) this.totals.done += 1;
      this.#running.delete(job.id);
      // With a clock behind the database's, the next run equals this one, which still existed.
      await this.#planNext();
    } catch (error) {
      // It starts again once it has expired or been released.
      this.#log.warn(
        { err: error, job: name, jobId: job.id },
        'failed to record the result of a job',
      );
    }
  }

  async #attempt(job: FetchedJob): Promise<Failure | undefined> {
    const { data, handle, expireS = EXPIRE_S } = this.definition;
    if (!Check(data, job.data)) {
      return {
        error: new Error('its data does not match the schema of this version'),
        isFinal: true,
      };
    }
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`not done within ${expireS} s`)), expireS * 1000);
    });
    try {
      await Promise.race([handle(job.data, { id: job.id, attempt: job.retries + 1 }), limit]);
      return undefined;
    } catch (error) {
      return { error, isFinal: false };
    } finally {
      clearTimeout(timer);
    }
  }

  async #takeFailure(job: FetchedJob, { error, isFinal }: Failure): Promise<void> {
    const { name, cron, retry = RETRY_FOR_A_DAY, keptOnFailure } = this.definition;
    const about = { err: error, job: name, jobId: job.id, attempt: job.retries + 1 };
    if (cron !== undefined) {
      await this.#store.remove(name, job.id);
      this.totals.failed += 1;
      return this.#log.warn(about, 'repeated job failed, runs again at its next time');
    }
    const ageS = (Date.now() - job.createdOn.getTime()) / 1000;
    const inS = isFinal ? null : retryWait(retry, { retries: job.retries, ageS }, Math.random());
    if (inS !== null) {
      await this.#store.retryLater(name, job.id, inS, error);
      this.totals.retried += 1;
      return this.#log.warn({ ...about, inS }, 'job failed, will be retried');
    }
    const kept = keptOnFailure && !isFinal ? keptOnFailure(job.data) : (job.data as object);
    await this.#store.fail(name, job.id, kept, error);
    this.totals.failed += 1;
    this.#log.error(about, 'job failed permanently');
  }

  /** A finished job must not run again because the database was briefly unavailable. */
  async #settle(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (this.#isClosed) throw error;
        await new Promise((resolve) => setTimeout(resolve, FAULT_MS).unref());
      }
    }
  }
}
