import type { Trx } from '@dara/backend';
import { removeCanary } from './canary.repository.ts';
import { writeEvent } from './history.repository.ts';
import { readDeployments, type Deployed } from './registry.repository.ts';

export interface EndingCanary {
  name: string;
  /** The canary that is ended; default whichever runs. */
  only?: string | undefined;
  actor: string;
  reason?: string | undefined;
}

/**
 * Every visitor gets the live release again, which the history has as a rollback; undefined if there is no such canary.
 * In the transaction of what ends it, after `lockDeployments`.
 */
export async function endCanary(
  trx: Trx,
  { name, only, actor, reason }: EndingCanary,
): Promise<Deployed | undefined> {
  const deployed = (await readDeployments(trx)).deployed.get(name);
  const { canary, live } = deployed ?? {};
  if (!canary || !live || (only !== undefined && canary.manifest.version !== only))
    return undefined;
  const previous = canary.manifest.version;
  await removeCanary(trx, name);
  await trx
    .insertInto('deployment_history')
    .values({ name, action: 'rollback', version: live.version, previous })
    .execute();
  await writeEvent(trx, { action: 'rollback', manifest: live, previous, actor, reason });
  return deployed;
}
