import type { Db, Logger } from '@dara/backend';
import type { Measures } from './measures.ts';
import { addMeasures } from './measures.repository.ts';

const EVERY_MS = 10_000;

export interface KeptMeasures {
  /** Stores what was counted since the last time; without the database it waits for the next. */
  flush: () => Promise<void>;
  end: () => Promise<void>;
}

/** Writes counts to the database each ten seconds, as one statement. Each process has its own, so it is not a job. */
export function keepMeasures(
  measures: Measures,
  { db, log }: { db: Db; log: Logger },
): KeptMeasures {
  const flush = async (): Promise<void> => {
    const counts = measures.take();
    await addMeasures(db, counts).catch((error: unknown) => {
      measures.giveBack(counts);
      log.debug({ err: error }, 'counts of releases wait for the database');
    });
  };
  const timer = setInterval(() => void flush(), EVERY_MS).unref();
  return {
    flush,
    end: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
