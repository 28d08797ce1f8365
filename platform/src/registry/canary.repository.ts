import type { Db, Trx } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import type { Accepted } from './gate-changes.ts';
// Adds the registry's tables to `Db`.
import './generated.ts';

/** How many visitors get a release in place of the live one, in percent. */
export interface Share {
  percent: number;
  /** The shares that follow by themselves, the last one maybe 100. */
  steps?: number[];
  /** Seconds between them. */
  everyS?: number;
}

/** A release with a share of the visitors. */
export interface CanaryRow {
  name: string;
  version: string;
  share: number;
  actor: string;
  accepted: Accepted;
  isWatched: boolean;
  startedAt: Date;
  /** By measure: what had been counted of it in the hour of its start. */
  counted: Record<string, number>;
  steps: number[];
  everyS: number | null;
  /** When the next step is due. */
  nextAt: Date | null;
}

/** Counts of a release in this hour, as `counted` of a watch that begins. */
export const countedSoFar = (name: string, version: string): RawBuilder<string> => sql<string>`
  (SELECT coalesce(jsonb_object_agg(measure, count), '{}') FROM release_measure
  WHERE name = ${name} AND version = ${version} AND hour = date_trunc('hour', now()))`;

/** The one of the site. */
export async function findCanary(db: Db | Trx): Promise<CanaryRow | undefined> {
  return db
    .selectFrom('release_canary')
    .select(['name', 'version', 'share', 'actor', 'accepted', 'counted', 'steps'])
    .select(['is_watched as isWatched', 'started_at as startedAt', 'every_s as everyS'])
    .select('next_at as nextAt')
    .executeTakeFirst();
}

/** Starts a canary, or gives the one of this release another share: what was counted of it stays. */
export async function writeCanary(
  trx: Trx,
  row: Pick<CanaryRow, 'name' | 'version' | 'actor' | 'accepted' | 'isWatched'> & {
    share: Share;
    /** The live version. */
    live: string;
  },
): Promise<void> {
  const { name, version, actor, live, isWatched } = row;
  const { percent: share, steps = [], everyS } = row.share;
  const hasSteps = everyS !== undefined && steps.length > 0;
  const given = {
    share,
    actor,
    accepted: JSON.stringify(row.accepted),
    is_watched: isWatched,
    steps: JSON.stringify(steps),
    every_s: hasSteps ? everyS : null,
    next_at: hasSteps ? sql<Date>`now() + make_interval(secs => ${everyS})` : null,
  };
  await trx
    .deleteFrom('release_canary')
    .where('name', '=', name)
    .where('version', '<>', version)
    .execute();
  await trx
    .insertInto('release_canary')
    .values({ name, version, counted: countedSoFar(name, version), ...given })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(given))
    .execute();
  await trx
    .insertInto('deployment_history')
    .values({ name, action: 'share', version, previous: live })
    .execute();
}

/** The share stays as it is. */
export async function endSteps(db: Db, { name, version }: Pick<CanaryRow, 'name' | 'version'>) {
  await db
    .updateTable('release_canary')
    .set({ steps: '[]', every_s: null, next_at: null })
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

export async function removeCanary(trx: Trx, name: string): Promise<void> {
  await trx.deleteFrom('release_canary').where('name', '=', name).execute();
}
