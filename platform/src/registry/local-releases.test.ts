import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderFileStore, DependencyError } from '@dara/backend';
import { until } from '@dara/backend/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryFiles, releaseOf } from '../testing/memory-release.ts';
import { hasLocalReleases, LocalReleases } from './local-releases.ts';
import { formKey } from './release-form.ts';
import { ReleaseStore } from './release-store.ts';

/** A bucket that can be made unavailable, and counts requests. */
class Bucket extends MemoryFiles {
  isAway = false;
  calls = 0;

  #ask(): void {
    this.calls += 1;
    if (this.isAway) throw new DependencyError('files', 'the bucket is away');
  }

  override async get(key: string) {
    this.#ask();
    return super.get(key);
  }

  override async stat(key: string) {
    this.#ask();
    return super.stat(key);
  }
}

const release = (version: string) =>
  releaseOf('mf-x', version, { 'entry.js': `/* ${version} */ ${'run(); '.repeat(100)}` });
const [one, two, three] = [release('1.0.0'), release('1.1.0'), release('1.2.0')];
const script = one.manifest.files.find(({ side }) => side === 'client')!;

let dataDir: string;
let bucket: Bucket;
let said: string[];
let local: LocalReleases;
let store: ReleaseStore;

const log = {
  warn: (_what: unknown, text: string) => said.push(text),
  error: (_what: unknown, text: string) => said.push(text),
} as never;

function restart(): void {
  local = new LocalReleases({ dataDir, log, retryMs: 20 });
  store = new ReleaseStore({ files: bucket, log, local });
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dara-local-'));
  bucket = new Bucket();
  said = [];
  restart();
  for (const { manifest, bytes } of [one, two, three])
    for (const { name, integrity } of manifest.files)
      await store.put(name, integrity, bytes.get(name)!);
});
afterEach(async () => {
  await local.close();
  await rm(dataDir, { recursive: true, force: true });
});

const disk = () => createFolderFileStore(join(dataDir, 'local-releases'));
const keysOf = (...releases: { manifest: (typeof one)['manifest'] }[]) =>
  new Set(
    releases.flatMap(({ manifest }) => manifest.files.map((f) => formKey(f.integrity, 'identity'))),
  );

async function keep(...releases: (typeof one)[]): Promise<void> {
  store.keepLocal(releases.map(({ manifest }) => manifest));
  await local.settled();
}

describe('live releases on the local disk', () => {
  it('are read by a new process while the file store is unavailable, in every encoding', async () => {
    expect(hasLocalReleases(dataDir)).toBe(false);
    await keep(one, two);
    expect(hasLocalReleases(dataDir)).toBe(true);
    const stored = await Promise.all(
      (['identity', 'br', 'gzip'] as const).map((form) => store.read(script.integrity, form)),
    );
    bucket.isAway = true;
    restart();
    for (const { integrity } of [...one.manifest.files, ...two.manifest.files]) {
      expect(await store.has(integrity)).toBe(true);
      expect(await store.read(integrity)).toBeDefined();
    }
    const local = await Promise.all(
      (['identity', 'br', 'gzip'] as const).map((form) => store.read(script.integrity, form)),
    );
    expect(local).toEqual(stored);
    await expect(store.read(three.manifest.files[0]!.integrity)).rejects.toThrow('away');
  });

  it('are those of live and previous releases only', async () => {
    await keep(one, two);
    await keep(two, three);
    const here = (await disk().list('')).filter((key) => !/\.(br|gz)$/.test(key));
    expect(new Set(here)).toEqual(keysOf(two, three));
    await keep();
    expect(await disk().list('')).toEqual([]);
  });

  it('are not copied again', async () => {
    await keep(one);
    const { calls } = bucket;
    await keep(one);
    expect(bucket.calls).toBe(calls);
  });

  it('are refused where they were tampered with, and fetched again', async () => {
    await keep(one);
    const key = formKey(script.integrity, 'identity');
    await disk().put(key, Buffer.from('evil();'));
    const bytes = await store.read(script.integrity);
    expect(String(bytes)).not.toContain('evil');
    expect(said).toContain('local copy of a release file is damaged, fetching it again');
    await local.settled();
    expect(await disk().get(key)).toEqual(bytes);
    bucket.isAway = true;
    restart();
    expect(await store.read(script.integrity)).toEqual(bytes);
    // Without the file store nothing can be fetched: an error, never the local file.
    await disk().put(key, Buffer.from('evil();'));
    await expect(store.read(script.integrity)).rejects.toThrow('away');
  });

  it('are completed once the file store is back', async () => {
    bucket.isAway = true;
    await keep(one);
    expect(await disk().list('')).toEqual([]);
    bucket.isAway = false;
    await until(async () => (await disk().list('')).length >= keysOf(one).size);
  });

  it('restore files that the file store has lost', async () => {
    await keep(one);
    for (const form of ['identity', 'br', 'gzip'] as const)
      await bucket.delete(formKey(script.integrity, form));
    restart();
    expect(await store.missing(one.manifest)).toContain(script.name);
    expect(await store.check(script.integrity, script.name)).toBe(true);
    expect(await bucket.get(formKey(script.integrity, 'identity'))).not.toBeNull();
  });

  it('cost nothing but the copy where the disk cannot be written', async () => {
    await writeFile(join(dataDir, 'local-releases'), 'a file in the place of the folder');
    await keep(one);
    expect(await store.read(script.integrity)).toBeDefined();
    expect(said).toContain('failed to copy all live releases to the local disk, will retry');
  });
});
