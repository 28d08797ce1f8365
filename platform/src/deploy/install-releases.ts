import type { Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import {
  contentHash,
  developmentVersion,
  publishFolder,
  readReleaseFolder,
} from './release-folder.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { releaseFolders } from './workspace.ts';

export interface InstallOptions {
  registry: Registry;
  /** In production a version's content never changes, not even for trying out. */
  isProduction: boolean;
  report: (line: string) => void;
  root?: string;
}

/**
 * Publishes and promotes the releases that lie built in the workspace and are new. What has been
 * live before is left as it is: somebody may have rolled it back on purpose.
 */
export async function installReleases(options: InstallOptions): Promise<void> {
  const { registry, report, root } = options;
  const wanted: ReleaseFolder[] = [];
  for (const { dir } of await releaseFolders(root)) {
    await refusable(report, async () => {
      const folder = await readReleaseFolder(dir);
      const published = folder && (await publishIfNew(folder, options));
      if (published && (await isToPromote(registry, published))) wanted.push(published);
    });
  }
  const refused: ReleaseFolder[] = [];
  for (const folder of wanted) {
    const { name, version } = folder.manifest;
    await registry.promote(name, version).then(
      () => report(`${name} ${version} is live`),
      () => refused.push(folder),
    );
  }
  if (refused.length === 0) return;
  // A shell and remotes may each need the other's new release: those go live at once. Where that
  // is refused, each is tried by itself and says what stands against it.
  const releases = refused.map(({ manifest: { name, version } }) => ({ name, version }));
  const isDone =
    releases.length > 1 &&
    (await registry.promoteTogether(releases).then(
      () => true,
      () => false,
    ));
  for (const { name, version } of releases) {
    await refusable(report, async () => {
      if (!isDone) await registry.promote(name, version);
      report(`${name} ${version} is live`);
    });
  }
}

async function publishIfNew(
  folder: ReleaseFolder,
  { registry, isProduction, report }: InstallOptions,
): Promise<ReleaseFolder> {
  const { manifest } = folder;
  const known = await registry.find(manifest.name, manifest.version);
  if (known === undefined) {
    await publishFolder(registry, folder);
    return folder;
  }
  if (contentHash(known) === contentHash(manifest)) return folder;
  if (isProduction) {
    report(
      `${manifest.name} ${manifest.version} was built anew with other content and is left out: raise its version`,
    );
    return { ...folder, manifest: known };
  }
  const version = developmentVersion(manifest);
  const renamed = { ...folder, manifest: { ...manifest, version } };
  if ((await registry.find(manifest.name, version)) === undefined)
    await publishFolder(registry, renamed);
  return renamed;
}

async function isToPromote(registry: Registry, { manifest }: ReleaseFolder): Promise<boolean> {
  const { deployed } = await registry.deployments();
  if (!deployed.has(manifest.name)) return true;
  return !(await registry.wasEverLive(manifest.name, manifest.version));
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
