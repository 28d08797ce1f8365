import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { ReleaseStore } from './release-store.ts';
import type { SnapshotFiles } from './snapshot-files.ts';
// Adds the registry's tables to `Db`.
import './generated.ts';

/** Open tabs and rollbacks may need a release for this long after it was published or live. */
const KEPT_DAYS = 30;
/** Per run, which limits the size of the query for files. */
const AT_ONCE = 100;

export interface UnusedRelease {
  name: string;
  version: string;
  publishedAt: Date;
}

/** What was removed, or would be in a dry run. */
export interface Removal {
  releases: UnusedRelease[];
  files: number;
  bytes: number;
}

/**
 * Releases that are neither live, a rollback target nor a canary, and were neither published nor live within the last 30 days,
 * the oldest first. A release ceases to be live at the next change of its name.
 */
function unusedReleases(db: Db): Promise<UnusedRelease[]> {
  const since = sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`;
  return db
    .selectFrom('release')
    .select(['name', 'version', 'published_at as publishedAt'])
    .where('published_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deployment')
            .select('deployment.name')
            .whereRef('deployment.name', '=', 'release.name')
            .where((eb) =>
              eb.or([
                eb('deployment.live', '=', eb.ref('release.version')),
                eb('deployment.previous', '=', eb.ref('release.version')),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release_canary as c')
            .select('c.name')
            .whereRef('c.name', '=', 'release.name')
            .whereRef('c.version', '=', 'release.version'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deployment_history as h')
            .select('h.id')
            .whereRef('h.name', '=', 'release.name')
            .where('h.at', '>=', since)
            .where((eb) =>
              eb.or([
                eb('h.version', '=', eb.ref('release.version')),
                // The release replaced by such a change was live until then.
                eb('h.previous', '=', eb.ref('release.version')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('published_at')
    .orderBy('name')
    .orderBy('version')
    .limit(AT_ONCE)
    .execute();
}

/** Rows first: an orphaned file is harmless, a row without its file is not. */
async function removeRows(db: Db, releases: readonly UnusedRelease[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table deployment in share row exclusive mode`.execute(trx);
    // One of them may have been promoted meanwhile.
    const still = new Set((await unusedReleases(trx)).map(keyOf));
    for (const release of releases) {
      if (!still.has(keyOf(release))) continue;
      for (const table of ['release_file', 'release'] as const) {
        await trx
          .deleteFrom(table)
          .where('name', '=', release.name)
          .where('version', '=', release.version)
          .execute();
      }
    }
  });
}

const keyOf = ({ name, version }: { name: string; version: string }): string =>
  `${name} ${version}`;

/** Files of some releases that no other release uses. */
async function ownFiles(
  db: Db,
  releases: readonly UnusedRelease[],
): Promise<{ integrity: string; size: number }[]> {
  const sizes = new Map<string, number>();
  for (const { name, version } of releases) {
    const files = await db
      .selectFrom('release_file')
      .select(['integrity', 'size'])
      .where('name', '=', name)
      .where('version', '=', version)
      .execute();
    for (const { integrity, size } of files) sizes.set(integrity, size);
  }
  if (sizes.size === 0) return [];
  const gone = new Set(releases.map(keyOf));
  const named = await db
    .selectFrom('release_file')
    .select(['name', 'version', 'integrity'])
    .where('integrity', 'in', [...sizes.keys()])
    .execute();
  for (const file of named) if (!gone.has(keyOf(file))) sizes.delete(file.integrity);
  return [...sizes].map(([integrity, size]) => ({ integrity, size }));
}

/** The number of the last change before the cutoff: releases replaced before it have not been live since. */
async function lastOldChange(db: Db): Promise<number> {
  const row = await db
    .selectFrom('deployment_history')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Removes whole snapshots of revisions that were replaced before the cutoff. */
async function removeOldSnapshots(db: Db, snapshots: SnapshotFiles): Promise<void> {
  await snapshots.removeBefore(await lastOldChange(db));
}

/** Removes unused releases with their unshared files; a dry run only lists them. */
export async function removeUnused(
  db: Db,
  { store, snapshots }: { store: ReleaseStore; snapshots: SnapshotFiles },
  { isDryRun }: { isDryRun: boolean },
): Promise<Removal> {
  if (!isDryRun) await removeOldSnapshots(db, snapshots);
  const releases = await unusedReleases(db);
  const files = await ownFiles(db, releases);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const removal = { releases, files: files.length, bytes };
  if (isDryRun || releases.length === 0) return removal;
  await removeRows(db, releases);
  for (const { integrity } of files) {
    // Published again meanwhile, so it is in use.
    const taken = await db
      .selectFrom('release_file')
      .select('name')
      .where('integrity', '=', integrity)
      .limit(1)
      .executeTakeFirst();
    if (!taken) await store.remove(integrity);
  }
  return removal;
}
