import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The remote that `remote.json` of the current folder declares. */
export async function ownName(): Promise<string | undefined> {
  const text = await readFile('remote.json', 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as { name: string }).name;
}

/** The version in a folder's `package.json`. */
export const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string })
    .version;
