import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository this file belongs to. */
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Build folders of the workspace's packages that hold a release, the shell's first. */
export async function releaseFolders(
  root: string = ROOT,
): Promise<{ name: string; dir: string }[]> {
  const { workspaces = [] } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    workspaces?: string[];
  };
  return workspaces
    .map((path) => ({ name: basename(path), dir: join(root, path, 'dist') }))
    .filter(({ dir }) => existsSync(join(dir, 'release.json')))
    .sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'));
}
