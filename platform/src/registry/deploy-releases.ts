import type { Db, Events, Logger, Trx } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import {
  checkReleases,
  problemsOf,
  skippedChecksOf,
  type CheckResult,
  type CheckReleasesParts,
  type CheckOptions,
} from './check-releases.ts';
import { writeCanary, type Share } from './canary.repository.ts';
import { endCanary, type EndingCanary } from './end-canary.ts';
import { RegistryError } from './registry-error.ts';
import { acceptedWith, canaryOf, requireRoom, requireShare, shareText } from './share-release.ts';
import { tellChange } from './tell-change.ts';
import * as history from './history.repository.ts';
import { lockDeployments, writeDeployment } from './deployment.repository.ts';
import * as repository from './registry.repository.ts';
import type { Deployment, DeploymentState } from './registry.repository.ts';

export interface DeployParts extends CheckReleasesParts {
  db: Db;
  events: Events;
  log: Logger;
}

/** Options of a deployment. */
export interface Deploying extends CheckOptions {
  action: 'promote' | 'rollback';
  actor: string;
  reason?: string | undefined;
  /** Overrides failed checks of a rollback, which are recorded; of a promotion only a mark as bad. */
  isForced?: boolean;
  /** Whether a promoted release is rolled back by itself if it fails more than the one before it; default true. */
  isWatched?: boolean;
  /** Promotes for some visitors, beside the live release, which stays. */
  share?: Share | undefined;
  /** What must still hold when it is written. */
  isCurrent?: (state: DeploymentState) => boolean;
  /** Runs in the transaction of the change. */
  also?: ((trx: Trx) => Promise<void>) | undefined;
}

const UNWATCHED = 'the watch after the promotion';

export interface Change {
  manifest: ReleaseManifest;
  /** The release to roll back from; default the live one. */
  predecessor?: () => Promise<string | null>;
}

const ATTEMPTS = 5;

/**
 * Promotes releases. Checks run against one state and the decisions of then, which must be current at the write: rendering inside the
 * transaction would hold the embedded database's only connection while the api needs it.
 */
export async function deployReleases(
  parts: DeployParts,
  wanted: readonly Change[],
  deploying: Deploying,
): Promise<Deployment[]> {
  const { db } = parts;
  const { action, actor, share, isWatched = true, isCurrent = () => true } = deploying;
  if (share) requireShare(share);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const decision = await history.lastDecision(db);
    const state = await repository.readDeployments(db);
    if (!isCurrent(state)) throw busy(wanted);
    if (share) for (const { manifest } of wanted) requireRoom(manifest, state);
    const isLive = ({ manifest: { name, version } }: Change) =>
      state.deployed.get(name)?.live.version === version;
    const changes = wanted.filter((change) => !isLive(change));
    const { results, unfit } = await gate(parts, changes, state, deploying);
    const resultOf = (name: string) => results.find((one) => one.name === name);
    const rows = await Promise.all(
      changes.map(async ({ manifest, predecessor }) => {
        const { name, version } = manifest;
        const live = action === 'promote' ? state.deployed.get(name)?.live.version : undefined;
        const previous = (await predecessor?.()) ?? live ?? null;
        const result = resultOf(name);
        const passed = result ? [...result.meant, ...problemsOf([result])] : [];
        const skipped = action === 'promote' && !isWatched ? [...passed, UNWATCHED] : passed;
        const reason = share ? shareText(share, deploying.reason) : deploying.reason;
        const row = { name, action, version, previous, manifest, actor, reason, skipped };
        const before = canaryOf(state, manifest)?.accepted;
        const accepted = acceptedWith(deploying.accepted, before);
        return { ...row, isWatched: action === 'promote' && isWatched, share, accepted };
      }),
    );
    const read = { change: state.change, decision };
    if (!(await write(db, rows, { read, unfit, also: deploying.also }))) continue;
    for (const { name, version, previous } of rows)
      await tellChange(parts, { name, version, previous, action: share ? 'share' : action });
    return wanted.map(({ manifest: { name, version } }) => {
      const row = rows.find((change) => change.name === name);
      const before = row ? row.previous : state.deployed.get(name)?.previous?.version;
      const passed = row && row.skipped.length > 0 ? { skipped: row.skipped } : {};
      const result = resultOf(name);
      const skippedChecks = result ? skippedChecksOf(result) : [];
      const skippedNote = skippedChecks.length > 0 ? { skippedChecks } : {};
      const done = { name, live: version, previous: before ?? null, ...passed, ...skippedNote };
      if (!share) return done;
      const { percent, steps = [], everyS = null } = share;
      const of = state.deployed.get(name);
      const canary = { version, share: percent, steps, everyS };
      const previous = of?.previous?.version ?? null;
      return { ...done, live: of?.live.version ?? version, previous, canary };
    });
  }
  throw busy(wanted);
}

