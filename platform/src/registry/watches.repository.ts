import type { Db, Trx } from '@dara/backend';
import { sql } from 'kysely';
// Adds the registry's tables to `Db`.
import './generated.ts';

/** A promoted release that is compared with the one before it. */
export interface Watch {
  name: string;
  version: string;
  previous: string;
  startedAt: Date;
  /** By measure: what had been counted of it in the hour of its promotion, if it was live before. */
  counted: Record<string, number>;
}

/** How long a release is watched after its promotion. */
export const WATCH_MINUTES = 30;

/** Watches a release from now on, in place of another of its name. */
export async function startWatch(
  trx: Trx,
  { name, version, previous }: Pick<Watch, 'name' | 'version' | 'previous'>,
): Promise<void> {
  await endWatch(trx, name);
  await sql`
    INSERT INTO release_watch (name, version, previous, counted)
    SELECT ${name}, ${version}, ${previous}, coalesce(jsonb_object_agg(measure, count), '{}')
    FROM release_measure
    WHERE name = ${name} AND version = ${version} AND hour = date_trunc('hour', now())`.execute(
    trx,
  );
}

export async function endWatch(db: Db | Trx, name: string): Promise<void> {
  await db.deleteFrom('release_watch').where('name', '=', name).execute();
}

/** Watches that have not run out. */
export async function openWatches(db: Db): Promise<Watch[]> {
  return db
    .selectFrom('release_watch')
    .select(['name', 'version', 'previous', 'started_at as startedAt', 'counted'])
    .where('started_at', '>', sql<Date>`now() - make_interval(mins => ${WATCH_MINUTES})`)
    .orderBy('name')
    .execute();
}
