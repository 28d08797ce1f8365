import { readdir } from 'node:fs/promises';

const TARBALL = /^dara-([a-z]+)-(\d.*)\.tgz$/;
/** Folder of a remote for packages that are in no registry. */
export const PACKAGES = 'packages';

export interface Tarball {
  name: string;
  version: string;
  file: string;
}

/** Tarballs of `npm run pack` in a folder; none if there is no such folder. */
export async function tarballsOf(folder: string): Promise<Tarball[]> {
  const files = await readdir(folder).catch(() => [] as string[]);
  return files.sort().flatMap((file) => {
    const [, name, version] = TARBALL.exec(file) ?? [];
    return name && version ? [{ name: `@dara/${name}`, version, file }] : [];
  });
}

export const pathInRemote = ({ file }: Tarball): string => `file:${PACKAGES}/${file}`;
