import type { Db, Trx } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import { sql } from 'kysely';
import type { Accepted } from './gate-changes.ts';
// Adds the registry's tables to `Db`.
import './generated.ts';

export interface Deployed {
  live: ReleaseManifest;
  previous: ReleaseManifest | null;
  /** What some visitors get in place of the live release. */
  canary?: Canary;
}

export interface Canary {
  manifest: ReleaseManifest;
  /** In percent of the visitors. */
  share: number;
  /** The changes that were accepted with it. */
  accepted: Accepted;
}

/** The live releases, and the number of the last change. */
export interface DeploymentState {
  change: number;
  deployed: Map<string, Deployed>;
}

export const liveOf = ({ deployed }: DeploymentState): Map<string, ReleaseManifest> =>
  new Map([...deployed].map(([name, { live }]) => [name, live]));

/** The package of which some visitors get another release; there is one at most. */
export const withCanary = ({
  deployed,
}: {
  deployed: ReadonlyMap<string, Deployed>;
}): Required<Deployed> | undefined =>
  [...deployed.values()].find((one): one is Required<Deployed> => one.canary !== undefined);

/** What is live for the visitors with the canary; undefined without one. */
export function besideLive(state: DeploymentState): Map<string, ReleaseManifest> | undefined {
  const manifest = withCanary(state)?.canary.manifest;
  return manifest && liveOf(state).set(manifest.name, manifest);
}

/** Releases of a package whose files are needed: the live one, the rollback target, and the canary. */
export const usedReleases = ({ live, previous, canary }: Deployed): ReleaseManifest[] =>
  [live, previous, canary?.manifest].filter((one) => one != null);

export interface Deployment {
  name: string;
  live: string;
  previous: string | null;
  /** The release that some visitors get in place of the live one. */
  canary?: { version: string; share: number; steps: readonly number[]; everyS: number | null };
  /** Accepted removals and forced checks. */
  skipped?: string[];
  /** Skipped checks, with reasons. */
  skippedChecks?: string[];
}

export async function readDeployments(db: Db): Promise<DeploymentState> {
  const rows = await db
    .selectFrom('deployment')
    .innerJoin('release as live', (join) =>
      join.onRef('live.name', '=', 'deployment.name').onRef('live.version', '=', 'deployment.live'),
    )
    .leftJoin('release as previous', (join) =>
      join
        .onRef('previous.name', '=', 'deployment.name')
        .onRef('previous.version', '=', 'deployment.previous'),
    )
    .leftJoin('release_canary as share', 'share.name', 'deployment.name')
    .leftJoin('release as canary', (join) =>
      join.onRef('canary.name', '=', 'share.name').onRef('canary.version', '=', 'share.version'),
    )
    .select([
      'deployment.name',
      'live.manifest as live',
      'previous.manifest as previous',
      'canary.manifest as canary',
      'share.share',
      'share.accepted',
      // One statement, so that number and rows are consistent.
      sql<number>`(select coalesce(max(id), 0) from deployment_history)`.as('change'),
    ])
    .where('deployment.withdrawn_at', 'is', null)
    .orderBy('deployment.name')
    .execute();
  return {
    change: rows[0]?.change ?? 0,
    deployed: new Map(
      rows.map(({ name, live, previous, canary, share, accepted }) => {
        const isSplit = canary !== null && share !== null && accepted !== null;
        const split = isSplit ? { canary: { manifest: canary, share, accepted } } : {};
        return [name, { live, previous, ...split }];
      }),
    ),
  };
}

export async function findManifest(
  db: Db,
  name: string,
  version: string,
): Promise<ReleaseManifest | undefined> {
  const row = await db
    .selectFrom('release')
    .select('manifest')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.manifest;
}

/** Which of these releases exist, and whether they are marked as bad. */
export async function previewable(
  db: Db,
  releases: readonly { name: string; version: string }[],
): Promise<{ name: string; isBad: boolean }[]> {
  const rows = await db
    .selectFrom('release')
    .leftJoin('release_mark as bad', (join) =>
      join
        .onRef('bad.name', '=', 'release.name')
        .onRef('bad.version', '=', 'release.version')
        .on('bad.mark', '=', 'bad'),
    )
    .select(['release.name', 'bad.name as bad'])
    .where((eb) =>
      eb.or(
        releases.map(({ name, version }) =>
          eb.and([eb('release.name', '=', name), eb('release.version', '=', version)]),
        ),
      ),
    )
    .execute();
  return rows.map(({ name, bad }) => ({ name, isBad: bad !== null }));
}

/** The last published release of a name. */
export async function newestVersion(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('release')
    .select('version')
    .where('name', '=', name)
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}

/** The shell that was published last. */
export async function newestShell(db: Db): Promise<ReleaseManifest | undefined> {
  const row = await db
    .selectFrom('release')
    .select('manifest')
    .where('kind', '=', 'shell')
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.manifest;
}

/** False if the version exists. */
export async function insertRelease(trx: Trx, manifest: ReleaseManifest): Promise<boolean> {
  const row = await trx
    .insertInto('release')
    .values({
      name: manifest.name,
      version: manifest.version,
      kind: manifest.kind,
      manifest: JSON.stringify(manifest),
    })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  if (row === undefined) return false;
  await trx
    .insertInto('release_file')
    .values(
      manifest.files.map((file) => ({
        name: manifest.name,
        version: manifest.version,
        file: file.name,
        side: file.side,
        integrity: file.integrity,
        size: file.size,
      })),
    )
    .execute();
  return true;
}

/** Files of earlier releases with the same name but other content. */
export async function renamedContent(db: Db, manifest: ReleaseManifest): Promise<string[]> {
  const wanted = new Map(
    manifest.files.filter((f) => f.side === 'client').map((f) => [f.name, f.integrity]),
  );
  const rows = await db
    .selectFrom('release_file')
    .select(['file', 'version', 'integrity'])
    .where('name', '=', manifest.name)
    .where('side', '=', 'client')
    .where('file', 'in', [...wanted.keys()])
    .execute();
  return rows
    .filter((row) => wanted.get(row.file) !== row.integrity)
    .map((row) => `${row.file} (of ${row.version})`);
}

export async function findClientFile(
  db: Db,
  name: string,
  file: string,
): Promise<{ integrity: string; size: number } | undefined> {
  return db
    .selectFrom('release_file')
    .select(['integrity', 'size'])
    .where('name', '=', name)
    .where('file', '=', file)
    .where('side', '=', 'client')
    .limit(1)
    .executeTakeFirst();
}

/** One release file for each of these hashes. */
export async function filesOf(
  db: Db,
  integrities: string[],
): Promise<{ integrity: string; file: string }[]> {
  if (integrities.length === 0) return [];
  const rows = await db
    .selectFrom('release_file')
    .select(['integrity', 'name', 'file'])
    .distinctOn('integrity')
    .where('integrity', 'in', integrities)
    .orderBy('integrity')
    .execute();
  return rows.map(({ integrity, name, file }) => ({ integrity, file: `${name}/${file}` }));
}
