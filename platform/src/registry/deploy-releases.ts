import type { Db, Events, Logger } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import { gateProblems } from './gate.ts';
import { RegistryError } from './registry-error.ts';
import * as history from './history.repository.ts';
import * as repository from './registry.repository.ts';
import type { Deployment, DeploymentState } from './registry.repository.ts';
import type { ReleaseStore } from './release-store.ts';

/** Topic on which gateways hear that what is live has changed. */
export const REGISTRY_TOPIC = 'registry';

/** Renders a release's public routes beside what is live; answers what went wrong, one line each. */
export type SmokeTest = (
  candidate: ReleaseManifest,
  live: ReadonlyMap<string, ReleaseManifest>,
) => Promise<string[]>;

export interface DeployParts {
  db: Db;
  events: Events;
  log: Logger;
  smokeTest: SmokeTest;
  store: ReleaseStore;
}

type Action = 'promote' | 'rollback';

export interface Change {
  manifest: ReleaseManifest;
  /** The release to go back to from it; what is live now when absent. */
  predecessor?: () => Promise<string | null>;
}

const ATTEMPTS = 5;

/**
 * Puts releases live at once. Gates against one state and writes only while that state holds:
 * rendering inside the transaction would hold the embedded database's only connection while the
 * api needs it.
 */
export async function deployReleases(
  parts: DeployParts,
  action: Action,
  wanted: readonly Change[],
  actor: string,
): Promise<Deployment[]> {
  const { db } = parts;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const state = await repository.readDeployments(db);
    const isLive = ({ manifest: { name, version } }: Change) =>
      state.deployed.get(name)?.live.version === version;
    const changes = wanted.filter((change) => !isLive(change));
    await gate(parts, action, changes, state);
    const rows = await Promise.all(
      changes.map(async ({ manifest, predecessor }) => {
        const { name, version } = manifest;
        const live = action === 'promote' ? state.deployed.get(name)?.live.version : undefined;
        const previous = (await predecessor?.()) ?? live ?? null;
        return { name, action, version, previous, manifest, actor };
      }),
    );
    if (!(await write(db, rows, state.change))) continue;
    for (const { name, version, previous } of rows) {
      parts.log.info({ name, version, previous, action }, 'deployment changed');
      // It is live whether or not the other instances hear of it now.
      await parts.events
        .publish(REGISTRY_TOPIC, { name, version })
        .catch((error: Error) => parts.log.error({ err: error }, 'instances were not told'));
    }
    return wanted.map(({ manifest: { name, version } }) => {
      const row = rows.find((change) => change.name === name);
      const before = row ? row.previous : state.deployed.get(name)?.previous?.version;
      return { name, live: version, previous: before ?? null };
    });
  }
  throw new RegistryError(
    409,
    'REGISTRY_BUSY',
    `Others keep changing what is live; ${namesOf(wanted)} ${wanted.length > 1 ? 'were' : 'was'} not`,
  );
}

const namesOf = (changes: readonly Change[]): string =>
  changes.map(({ manifest: { name } }) => name).join(', ');

/** False where others have changed what is live since it was read. */
async function write(
  db: Db,
  rows: (Parameters<typeof repository.writeDeployment>[1] & history.NewRegistryEvent)[],
  change: DeploymentState['change'],
): Promise<boolean> {
  if (rows.length === 0) return true;
  return db.transaction().execute(async (trx) => {
    await repository.lockDeployments(trx);
    if ((await history.lastChange(trx)) !== change) return false;
    for (const row of rows) {
      await repository.writeDeployment(trx, row);
      await history.writeEvent(trx, row);
    }
    return true;
  });
}

async function gate(
  { store, smokeTest }: DeployParts,
  action: Action,
  changes: readonly Change[],
  { deployed }: DeploymentState,
): Promise<void> {
  const live = new Map([...deployed].map(([name, entry]) => [name, entry.live]));
  const releases = changes.map(({ manifest }) => manifest);
  // Releases that go live at once are judged beside each other.
  const besides = (candidate: ReleaseManifest) =>
    new Map([...live, ...releases.filter((one) => one !== candidate).map(byName)]);
  const problems: string[] = [];
  for (const release of releases) {
    const missing = await store.missingUncached(release);
    problems.push(
      ...missing.map((file) => `file ${file} is missing from the file store`),
      ...gateProblems(release, besides(release)),
    );
  }
  // Going back is for emergencies: what ran before is not rendered again first.
  if (problems.length === 0 && action === 'promote') {
    for (const release of releases) problems.push(...(await smokeTest(release, besides(release))));
  }
  if (problems.length === 0) return;
  const label = releases.map(({ name, version }) => `${name} ${version}`).join(', ');
  const verb = releases.length > 1 ? 'were' : 'was';
  throw new RegistryError(409, 'PROMOTION_REFUSED', `${label} ${verb} not put live`, problems);
}

const byName = (manifest: ReleaseManifest) => [manifest.name, manifest] as const;
