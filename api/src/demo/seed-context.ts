import type { Services } from '@dara/backend';
import type { NamePair } from './people-data.ts';

export type Report = (line: string) => void;

export interface SeedContext {
  services: Services;
  /** Reference date of the demonstration data. */
  now: Date;
  report: Report;
}

/** A pair of texts for the column type `localized`. */
export const localizedJson = ([th, en]: NamePair): string => JSON.stringify({ th, en });

const DAY_MS = 86_400_000;

/** `days` from now, negative for the past. */
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

export const dayText = (date: Date): string => date.toISOString().slice(0, 10);

/** Inserts in batches: the number of parameters per statement is limited. */
export async function inBatches<T>(
  rows: readonly T[],
  insert: (portion: T[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += 100) await insert(rows.slice(at, at + 100));
}
