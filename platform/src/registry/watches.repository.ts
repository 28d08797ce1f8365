import type { Db, Trx } from '@dara/backend';
import { sql } from 'kysely';
import { countedSoFar, findCanary } from './canary.repository.ts';
// Adds the registry's tables to `Db`.
import './generated.ts';

/** A promoted release that is compared with the one before it, or one with a share with the live one beside it. */
export interface Watch {
  name: string;
  version: string;
  previous: string;
  /** Whether both are live now. */
  isBeside: boolean;
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
  await trx
    .insertInto('release_watch')
    .values({ name, version, previous, counted: countedSoFar(name, version) })
    .execute();
}

export async function endWatch(db: Db | Trx, name: string): Promise<void> {
  await db.deleteFrom('release_watch').where('name', '=', name).execute();
}

/** Watches that have not run out, and that of a canary, which lasts as long as it. */
export async function openWatches(db: Db): Promise<Watch[]> {
  const promoted = await db
    .selectFrom('release_watch')
    .select(['name', 'version', 'previous', 'started_at as startedAt', 'counted'])
    .where('started_at', '>', sql<Date>`now() - make_interval(mins => ${WATCH_MINUTES})`)
    .orderBy('name')
    .execute();
  const canary = await findCanary(db);
  const live = canary?.isWatched
    ? await db
        .selectFrom('deployment')
        .select('live')
        .where('name', '=', canary.name)
        .executeTakeFirst()
    : undefined;
  return [
    ...promoted.map((watch) => ({ ...watch, isBeside: false })),
    ...(canary && live ? [{ ...canary, previous: live.live, isBeside: true }] : []),
  ];
}
