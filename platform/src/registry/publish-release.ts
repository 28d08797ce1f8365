import type { Db, Logger } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import { mailApprovers, type ApprovalMailParts } from './approval-mail.ts';
import { changeProblems } from './gate-changes.ts';
import { codedProblems, outcomeOf } from './gate-outcome.ts';
import { needsApproval } from './gate-holds.ts';
import { slotProblems } from './gate-slots.ts';
import { gateOutcomes, offlineChecks, type LiveManifests } from './gate.ts';
import { writeEvent } from './history.repository.ts';
import type { CheckResult } from './check-releases.ts';
import { callsOutcome, type FindCalls } from './gate-calls.ts';
import { manifestProblems } from './manifest.schema.ts';
import { RegistryError } from './registry-error.ts';
import * as repository from './registry.repository.ts';
import { grantsByName, readRules } from './rules.repository.ts';
import { exists, isRestoredBy } from './release-files.ts';
import type { ReleaseStore } from './release-store.ts';

export interface PublishParts extends ApprovalMailParts {
  db: Db;
  log: Logger;
  store: ReleaseStore;
  /** Rejects local builds. */
  isProduction?: boolean;
}

const labelOf = ({ name, version }: ReleaseManifest): string => `${name} ${version}`;

/** Throws a RegistryError (422) with every error. */
export function readManifest(value: unknown): ReleaseManifest {
  const problems = manifestProblems(value);
  if (problems.length === 0) return value as ReleaseManifest;
  throw new RegistryError(422, 'RELEASE_INVALID', 'The release manifest is invalid', problems);
}

/** The live shell; until one is live the one that was published last. */
async function siteShell(db: Db, live: LiveManifests): Promise<ReleaseManifest | undefined> {
  const shell = [...live.values()].find(({ kind }) => kind === 'shell');
  return shell ?? repository.newestShell(db);
}

/** Publishes a release, see `Registry.publish`. */
export async function publishRelease(
  { db, log, store, isProduction = false, ...mailParts }: PublishParts,
  value: unknown,
  actor: string,
): Promise<void> {
  const manifest = readManifest(value);
  const label = labelOf(manifest);
  const { name, version } = manifest;
  if (isProduction && manifest.profile === 'local') {
    throw new RegistryError(
      422,
      'LOCAL_BUILD',
      `${label} was built for one machine: build it again with "npm run build -w ${name}"`,
    );
  }
  const missing = await store.missingUncached(manifest);
  const known = await repository.findManifest(db, name, version);
  if (known) {
    if (missing.length > 0 || !isRestoredBy(store, known, manifest)) throw exists(label);
    return log.info({ name, version }, 'release files restored');
  }
  const live = repository.liveOf(await repository.readDeployments(db));
  const problems = codedProblems(offlineChecks(manifest, await siteShell(db, live)));
  if (problems.length > 0) {
    throw new RegistryError(
      422,
      'RELEASE_INVALID',
      `${label} was not published: it can never go live`,
      problems,
    );
  }
  if (missing.length > 0) {
    throw new RegistryError(
      422,
      'FILES_MISSING',
      `${label} was not published: files are missing`,
      missing.map((file) => `${file} was not uploaded`),
    );
  }
  const renamed = await repository.renamedContent(db, manifest);
  if (renamed.length > 0) {
    throw new RegistryError(
      409,
      'FILE_NAME_TAKEN',
      `${label} was not published: file names must change with their content`,
      renamed.map((file) => `${file} has other content`),
    );
  }
  await db.transaction().execute(async (trx) => {
    if (!(await repository.insertRelease(trx, manifest))) throw exists(label);
    await writeEvent(trx, { action: 'publish', manifest, actor });
    if (needsApproval(manifest, live.get(name)))
      await mailApprovers(trx, manifest, { ...mailParts, publisher: actor });
  });
  log.info({ name, version }, 'release published');
}

/** Dry run of publishing and promoting; files are compared on upload. */
export async function checkPublish(
  { db, findCalls }: { db: Db; findCalls?: FindCalls | undefined },
  manifest: ReleaseManifest,
  live: LiveManifests,
): Promise<CheckResult> {
  const { name, version } = manifest;
  const known = await repository.findManifest(db, name, version);
  const renamed = await repository.renamedContent(db, manifest);
  const { problems, acknowledged } = changeProblems(manifest, live, []);
  return {
    ...{ name, version, meant: acknowledged },
    outcomes: [
      outcomeOf('version', known ? [exists(labelOf(manifest)).message] : []),
      outcomeOf(
        'file names',
        renamed.map((file) => `${file} has other content: name it by its content`),
      ),
      ...gateOutcomes(manifest, live, { grants: grantsByName(await readRules(db)) }),
      outcomeOf('slots', slotProblems(manifest, live)),
      await callsOutcome(manifest, findCalls),
      outcomeOf('changes', problems),
      outcomeOf('rendering', [], { skipped: 'looked at when the release is promoted' }),
    ],
  };
}
