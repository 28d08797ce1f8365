import type { Db, FileCensus } from '@dara/backend';
import { storeKey } from '../registry/release-store.ts';
import { SNAPSHOTS_FOLDER } from '../registry/snapshot-files.ts';

/** The files referenced by rows of registry and api. */
export async function fileCensus(db: Db): Promise<FileCensus> {
  const api = await import('@dara/api');
  const [ofReleases, ofApi] = [await releaseFiles(db), await api.fileCensus(db)];
  return {
    claims: [...ofReleases.claims, ...ofApi.claims],
    derived: [...ofReleases.derived, SNAPSHOTS_FOLDER, ...ofApi.derived],
  };
}

async function releaseFiles(db: Db): Promise<FileCensus> {
  const rows = await db
    .selectFrom('release_file')
    .select(['name', 'version', 'file', 'integrity'])
    .distinctOn('integrity')
    .orderBy('integrity')
    .execute();
  const claims = rows.map(({ name, version, file, integrity }) => {
    const key = storeKey(integrity);
    const digest = key.slice(key.lastIndexOf('/') + 1);
    return { key, algorithm: 'sha384' as const, digest, row: `${file} of ${name} ${version}` };
  });
  // The compressed variants are beside each file.
  return { claims, derived: claims.map(({ key }) => key) };
}
