import type { ReleaseManifest } from '@dara/contract';
import { readBuilt } from './built-facts.ts';
import { changeProblems, type Accepted } from './gate-changes.ts';
import { gateOutcomes, type GateOutcome, type LiveManifests } from './gate.ts';
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
  store: ReleaseStore;
  smokeTest: SmokeTest;
}

/** The outcome of every gate for one release. */
export interface CheckResult {
  name: string;
  version: string;
  outcomes: GateOutcome[];
  /** Acknowledged breaking changes; `meant` is the name in the deploy API. */
  meant: string[];
}

/** A rollback skips rendering and may remove routes: its target ran before. */
export interface CheckOptions {
  action: 'promote' | 'rollback';
  accepted: Accepted;
  /** Runs every check, also after the first problem. */
  isDryRun?: boolean;
}

export const problemsOf = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ outcomes }) => outcomes.flatMap(({ problems }) => problems));

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
  const results: CheckResult[] = [];
  for (const release of releases) {
    results.push(
      await checkRelease(parts, release, { besides: besides(release), live, checkOptions }),
    );
  }
  if (checkOptions.action === 'rollback') return results;
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

function renderingOutcome(found: SmokeResult | undefined): GateOutcome {
  const gate = 'rendering';
  if (!found) return { gate, problems: [], skipped: 'skipped: the checks above must pass first' };
  const { problems, skippedChecks } = found;
  return { gate, problems, ...(skippedChecks.length > 0 ? { skippedChecks } : {}) };
}

/** Rendering needs these gates to pass. */
const ESSENTIAL = new Set(['files', 'shell']);

const isEssentialProblem = ({ gate, problems }: GateOutcome): boolean =>
  ESSENTIAL.has(gate) && problems.length > 0;

interface Beside {
  /** Live releases after the change. */
  besides: LiveManifests;
  /** Live releases before the change. */
  live: LiveManifests;
  checkOptions: CheckOptions;
}

async function checkRelease(
  { store }: CheckReleasesParts,
  release: ReleaseManifest,
  { besides, live, checkOptions }: Beside,
): Promise<CheckResult> {
  const { name, version } = release;
  const missing = await store.missingUncached(release);
  const before = live.get(name);
  const after = before ? new Map(besides).set(name, before) : besides;
  const { problems, acknowledged } = changeProblems(release, after, checkOptions.accepted);
  return {
    ...{ name, version },
    outcomes: [
      {
        gate: 'files',
        problems: missing.map((file) => `file ${file} is missing from the file store`),
      },
      ...gateOutcomes(release, besides, await readBuilt(store, release)),
      ...(checkOptions.action === 'promote' ? [{ gate: 'changes', problems }] : []),
    ],
    meant: checkOptions.action === 'promote' ? acknowledged : [],
  };
}

const byName = (manifest: ReleaseManifest) => [manifest.name, manifest] as const;
