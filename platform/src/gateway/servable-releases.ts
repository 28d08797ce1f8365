import type { Logger } from '@dara/backend';
import type { ReleaseFile, ReleaseManifest } from '@dara/contract';
import type { Registry } from '../registry/registry.ts';
import { withCanary, type Deployed } from '../registry/registry.repository.ts';
import type { ServableRelease } from '../registry/snapshot.ts';
import type { Split } from './visitor-group.ts';

interface Parts {
  registry: Pick<Registry, 'restoreFiles'>;
  log: Logger;
}

/** Files of a release without a good copy; it works without its source maps. */
async function lacking(
  { registry, log }: Parts,
  manifest: ReleaseManifest,
): Promise<ReleaseFile[]> {
  const lost = await registry.restoreFiles(manifest);
  const missing = lost.filter(({ side }) => side !== 'maps');
  if (missing.length > 0) {
    const names = missing.map((file) => file.name);
    const { name, version } = manifest;
    log.error({ name, version, missing: names }, 'release files are missing');
  }
  return missing;
}

/** The live release, else the previous one, else none: depending on available files. */
export async function servableRelease(
  parts: Parts,
  { live, previous }: Deployed,
): Promise<ServableRelease | undefined> {
  const [ofLive, ofPrevious] = await Promise.all([
    lacking(parts, live),
    previous ? lacking(parts, previous) : [],
  ]);
  const fallback = previous && ofPrevious.length === 0 ? previous : null;
  if (ofLive.length === 0) return { live, fallback };
  if (fallback) return { live: fallback, fallback: null };
  // Without its server bundle a release still works in browsers.
  const isForBrowsers = ofLive.every((file) => file.side === 'server');
  return isForBrowsers ? { live, fallback: null } : undefined;
}

/**
 * Servable releases with the canary in place of the live one, which is its fallback in browsers. Undefined without a canary
 * whose files are complete: all visitors then get the live releases.
 */
export async function splitOf(
  parts: Parts,
  deployed: ReadonlyMap<string, Deployed>,
  entries: readonly ServableRelease[],
): Promise<{ entries: ServableRelease[]; of: Split } | undefined> {
  const canary = withCanary({ deployed })?.canary;
  if (!canary || (await lacking(parts, canary.manifest)).length > 0) return undefined;
  const { manifest, share } = canary;
  const { name, version } = manifest;
  if (!entries.some(({ live }) => live.name === name)) return undefined;
  return {
    entries: entries.map((entry) =>
      entry.live.name === name ? { live: manifest, fallback: entry.live } : entry,
    ),
    of: { name, version, share },
  };
}
