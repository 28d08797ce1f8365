import type { ReleaseManifest } from '@dara/contract';
import { deployReleases, type DeployParts } from './deploy-releases.ts';
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
import type { RollbackOptions } from './wanted-release.ts';

interface WayBack {
  state: DeploymentState;
  live: string | undefined;
  /** Undefined without a previous release. */
  manifest: ReleaseManifest | undefined;
}

async function wayBack({ db }: DeployParts, name: string): Promise<WayBack> {
  const state = await readDeployments(db);
  const current = state.deployed.get(name);
  return { state, live: current?.live.version, manifest: current?.previous ?? undefined };
}

/** Promotes the previous release. Throws a RegistryError, which is recorded. */
export async function rollbackRelease(
  parts: DeployParts,
  name: string,
  { actor, reason, isForced = false, only, also }: RollbackOptions & { actor: string },
): Promise<Deployment> {
  const { live, manifest } = await wayBack(parts, name);
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
      also,
    } as const;
    const [deployment] = await deployReleases(
      parts,
      [{ manifest, predecessor, replaces: live }],
      deploying,
    );
    return deployment as Deployment;
  } catch (error) {
    return recordRefusal(parts.db, [{ name, version: manifest?.version ?? live }], actor, error);
  }
}

/**
 * Results of the checks of a rollback; changes and records nothing. Throws a RegistryError without a rollback target.
 */
export async function checkRollback(parts: DeployParts, name: string): Promise<CheckResult> {
  const { state, live, manifest } = await wayBack(parts, name);
  if (!manifest) throw noPreviousRelease(name, live);
  const checkOptions = { action: 'rollback', accepted: 'all' } as const;
  const [result] = await checkReleases(parts, [manifest], liveOf(state), checkOptions);
  return result as CheckResult;
}
