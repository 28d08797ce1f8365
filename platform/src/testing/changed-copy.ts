import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@dara/contract';

/** A copy of a build with a changed description; returns its folder. */
export async function changedCopy(
  from: string,
  to: string,
  change: (manifest: ReleaseManifest) => void,
): Promise<string> {
  await cp(from, to, { recursive: true });
  const file = join(to, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
  change(manifest);
  await writeFile(file, JSON.stringify(manifest));
  return to;
}
