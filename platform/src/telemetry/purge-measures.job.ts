import type { Services } from '@dara/backend';
import { Type } from 'typebox';
import { removeMeasures } from './measures.repository.ts';

const KEPT_MS = 30 * 86_400_000;

/** Each night removes counts of releases that are older than 30 days. */
export function declareMeasuresPurge({ db, jobs }: Pick<Services, 'db' | 'jobs'>): void {
  jobs.declare({
    name: 'purge-measures',
    data: Type.Object({}),
    cron: '20 4 * * *',
    handle: () => removeMeasures(db, new Date(Date.now() - KEPT_MS)),
  });
}
