import { Type } from 'typebox';
import type { Jobs } from './jobs.ts';
import type { Database } from '../database/database.ts';

/** A server does this by itself, the embedded database never: its log would grow until the next start reads all of it. */
export function declareCheckpoint(jobs: Jobs, { checkpoint }: Pick<Database, 'checkpoint'>): void {
  if (!checkpoint) return;
  jobs.declare({
    name: 'checkpoint',
    data: Type.Object({}),
    cron: '*/10 * * * *',
    handle: () => checkpoint(),
  });
}
