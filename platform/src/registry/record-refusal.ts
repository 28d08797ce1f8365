import type { Db } from '@dara/backend';
import * as history from './history.repository.ts';
import { RegistryError } from './registry-error.ts';
import { findManifest, newestVersion } from './registry.repository.ts';
import type { WantedRelease } from './wanted-release.ts';

/** Records a refusal in the history of each release, and rethrows it; other errors are only rethrown. */
export async function recordRefusal(
  db: Db,
  releases: readonly (WantedRelease | history.ReleaseDetails)[],
  actor: string,
  error: unknown,
): Promise<never> {
  if (error instanceof RegistryError) {
    const problems = error.problems.length > 0 ? error.problems : [error.message];
    for (const release of releases) {
      const manifest = history.hasReleaseDetails(release) ? release : await told(db, release);
      await history.writeEvent(db, { action: 'refuse', manifest, actor, problems });
    }
  }
  throw error;
}

async function told(db: Db, { name, version }: WantedRelease): Promise<history.ReleaseDetails> {
  const wanted = version ?? (await newestVersion(db, name));
  const known = wanted === undefined ? undefined : await findManifest(db, name, wanted);
  return known ?? history.releaseIn({ name, version: wanted });
}
