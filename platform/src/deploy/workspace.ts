import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of this repository. */
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Expands an entry of `workspaces`, such as `mf-*`. */
async function foldersOf(root: string, pattern: string): Promise<string[]> {
  if (!pattern.endsWith('*')) return [pattern];
  const all = await readdir(root);
  return all.filter((name) => name.startsWith(pattern.slice(0, -1))).sort();
}

/** Build folders of the workspace's packages with a release, the shell first. */
export async function releaseFolders(
  root: string = ROOT,
): Promise<{ name: string; dir: string }[]> {
  const { workspaces = [] } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    workspaces?: string[];
  };
  const names = await Promise.all(workspaces.map((pattern) => foldersOf(root, pattern)));
  return names
    .flat()
    .map((path) => ({ name: basename(path), dir: join(root, path, 'dist') }))
    .filter(({ dir }) => existsSync(join(dir, 'release.json')))
    .sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'));
}
