import type { Db } from '@dara/backend';
import type { MeasuredRelease, PackageHealth } from '@dara/contract';
import { needsApproval } from '../registry/gate-holds.ts';
import { wasEverLive } from '../registry/history.repository.ts';
import { listWithState, type ListedRelease } from '../registry/listed-releases.repository.ts';
import { findManifest } from '../registry/registry.repository.ts';
import { readRules, type Mark } from '../registry/rules.repository.ts';
import { openWatches, WATCH_MINUTES } from '../registry/watches.repository.ts';
import { refKey } from './known-releases.ts';
import { keptMeasures } from './measures.repository.ts';
import { healthOf, judge, type ReleaseHealth } from './release-health.ts';

export type Health = PackageHealth<Date>;

/** Every package with loads and errors of the last 30 days, beside those of the release before. */
export async function readHealth(db: Db): Promise<Health[]> {
  const releases = await listWithState(db);
  const { marks } = await readRules(db);
  const watches = await openWatches(db);
  const sums = await keptMeasures(db);
  const places = await db.selectFrom('deployment').selectAll().execute();
  const health: Health[] = [];
  for (const name of new Set(releases.map((release) => release.name))) {
    const own = releases.filter((release) => release.name === name);
    const place = places.find((one) => one.name === name);
    const live = own.find(({ state }) => state === 'live');
    const previous = own.find(({ state }) => state === 'previous');
    const canary = own.find((release) => release.canary);
    const watch = watches.find((one) => one.name === name && !one.isBeside);
    const fares = (release: ListedRelease | undefined): ReleaseHealth =>
      healthOf((release && sums.get(refKey(release))) ?? {});
    const isFailing = judge(fares(live), fares(previous)).isExceeded;
    health.push({
      name,
      kind: own[0]?.kind ?? 'remote',
      live: live ? { ...measured(live, fares(live)), revision: live.revision, isFailing } : null,
      since: place?.updated_at ?? null,
      withdrawn: place?.withdrawn_at ? place.live : null,
      previous: previous ? measured(previous, fares(previous)) : null,
      canary: canary?.canary ? { ...measured(canary, fares(canary)), ...canary.canary } : null,
      watchedUntil: watch ? new Date(watch.startedAt.getTime() + WATCH_MINUTES * 60_000) : null,
      waiting: await waitingOf(db, own, marks),
    });
  }
  return health;
}

const measured = (
  { version }: ListedRelease,
  { loads, errors }: ReleaseHealth,
): MeasuredRelease => ({ version, loads, errors });

async function waitingOf(
  db: Db,
  [newest, ...older]: readonly ListedRelease[],
  marks: readonly Mark[],
): Promise<Health['waiting']> {
  if (newest?.state !== 'published') return null;
  const { name, version, publishedAt } = newest;
  const has = (mark: Mark['mark']): boolean =>
    marks.some((one) => one.mark === mark && one.name === name && one.version === version);
  if (has('bad') || (await wasEverLive(db, name, version))) return null;
  const live = older.find(({ state }) => state === 'live');
  const isAsked = needsApproval(
    await findManifest(db, name, version),
    live && (await findManifest(db, name, live.version)),
  );
  return { version, publishedAt, isApprovalMissing: isAsked && !has('approved') };
}
