import { Type } from 'typebox';
import type { Jobs } from './jobs.ts';
import type { Database } from '../database/database.ts';

/**
 * A server checkpoints by itself, the embedded database does not: its WAL would grow until the next start replays it.
 */
export function declareCheckpoint(jobs: Jobs, { checkpoint }: Pick<Database, 'checkpoint'>): void {
  if (!checkpoint) return;
  jobs.declare({
    name: 'checkpoint',
    data: Type.Object({}),
    cron: '*/10 * * * *',
    handle: () => checkpoint(),
  });
}
