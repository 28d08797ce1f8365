import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@dara/contract';
import { beforeAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** A class name of the editor library, which bundlers do not rename. */
const EDITOR = 'ProseMirror';

const build = (dir: string) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'tooling/bin/dara-build.mjs')], { cwd: dir });

let remotes: string[];
beforeAll(async () => {
  remotes = (await readdir(ROOT)).filter((name) => name.startsWith('mf-'));
  if (!existsSync(join(ROOT, 'mf-cms/dist/release.json'))) await build(join(ROOT, 'mf-cms'));
}, 300_000);

/** Scripts of a build that contain the editor, and scripts that its pages load before editing. */
async function scriptsOf(remote: string) {
  const dist = join(ROOT, remote, 'dist');
  const manifest = JSON.parse(
    await readFile(join(dist, 'release.json'), 'utf8'),
  ) as ReleaseManifest;
  const files = (await readdir(join(dist, 'client'))).filter((name) => name.endsWith('.js'));
  const holding: string[] = [];
  for (const file of files) {
    const text = await readFile(join(dist, 'client', file), 'utf8');
    if (text.includes(EDITOR)) holding.push(file);
  }
  const fetched = new Set([manifest.entry, ...Object.values(manifest.pages).flat()]);
  return { holding, early: holding.filter((file) => fetched.has(file)) };
}

it('no page loads the rich text editor before editing', async () => {
  const built = remotes.filter((name) => existsSync(join(ROOT, name, 'dist/release.json')));
  const scripts = await Promise.all(
    built.map(async (name) => [name, await scriptsOf(name)] as const),
  );
  // Guards against a test without effect: the editor exists.
  expect(scripts.filter(([, { holding }]) => holding.length > 0).map(([name]) => name)).toEqual([
    'mf-cms',
  ]);
  for (const [name, { early }] of scripts) expect([name, early]).toEqual([name, []]);
});
