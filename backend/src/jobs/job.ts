import type { Static, TSchema } from 'typebox';
import type { RetryPolicy } from './retry.ts';
import type { Db } from '../database/tables.ts';

export interface RunningJob {
  id: string;
  /** 1 for the first. */
  attempt: number;
}

export interface JobDefinition<S extends TSchema> {
  /** The queue, created by a migration with `createQueue`. */
  name: string;
  /** Schema of its data, always an object; invalid data fails without a retry. */
  data: S;
  /** May be called again after it finished, if its process was killed in between. */
  handle: (data: Static<S>, job: RunningJob) => Promise<unknown>;
  /** Default `FOR_A_DAY`; a job repeated by `cron` is not retried but runs at its next time. */
  retry?: RetryPolicy;
  /** Repeats it with `{}` as data: a cron expression in Bangkok time. */
  cron?: string;
  /**
   * Repeats it with `{}` as data at the returned time (in the past: immediately; null: not yet). Called each minute,
   * after each run and by `plan`, but not while a failed run waits for its retry.
   */
  next?: () => Promise<Date | null>;
  /** Time limit of one attempt in seconds, and lease of a killed process; default 300. */
  expireS?: number;
  /** Concurrent jobs per process, default one. */
  concurrency?: number;
  /** Part of the data that is stored after a permanent failure; default all. */
  keptOnFailure?: (data: Static<S>) => object;
}

export type AnyJobDefinition = JobDefinition<TSchema>;

export interface EnqueueOptions {
  /** The transaction that the job belongs to: the job exists only if it commits. */
  trx?: Db;
  /** Skipped while a job with this key waits. */
  key?: string;
  startAfter?: Date;
}

export interface Job<T> {
  enqueue(data: T, options?: EnqueueOptions): Promise<void>;
  /** Calls `next` now, because something may be due earlier. No-op before `start`, which calls it as well. */
  plan(): Promise<void>;
}

/** Counts since the start of this process. */
export interface JobTotals {
  done: number;
  retried: number;
  failed: number;
}

export const EXPIRE_S = 300;
/** Until the next query after the database failed. */
export const FAULT_MS = 2000;
