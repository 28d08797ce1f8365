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
import { RegistryError } from './registry-error.ts';
import * as history from './history.repository.ts';
import { lockDeployments, writeDeployment } from './deployment.repository.ts';
import * as repository from './registry.repository.ts';
import type { Deployment, DeploymentState } from './registry.repository.ts';

/** Event channel for changes of live releases. */
export const REGISTRY_TOPIC = 'registry';

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
  /** Runs in the transaction of the change. */
  also?: ((trx: Trx) => Promise<void>) | undefined;
}

const UNWATCHED = 'the watch after the promotion';

export interface Change {
  manifest: ReleaseManifest;
  /** The release to roll back from; default the live one. */
  predecessor?: () => Promise<string | null>;
  /** The release that must still be live. */
  replaces?: string | undefined;
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
  const { action, actor, reason, isWatched = true } = deploying;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const decision = await history.lastDecision(db);
    const state = await repository.readDeployments(db);
    for (const { manifest, replaces } of wanted)
      if (replaces !== undefined && state.deployed.get(manifest.name)?.live.version !== replaces)
        throw busy(wanted);
    const isLive = ({ manifest: { name, version } }: Change) =>
      state.deployed.get(name)?.live.version === version;
    const changes = wanted.filter((change) => !isLive(change));
    const results = await gate(parts, changes, state, deploying);
    const resultOf = (name: string) => results.find((one) => one.name === name);
    const rows = await Promise.all(
      changes.map(async ({ manifest, predecessor }) => {
        const { name, version } = manifest;
        const live = action === 'promote' ? state.deployed.get(name)?.live.version : undefined;
        const previous = (await predecessor?.()) ?? live ?? null;
        const result = resultOf(name);
        const passed = result ? [...result.meant, ...problemsOf([result])] : [];
        const skipped = action === 'promote' && !isWatched ? [...passed, UNWATCHED] : passed;
        const row = { name, action, version, previous, manifest, actor, reason, skipped };
        return { ...row, isWatched: action === 'promote' && isWatched };
      }),
    );
    if (!(await write(db, rows, { change: state.change, decision }, deploying.also))) continue;
    for (const { name, version, previous } of rows) {
      parts.log.info({ name, version, previous, action }, 'deployment changed');
      // It is live even if publishing the event fails.
      await parts.events
        .publish(REGISTRY_TOPIC, { name, version })
        .catch((error: Error) => parts.log.error({ err: error }, 'failed to publish event'));
    }
    return wanted.map(({ manifest: { name, version } }) => {
      const row = rows.find((change) => change.name === name);
      const before = row ? row.previous : state.deployed.get(name)?.previous?.version;
      const passed = row && row.skipped.length > 0 ? { skipped: row.skipped } : {};
      const result = resultOf(name);
      const skippedChecks = result ? skippedChecksOf(result) : [];
      const skippedNote = skippedChecks.length > 0 ? { skippedChecks } : {};
      return { name, live: version, previous: before ?? null, ...passed, ...skippedNote };
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
  rows: (Parameters<typeof writeDeployment>[1] & history.NewRegistryEvent)[],
  read: { change: DeploymentState['change']; decision: number },
  also: Deploying['also'],
): Promise<boolean> {
  if (rows.length === 0) return true;
  return db.transaction().execute(async (trx) => {
    await lockDeployments(trx);
    if ((await history.lastChange(trx)) !== read.change) return false;
    if ((await history.lastDecision(trx)) !== read.decision) return false;
    for (const row of rows) {
      await writeDeployment(trx, row);
      await history.writeEvent(trx, row);
    }
    await also?.(trx);
    return true;
  });
}

/** Throws if a check fails; returns all results, including forced problems. */
async function gate(
  parts: DeployParts,
  changes: readonly Change[],
  state: DeploymentState,
  deploying: Deploying,
): Promise<CheckResult[]> {
  const live = repository.liveOf(state);
  const releases = changes.map(({ manifest }) => manifest);
  const results = await checkReleases(parts, releases, live, deploying);
  const problems = problemsOf(results);
  const isForced = deploying.isForced === true && deploying.action === 'rollback';
  if (problems.length === 0 || isForced) return results;
  const label = releases.map(({ name, version }) => `${name} ${version}`).join(', ');
  const verb = releases.length > 1 ? 'were' : 'was';
  throw new RegistryError(409, 'PROMOTION_REFUSED', `${label} ${verb} not promoted`, problems);
}
