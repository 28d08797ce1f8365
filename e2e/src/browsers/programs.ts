import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs on the PATH. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((place) => existsSync(place));
}

/** WebKitGTK's MiniBrowser, which is in its library folder. */
export function findMiniBrowser(libraries = '/usr/lib'): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) =>
      readdirSync(path.join(libraries, name)).map((one) => path.join(name, one)),
    )
    .filter((folder) => path.basename(folder).startsWith('webkit'))
    .map((folder) => path.join(libraries, folder, 'MiniBrowser'))
    .find((place) => existsSync(place));
}
