import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../registry/integrity.ts';
import { readReleaseFolder } from './release-folder.ts';
import { releaseFolders } from './workspace.ts';

/** Finds a release file among the builds of the workspace. */
export async function builtCopy(integrity: string, root?: string): Promise<Buffer | undefined> {
  const folders = await releaseFolders(root).catch(() => []);
  for (const { dir } of folders) {
    const release = await readReleaseFolder(dir).catch(() => undefined);
    const file = release?.manifest.files.find((entry) => entry.integrity === integrity);
    const bytes = file && (await readFile(join(dir, file.side, file.name)).catch(() => undefined));
    if (bytes && integrityOf(bytes) === integrity) return bytes;
  }
  return undefined;
}
