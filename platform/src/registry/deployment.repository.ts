import type { Trx } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import { sql } from 'kysely';
// Adds the registry's tables to `Db`.
import './generated.ts';
import { removeCanary } from './canary.repository.ts';
import { endWatch, startWatch } from './watches.repository.ts';

/** Blocks other deployments until the transaction ends; reads continue. */
export async function lockDeployments(trx: Trx): Promise<void> {
  await sql`lock table deployment in share row exclusive mode`.execute(trx);
}

export async function writeDeployment(
  trx: Trx,
  {
    name,
    action,
    version,
    previous,
    isWatched = false,
  }: {
    name: string;
    action: 'promote' | 'rollback';
    version: string;
    previous: string | null;
    /** Compares the release with the one before it for some time. */
    isWatched?: boolean;
  },
): Promise<void> {
  await trx
    .insertInto('deployment')
    .values({ name, live: version, previous })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        live: version,
        // After a withdrawal the release before is the withdrawn one, or the one before it.
        previous:
          previous ??
          sql`CASE WHEN deployment.withdrawn_at IS NULL THEN NULL
            WHEN deployment.live = ${version} THEN deployment.previous ELSE deployment.live END`,
        updated_at: new Date(),
        withdrawn_at: null,
      }),
    )
    .execute();
  await trx.insertInto('deployment_history').values({ name, action, version, previous }).execute();
  await removeCanary(trx, name);
  if (isWatched && previous !== null) await startWatch(trx, { name, version, previous });
  else await endWatch(trx, name);
}

/** The row stays: a later promotion finds the release before. */
export async function writeWithdrawal(
  trx: Trx,
  { name, version }: Pick<ReleaseManifest, 'name' | 'version'>,
): Promise<void> {
  const now = new Date();
  await trx
    .updateTable('deployment')
    .set({ withdrawn_at: now, updated_at: now })
    .where('name', '=', name)
    .execute();
  await trx
    .insertInto('deployment_history')
    .values({ name, action: 'withdraw', version, previous: version })
    .execute();
  await removeCanary(trx, name);
  await endWatch(trx, name);
}
