import type { Db, Trx } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import type { Accepted } from './gate-changes.ts';
import { RegistryError } from './registry-error.ts';
import { findManifest, newestVersion } from './registry.repository.ts';

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

/** The wanted release. Throws a RegistryError (404). */
export async function readWanted(
  db: Db,
  { name, version }: WantedRelease,
): Promise<ReleaseManifest> {
  const wanted = version ?? (await newestVersion(db, name));
  const manifest = wanted && (await findManifest(db, name, wanted));
  if (manifest) return manifest;
  const what = wanted ? ` ${wanted} was never published` : ' has no release: publish one first';
  throw new RegistryError(404, 'RELEASE_NOT_EXIST', name + what);
}
