import type { Registry } from '../registry/registry.ts';
import type { PromoteOptions } from '../registry/wanted-release.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { WantedRelease } from '../registry/wanted-release.ts';
import {
  contentHash,
  developmentVersion,
  publishFolder,
  readReleaseFolder,
} from './release-folder.ts';
import type { ReleaseTarget } from './release-actions.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { releaseFolders } from './workspace.ts';

export interface InstallOptions {
  registry: Registry;
  target: ReleaseTarget;
  /** In production a version's content never changes, also not for a demonstration. */
  isProduction: boolean;
  /** Whether new releases are promoted. */
  isPromoting: boolean;
  report: (line: string) => void;
  root?: string;
  /** Packages that are still being built are skipped. */
  isPending?: (name: string) => boolean;
}

/**
 * Publishes new builds of the workspace, and promotes them if configured. Releases that were live before or rolled back
 * are left alone.
 */
export async function installReleases(options: InstallOptions): Promise<void> {
  const { report, root, isPending = () => false } = options;
  const wanted: WantedRelease[] = [];
  for (const { name, dir } of await releaseFolders(root)) {
    if (isPending(name)) continue;
    await refusable(report, async () => {
      const folder = await readReleaseFolder(dir);
      const published = folder && (await publishIfNew(folder, options));
      if (!published || !(await isToPromote(options, published))) return;
      wanted.push({ name: published.manifest.name, version: published.manifest.version });
    });
  }
  await promoteAll(options, wanted);
}

/**
 * Promotes releases together: one renderer checks them all, and a shell and remotes may need each other's new release.
 * If that is refused, each is promoted alone, and the refused ones together; then each of these reports its failed checks.
 */
async function promoteAll(
  { registry, report, isProduction }: InstallOptions,
  releases: readonly WantedRelease[],
): Promise<void> {
  // In development removals are accepted; in production they must be accepted by name.
  const acknowledged: PromoteOptions = isProduction ? {} : { accept: 'all' };
  const isLive = ({ name, version }: WantedRelease) => report(`${name} ${version} is live`);
  const attempt = async (some: readonly WantedRelease[]): Promise<boolean> => {
    try {
      await registry.promoteTogether(some, { ...acknowledged, isAttempt: true });
    } catch (error) {
      if (error instanceof RegistryError) return false;
      throw error;
    }
    some.forEach(isLive);
    return true;
  };
  const refused: WantedRelease[] = [];
  if (releases.length > 1) {
    if (await attempt(releases)) return;
    for (const release of releases) if (!(await attempt([release]))) refused.push(release);
    const isPart = refused.length > 1 && refused.length < releases.length;
    if (isPart && (await attempt(refused))) return;
  } else refused.push(...releases);
  for (const release of refused) {
    await refusable(report, async () => {
      await registry.promoteTogether([release], acknowledged);
      isLive(release);
    });
  }
}

async function publishIfNew(
  folder: ReleaseFolder,
  { registry, target, isProduction, report }: InstallOptions,
): Promise<ReleaseFolder> {
  const { manifest } = folder;
  const known = await registry.find(manifest.name, manifest.version);
  if (known === undefined) {
    await publishFolder(target, folder);
    return folder;
  }
  if (contentHash(known) === contentHash(manifest)) return folder;
  if (isProduction) {
    report(
      `${manifest.name} ${manifest.version} was rebuilt with other content and is skipped: raise its version`,
    );
    return { ...folder, manifest: known };
  }
  const version = developmentVersion(manifest);
  const renamed = { ...folder, manifest: { ...manifest, version } };
  if ((await registry.find(manifest.name, version)) === undefined)
    await publishFolder(target, renamed);
  return renamed;
}

async function isToPromote(
  { registry, isPromoting, report }: InstallOptions,
  { manifest: { name, version } }: ReleaseFolder,
): Promise<boolean> {
  const { deployed } = await registry.deployments();
  const live = deployed.get(name)?.live.version;
  if (live !== undefined && (await registry.wasEverLive(name, version))) return false;
  const howTo = `"dara promote ${name}@${version}" puts it live`;
  if (!isPromoting) report(`${name} ${version} is published; ${howTo}`);
  else if (!(await registry.isHeld(name))) return true;
  else report(`${name} was rolled back to ${live} and is held there: ${version} waits; ${howTo}`);
  return false;
}

async function refusable(report: (line: string) => void, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    report(error.message);
    for (const problem of error.problems) report(`  ${problem}`);
  }
}
