import type { Db } from '@dara/backend';
import type { ReleaseManifest } from '@dara/contract';
import { readBuilt } from './built-facts.ts';
import { callsOutcome, type FindCalls } from './gate-calls.ts';
import { changeProblems, type Accepted } from './gate-changes.ts';
import { holdOutcomes } from './gate-holds.ts';
import {
  codedProblems,
  outcomeOf,
  type CheckedAction,
  type Gate,
  type GateOutcome,
} from './gate-outcome.ts';
import { slotProblems } from './gate-slots.ts';
import { gateOutcomes, type LiveManifests } from './gate.ts';
import { grantsByName, readRules, type Rules } from './rules.repository.ts';
import { liveOf, readDeployments } from './registry.repository.ts';
import { acceptedWith, canaryOf } from './share-release.ts';
import type { ReleaseStore } from './release-store.ts';

export interface SmokeResult {
  /** Errors with their page. */
  problems: string[];
  /** Skipped pages, with reasons. */
  skippedChecks: string[];
}

/** Renders the pages of releases beside each other and the live releases; returns the result of each. */
export type SmokeTest = (
  candidates: readonly ReleaseManifest[],
  live: LiveManifests,
) => Promise<SmokeResult[]>;

export interface CheckReleasesParts {
  db: Db;
  store: ReleaseStore;
  smokeTest: SmokeTest;
  /** What the api of the site offers; undefined where no server runs. */
  findCalls?: FindCalls | undefined;
}

/** The outcome of every gate for one release. */
export interface CheckResult {
  name: string;
  version: string;
  outcomes: GateOutcome[];
  /** Acknowledged breaking changes; `meant` is the name in the deploy API. */
  meant: string[];
}

/**
 * A rollback skips rendering and may remove routes and slots: its target ran before. A preview skips what a promotion needs beyond
 * working: rendering, accepted changes, approval and freezes.
 */
export interface CheckOptions {
  action: CheckedAction;
  accepted: Accepted;
  /** Also promotes releases that are marked as bad. */
  isForced?: boolean;
  /** Runs every check, also after the first problem. */
  isDryRun?: boolean;
}

export const problemsOf = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ outcomes }) => codedProblems(outcomes));

export const skippedChecksOf = ({ outcomes }: CheckResult): string[] =>
  outcomes.flatMap(({ skippedChecks = [] }) => skippedChecks);

/** Runs all gates on releases that are promoted together; each is checked against the others. */
export async function checkReleases(
  parts: CheckReleasesParts,
  releases: readonly ReleaseManifest[],
  live: LiveManifests,
  checkOptions: CheckOptions,
): Promise<CheckResult[]> {
  const besides = (candidate: ReleaseManifest) =>
    new Map([...live, ...releases.filter((one) => one !== candidate).map(byName)]);
  const rules = await readRules(parts.db);
  const results: CheckResult[] = [];
  for (const release of releases) {
    results.push(
      await checkRelease(parts, release, { besides: besides(release), live, checkOptions, rules }),
    );
  }
  if (checkOptions.action !== 'promote') return results;
  const isRendered = checkOptions.isDryRun === true || problemsOf(results).length === 0;
  const isReady = (_release: ReleaseManifest, index: number): boolean =>
    isRendered && !results[index]?.outcomes.some(isEssentialProblem);
  const ready = releases.filter(isReady);
  const rendered = ready.length > 0 ? await parts.smokeTest(ready, live) : [];
  for (const [index, release] of releases.entries()) {
    const found = rendered[ready.indexOf(release)];
    results[index]?.outcomes.push(renderingOutcome(found));
  }
  return results;
}

/** Dry run of a promotion: every check, with what was accepted for a share that the release has. */
export async function checkPromotion(
  parts: CheckReleasesParts,
  release: ReleaseManifest,
  { accepted, isForced }: { accepted: Accepted; isForced: boolean },
): Promise<CheckResult> {
  const state = await readDeployments(parts.db);
  const [result] = await checkReleases(parts, [release], liveOf(state), {
    ...{ action: 'promote', isForced, isDryRun: true },
    accepted: acceptedWith(accepted, canaryOf(state, release)?.accepted),
  });
  return result as CheckResult;
}

function renderingOutcome(found: SmokeResult | undefined): GateOutcome {
  const skipped = 'skipped: the checks above must pass first';
  if (!found) return outcomeOf('rendering', [], { skipped });
  const { problems, skippedChecks } = found;
  return outcomeOf('rendering', problems, skippedChecks.length > 0 ? { skippedChecks } : {});
}

/** Rendering needs these gates to pass. */
const ESSENTIAL: ReadonlySet<Gate> = new Set<Gate>(['files', 'shell']);

const isEssentialProblem = ({ gate, problems }: GateOutcome): boolean =>
  ESSENTIAL.has(gate) && problems.length > 0;

interface Beside {
  /** Live releases after the change. */
  besides: LiveManifests;
  /** Live releases before the change. */
  live: LiveManifests;
  checkOptions: CheckOptions;
  rules: Rules;
}

async function checkRelease(
  { store, findCalls }: CheckReleasesParts,
  release: ReleaseManifest,
  { besides, live, checkOptions, rules }: Beside,
): Promise<CheckResult> {
  const { name, version } = release;
  const missing = await store.missingUncached(release);
  const before = live.get(name);
  const after = before ? new Map(besides).set(name, before) : besides;
  const { action, accepted, isForced = false } = checkOptions;
  const { problems, acknowledged } = changeProblems(release, after, accepted);
  // A start in development accepts everything.
  const isFree = action === 'promote' && accepted === 'all';
  const held = { release, before, action, isForced };
  const { outcomes, overridden } = isFree
    ? { outcomes: [], overridden: [] }
    : holdOutcomes(rules, held);
  const built = await readBuilt(store, release);
  return {
    ...{ name, version },
    outcomes: [
      outcomeOf(
        'files',
        missing.map(
          (file) => `file ${file} is missing from the file store: publish the same build again`,
        ),
      ),
      ...outcomes,
      ...gateOutcomes(release, besides, { built, grants: isFree ? 'all' : grantsByName(rules) }),
      ...(action === 'promote'
        ? [
            outcomeOf('slots', isFree ? [] : slotProblems(release, besides)),
            ...(isFree ? [] : [await callsOutcome(release, findCalls)]),
            outcomeOf('changes', problems),
          ]
        : []),
    ],
    meant: [...(action === 'promote' ? acknowledged : []), ...overridden],
  };
}

const byName = (manifest: ReleaseManifest) => [manifest.name, manifest] as const;
