import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile, ReleaseManifest } from '@dara/contract';
import { RegistryClient } from '@dara/platform/registry-client';
import { ROOT } from './site.ts';

/** A release in memory, as `dara publish` reads it from a folder. */
export interface Release {
  manifest: ReleaseManifest;
  contents: Map<string, Buffer>;
}

const digestOf = (content: Buffer): string => createHash('sha384').update(content).digest('base64');
const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The build of a remote in its folder. */
export async function builtRelease(name: string): Promise<Release> {
  const dist = path.join(ROOT, name, 'dist');
  const manifest = JSON.parse(
    await readFile(path.join(dist, 'release.json'), 'utf8'),
  ) as ReleaseManifest;
  const contents = new Map<string, Buffer>();
  for (const file of manifest.files) {
    contents.set(file.name, await readFile(path.join(dist, file.side, file.name)));
  }
  return { manifest, contents };
}

/** Changes the content of a file and everything derived from it: digest, hash, name, references. */
function replaceFile(release: Release, file: ReleaseFile, content: Buffer): void {
  const { manifest, contents } = release;
  const before = { name: file.name, digest: file.integrity.slice('sha384-'.length) };
  const [stem = '', , extension = ''] =
    /^(.*)\.([0-9a-f]{16})\.(c?js)$/.exec(file.name)?.slice(1) ?? [];
  const oldHash = before.name.slice(stem.length + 1, stem.length + 17);
  const hash = hashOf(content);
  const after = { name: `${stem}.${hash}.${extension}`, digest: digestOf(content) };
  Object.assign(file, {
    name: after.name,
    size: content.length,
    integrity: `sha384-${after.digest}`,
  });
  contents.delete(before.name);
  contents.set(after.name, content);
  const renamed = (name: string) => (name === before.name ? after.name : name);
  for (const lists of [manifest.pages, manifest.messages]) {
    for (const key of Object.keys(lists)) lists[key] = (lists[key] ?? []).map(renamed);
  }
  manifest.serverEntry = renamed(manifest.serverEntry);
  const entry = manifest.files.find(({ name }) => name === manifest.entry);
  manifest.entry = renamed(manifest.entry);
  if (file.side === 'server' || !entry || entry === file) return;
  // The entry contains hash and digest of every chunk, so it changes too.
  const text = (contents.get(entry.name) ?? Buffer.alloc(0)).toString();
  if (!text.includes(oldHash) || !text.includes(before.digest)) {
    throw new Error(`${manifest.entry} does not mention ${before.name}`);
  }
  const changed = text.replaceAll(oldHash, hash).replaceAll(before.digest, after.digest);
  replaceFile(release, entry, Buffer.from(changed));
}

export interface Change {
  /** Selects files by their name without the hash. */
  in: RegExp;
  from: string | RegExp;
  to: string;
}

/**
 * A new version of the build with a visible change, like a build of changed sources. Throws if a change has no effect.
 */
export async function changedRelease(
  name: string,
  version: string,
  changes: readonly Change[],
): Promise<Release> {
  const release = await builtRelease(name);
  release.manifest.version = version;
  for (const change of changes) {
    let isFound = false;
    for (const file of [...release.manifest.files]) {
      if (!change.in.test(file.name)) continue;
      const before = (release.contents.get(file.name) ?? Buffer.alloc(0)).toString();
      const after = before.replace(change.from, change.to);
      if (after === before) continue;
      isFound = true;
      replaceFile(release, file, Buffer.from(after));
    }
    if (!isFound) throw new Error(`${String(change.from)} is nowhere in ${name}`);
  }
  return release;
}

/** The registry of the site over HTTP, as the `dara` command uses it. */
async function registryOf(siteUrl: string, dataDir: string): Promise<RegistryClient> {
  const token = await readFile(path.join(dataDir, 'deploy-token'), 'utf8');
  return new RegistryClient(siteUrl, token.trim());
}

export async function publish(siteUrl: string, dataDir: string, release: Release): Promise<void> {
  const registry = await registryOf(siteUrl, dataDir);
  const { files } = release.manifest;
  // Most files belong to the previous release, and the registry has already compressed them.
  const integrities = files.map(({ integrity }) => integrity);
  const { missing } = await registry.run('missingFiles', { integrities });
  for (const { name, integrity } of files) {
    if (!missing.includes(integrity)) continue;
    const content = release.contents.get(name) ?? Buffer.alloc(0);
    await registry.run('putFile', { name, integrity, content });
  }
  await registry.run('publish', release.manifest);
}

export async function promote(
  siteUrl: string,
  dataDir: string,
  name: string,
  version: string,
  accept: string[] = [],
): Promise<void> {
  const registry = await registryOf(siteUrl, dataDir);
  await registry.run('promote', { name, version, accept });
}

/** Whether some visitors get a release in place of the live one. */
export async function hasShare(siteUrl: string, dataDir: string): Promise<boolean> {
  const { releases } = await (await registryOf(siteUrl, dataDir)).run('list', {});
  return releases.some(({ state }) => state === 'canary');
}

export async function rollBack(siteUrl: string, dataDir: string, name: string): Promise<void> {
  await (await registryOf(siteUrl, dataDir)).run('rollback', { name });
}

/** Removes a release's own files from the store, like a lost disk. */
export async function deleteReleaseFiles(
  dataDir: string,
  release: Release,
  others: Release,
): Promise<void> {
  for (const { name, integrity } of release.manifest.files) {
    if (others.contents.has(name)) continue;
    const hex = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
    const file = path.join(dataDir, 'files/releases', hex.slice(0, 2), hex);
    for (const suffix of ['', '.br', '.gz']) await rm(`${file}${suffix}`, { force: true });
  }
}

interface Snapshot {
  revision: string;
  microFrontends: Record<string, { metadata: { version: string } }[]>;
}

/** The version of a package that most visitors get. */
export async function liveVersion(url: string, name: string): Promise<string> {
  const snapshot = (await (await fetch(`${url}/registry.json`)).json()) as Snapshot;
  return snapshot.microFrontends[name]?.[0]?.metadata.version ?? 'none';
}
