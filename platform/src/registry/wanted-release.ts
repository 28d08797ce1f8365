import type { Db, Trx } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import { findCanary, type Share } from './canary.repository.ts';
import type { Accepted } from './gate-changes.ts';
import { RegistryError } from './registry-error.ts';
import { findManifest, newestVersion, type DeploymentState } from './registry.repository.ts';

/** A published release; without a version the newest of its name. */
export interface WantedRelease {
  name: string;
  version?: string | undefined;
}

/** The actor, and accepted changes, see `gate-changes.ts`. */
export interface PromoteOptions {
  actor?: string;
  accept?: Accepted;
  /** For the history. */
  reason?: string;
  /** Also a release that is marked as bad. */
  isForced?: boolean;
  /** False: it stays live whatever browsers report. */
  isWatched?: boolean;
  /** Goes live beside the live release, for some visitors. */
  share?: Share | undefined;
  /** What must still hold when it goes live. */
  isCurrent?: (state: DeploymentState) => boolean;
  /** Does not record a refusal: the caller promotes the releases in another way. */
  isAttempt?: boolean;
}

export interface RollbackOptions {
  actor?: string;
  isForced?: boolean;
  reason?: string;
  /** The version that must be live. */
  only?: string;
  /** Runs in the transaction of the change. */
  also?: (trx: Trx) => Promise<void>;
}

/** The wanted release; for another share without a version the one that has a share. Throws a RegistryError (404). */
export async function readWanted(
  db: Db,
  { name, version }: WantedRelease,
  share?: Share,
): Promise<ReleaseManifest> {
  const canary = share && (await findCanary(db));
  const running = canary?.name === name ? canary.version : undefined;
  const wanted = version ?? running ?? (await newestVersion(db, name));
  const manifest = wanted && (await findManifest(db, name, wanted));
  if (manifest) return manifest;
  const what = wanted ? ` ${wanted} was never published` : ' has no release: publish one first';
  throw new RegistryError(404, 'RELEASE_NOT_EXIST', name + what);
}
