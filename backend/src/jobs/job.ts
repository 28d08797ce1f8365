import type { Static, TSchema } from 'typebox';
import type { RetryPolicy } from './retry.ts';
import type { Db } from '../database/tables.ts';

export interface RunningJob {
  id: string;
  /** 1 for the first. */
  attempt: number;
}

export interface JobDefinition<S extends TSchema> {
  /** The queue, which a migration has made with `createQueue`. */
  name: string;
  /** Its data, always an object; what does not fit fails without being tried. */
  data: S;
  /** May be called again after it was done, when its process was killed in between. */
  handle: (data: Static<S>, job: RunningJob) => Promise<unknown>;
  /** `FOR_A_DAY` unless given; one repeated by `cron` is not tried again but done at its next time. */
  retry?: RetryPolicy;
  /** Repeats it, with `{}` as data: a cron expression in the time of Bangkok. */
  cron?: string;
  /**
   * Repeats it, with `{}` as data, when there is something to do: the next time, in the past for at once, or null for
   * none yet. Asked each minute, after each round and by `plan`, but not while a failed round waits to be tried again.
   */
  next?: () => Promise<Date | null>;
  /** Limit of one attempt, and how long a killed process keeps others from it; 300 unless given. */
  expireS?: number;
  /** Done at once by one process, one unless given. */
  concurrency?: number;
  /** What of its data is kept once it has failed for good; all of it unless given. */
  keptOnFailure?: (data: Static<S>) => object;
}

export type AnyJobDefinition = JobDefinition<TSchema>;

export interface EnqueueOptions {
  /** The transaction that the job belongs to: rolled back, there is no job; committed, there is. */
  trx?: Db;
  /** While one with this key waits there is no second one. */
  key?: string;
  startAfter?: Date;
}

export interface Job<T> {
  enqueue(data: T, options?: EnqueueOptions): Promise<void>;
  /** Asks `next` now, since something may be due sooner than it was. Does nothing before `start`, which asks as well. */
  plan(): Promise<void>;
}

/** What this process has done since its start. */
export interface JobTotals {
  done: number;
  retried: number;
  failed: number;
}

export const EXPIRE_S = 300;
/** Until the database is asked again after it failed to answer. */
export const FAULT_MS = 2000;
