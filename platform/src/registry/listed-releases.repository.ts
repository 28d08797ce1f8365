import type { Db } from '@dara/backend';
import type * as contract from '@dara/contract';
import { sql } from 'kysely';
import { findCanary } from './canary.repository.ts';
import { readDeployments } from './registry.repository.ts';

export type ListedRelease = contract.ListedRelease<Date>;

async function listReleases(db: Db): Promise<Omit<ListedRelease, 'state' | 'canary'>[]> {
  const rows = await db
    .selectFrom('release')
    .select(['name', 'kind', 'version', 'published_at'])
    .select(sql<string>`manifest->>'revision'`.as('revision'))
    .orderBy('name')
    .orderBy('published_at', 'desc')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    kind: row.kind,
    version: row.version,
    revision: row.revision,
    publishedAt: row.published_at,
  }));
}

/** Every release and its state. */
export async function listWithState(db: Db): Promise<ListedRelease[]> {
  const [releases, { deployed }, canary] = await Promise.all([
    listReleases(db),
    readDeployments(db),
    findCanary(db),
  ]);
  return releases.map((release) => {
    const of = deployed.get(release.name);
    const isLive = of?.live.version === release.version;
    if (canary?.name === release.name && canary.version === release.version) {
      const { share, steps, nextAt, startedAt } = canary;
      return { ...release, state: 'canary', canary: { share, steps, nextAt, startedAt } };
    }
    const isPrevious = of?.previous?.version === release.version;
    return { ...release, state: isLive ? 'live' : isPrevious ? 'previous' : 'published' };
  });
}
