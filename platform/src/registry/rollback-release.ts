import type { ReleaseManifest } from '@dara/contract';
import type { Trx } from '@dara/backend';
import { deployReleases, type Deploying, type DeployParts } from './deploy-releases.ts';
import { lockDeployments } from './deployment.repository.ts';
import { endCanary, type EndingCanary } from './end-canary.ts';
import * as history from './history.repository.ts';
import { checkReleases, type CheckResult } from './check-releases.ts';
import { recordRefusal } from './record-refusal.ts';
import { RegistryError, noPreviousRelease } from './registry-error.ts';
import {
  liveOf,
  readDeployments,
  type Deployment,
  type DeploymentState,
} from './registry.repository.ts';
import { tellChange } from './tell-change.ts';
import type { RollbackOptions } from './wanted-release.ts';

interface WayBack {
  state: DeploymentState;
  live: string | undefined;
  /** The version that some visitors get in its place, if that is what ends. */
  ending: string | undefined;
  /** Undefined without a previous release. */
  manifest: ReleaseManifest | undefined;
}

async function wayBack(
  { db }: DeployParts,
  name: string,
  only: string | undefined,
): Promise<WayBack> {
  const state = await readDeployments(db);
  const current = state.deployed.get(name);
  const canary = current?.canary?.manifest.version;
  const ending = only === undefined || only === canary ? canary : undefined;
  return { state, live: current?.live.version, ending, manifest: current?.previous ?? undefined };
}

/** Promotes the previous release, or ends the canary. Throws a RegistryError, which is recorded. */
export async function rollbackRelease(
  parts: DeployParts,
  name: string,
  { actor, reason, isForced = false, only, also }: RollbackOptions & { actor: string },
): Promise<Deployment> {
  const { live, ending, manifest } = await wayBack(parts, name, only);
  if (ending !== undefined)
    return rollbackCanary(parts, { name, only: ending, actor, reason, also });
  if (only !== undefined && live !== only)
    throw new RegistryError(409, 'REGISTRY_BUSY', `${name} ${only} is not live any more`);
  try {
    if (!manifest) throw noPreviousRelease(name, live);
    const predecessor = () => history.predecessorOf(parts.db, name, manifest.version);
    const deploying = {
      action: 'rollback',
      accepted: 'all',
      actor,
      reason,
      isForced,
      isCurrent: ({ deployed }) => deployed.get(name)?.live.version === live,
      also,
    } satisfies Deploying;
    const [deployment] = await deployReleases(parts, [{ manifest, predecessor }], deploying);
    return deployment as Deployment;
  } catch (error) {
    return recordRefusal(parts.db, [{ name, version: manifest?.version ?? live }], actor, error);
  }
}

/**
 * Results of the checks of a rollback; changes and records nothing. Throws a RegistryError without a rollback target.
 */
export async function checkRollback(
  parts: DeployParts,
  name: string,
  only?: string,
): Promise<CheckResult> {
  const { state, live, ending, manifest } = await wayBack(parts, name, only);
  // The live release has never ceased to be live.
  if (ending !== undefined && live !== undefined)
    return { name, version: live, outcomes: [], meant: [] };
  if (!manifest) throw noPreviousRelease(name, live);
  const checkOptions = { action: 'rollback', accepted: 'all' } as const;
  const [result] = await checkReleases(parts, [manifest], liveOf(state), checkOptions);
  return result as CheckResult;
}

/** Needs no checks, because the live release has never ceased to be live. */
async function rollbackCanary(
  parts: DeployParts,
  ending: EndingCanary & { also?: ((trx: Trx) => Promise<void>) | undefined },
): Promise<Deployment> {
  const { name, only } = ending;
  const { live, previous } = await parts.db.transaction().execute(async (trx) => {
    await lockDeployments(trx);
    const ended = await endCanary(trx, ending);
    if (!ended)
      throw new RegistryError(409, 'REGISTRY_BUSY', `${name} ${only ?? ''} has no share any more`);
    await ending.also?.(trx);
    return ended;
  });
  await tellChange(parts, { name, version: live.version, action: 'rollback' });
  return { name, live: live.version, previous: previous?.version ?? null };
}