function busy(wanted: readonly Change[]): RegistryError {
  const was = wanted.length > 1 ? 'were' : 'was';
  const what = `Others keep changing the live releases; ${namesOf(wanted)} ${was} not`;
  return new RegistryError(409, 'REGISTRY_BUSY', what);
}

const namesOf = (changes: readonly Change[]): string =>
  changes.map(({ manifest: { name } }) => name).join(', ');

/** False if the live releases or the decisions about them changed since they were read. */
async function write(
  db: Db,
  rows: (Parameters<typeof writeDeployment>[1] &
    history.NewRegistryEvent &
    Pick<Deploying, 'share' | 'accepted'>)[],
  { read, unfit, also }: Writing,
): Promise<boolean> {
  if (rows.length === 0) return true;
  return db.transaction().execute(async (trx) => {
    await lockDeployments(trx);
    if ((await history.lastChange(trx)) !== read.change) return false;
    if ((await history.lastDecision(trx)) !== read.decision) return false;
    for (const row of rows) {
      const { share, previous } = row;
      if (share && previous !== null)
        await writeCanary(trx, {
          ...row,
          share,
          live: previous,
          isWatched: row.isWatched ?? false,
        });
      else await writeDeployment(trx, row);
      await history.writeEvent(trx, share ? { ...row, action: 'share' } : row);
    }
    if (unfit) await endCanary(trx, unfit);
    await also?.(trx);
    return true;
  });
}

interface Writing extends Pick<Deploying, 'also'> {
  /** The state that the checks used. */
  read: { change: DeploymentState['change']; decision: number };
  /** A canary that does not fit what is live after a rollback, which must not wait for it. */
  unfit: EndingCanary | undefined;
}

/**
 * Throws if a check fails; returns all results, including forced problems. While a canary of another package runs, both
 * kinds of visitors must get releases that fit.
 */
async function gate(
  parts: DeployParts,
  changes: readonly Change[],
  state: DeploymentState,
  deploying: Deploying,
): Promise<{ results: CheckResult[]; unfit?: EndingCanary }> {
  const { action, actor, share, accepted, isForced: isDemanded = false } = deploying;
  const releases = changes.map(({ manifest }) => manifest);
  const [first] = releases;
  const canary = first && canaryOf(state, first);
  // Fewer visitors get it: as a rollback, without delay.
  if (share && canary && share.percent <= canary.share) return { results: [] };
  const isForced = isDemanded && action === 'rollback';
  const options = { ...deploying, accepted: acceptedWith(accepted, canary?.accepted) };
  const results = await checkReleases(parts, releases, repository.liveOf(state), options);
  const problems = problemsOf(results);
  if (problems.length > 0 && !isForced) throw refused(releases, problems);
  const other = repository.withCanary(state)?.canary.manifest;
  const besides = repository.besideLive(state);
  if (!other || !besides || releases.some(({ name }) => name === other.name)) return { results };
  const beside = problemsOf(await checkReleases(parts, releases, besides, options));
  const more = beside.filter((problem) => !problems.includes(problem));
  const [why] = more;
  if (why === undefined) return { results };
  if (action === 'promote')
    throw refused(
      releases,
      more.map((problem) => `${problem} (beside ${labelOf(other)}, which has a share)`),
    );
  const reason = `does not fit ${releases.map(labelOf).join(', ')}: ${why}`;
  return { results, unfit: { name: other.name, only: other.version, actor, reason } };
}

function refused(releases: readonly ReleaseManifest[], problems: string[]): RegistryError {
  const label = releases.map(labelOf).join(', ');
  const verb = releases.length > 1 ? 'were' : 'was';
  return new RegistryError(409, 'PROMOTION_REFUSED', `${label} ${verb} not promoted`, problems);
}

const labelOf = ({ name, version }: ReleaseManifest): string => `${name} ${version}`;
