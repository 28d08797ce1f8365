import type { ReleaseManifest } from '@dara/contract';
import { readBuilt } from './built-facts.ts';
import { changeProblems, type Accepted } from './gate-changes.ts';
import { gateOutcomes, type GateOutcome, type LiveManifests } from './gate.ts';
import type { ReleaseStore } from './release-store.ts';

/** Renders a release's pages beside what is live; answers what went wrong and what was not tried, one line each. */
export type SmokeTest = (
  candidate: ReleaseManifest,
  live: ReadonlyMap<string, ReleaseManifest>,
) => Promise<{ problems: string[]; skippedChecks: string[] }>;

export interface JudgeParts {
  store: ReleaseStore;
  smokeTest: SmokeTest;
}

/** What every gate says of one release. */
export interface Verdict {
  name: string;
  version: string;
  outcomes: GateOutcome[];
  /** What it takes away on purpose. */
  meant: string[];
}

/** How much is looked at: a way back renders nothing and may take things away, since what it leads to ran before. */
export interface Judging {
  action: 'promote' | 'rollback';
  accepted: Accepted;
  /** Everything is looked at, whatever is wrong already. */
  isDryRun?: boolean;
}

export const problemsOf = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ outcomes }) => outcomes.flatMap(({ problems }) => problems));

export const untriedOf = ({ outcomes }: Verdict): string[] =>
  outcomes.flatMap(({ skippedChecks = [] }) => skippedChecks);

/** Asks every gate about releases that are to go live at once. Releases are judged beside each other. */
export async function checkReleases(
  parts: JudgeParts,
  releases: readonly ReleaseManifest[],
  live: LiveManifests,
  judging: Judging,
): Promise<Verdict[]> {
  const besides = (candidate: ReleaseManifest) =>
    new Map([...live, ...releases.filter((one) => one !== candidate).map(byName)]);
  const verdicts: Verdict[] = [];
  for (const release of releases) {
    verdicts.push(await judged(parts, release, { besides: besides(release), live, judging }));
  }
  if (judging.action === 'rollback') return verdicts;
  const isRendered = judging.isDryRun === true || problemsOf(verdicts).length === 0;
  for (const [index, release] of releases.entries()) {
    const { outcomes } = verdicts[index] as Verdict;
    const cannot = outcomes.some(
      ({ gate, problems }) => ESSENTIAL.has(gate) && problems.length > 0,
    );
    if (!isRendered || cannot) {
      const skipped = 'not tried: the gates above come first';
      outcomes.push({ gate: 'rendering', problems: [], skipped });
    } else {
      const { problems, skippedChecks } = await parts.smokeTest(release, besides(release));
      outcomes.push({
        gate: 'rendering',
        problems,
        ...(skippedChecks.length > 0 ? { skippedChecks } : {}),
      });
    }
  }
  return verdicts;
}

/** Without these nothing can be rendered. */
const ESSENTIAL = new Set(['files', 'shell']);

interface Beside {
  /** What will be live beside it. */
  besides: LiveManifests;
  /** What is live before. */
  live: LiveManifests;
  judging: Judging;
}

async function judged(
  { store }: JudgeParts,
  release: ReleaseManifest,
  { besides, live, judging }: Beside,
): Promise<Verdict> {
  const { name, version } = release;
  const missing = await store.missingUncached(release);
  const before = live.get(name);
  const after = before ? new Map(besides).set(name, before) : besides;
  const { problems, meant } = changeProblems(release, after, judging.accepted);
  return {
    ...{ name, version },
    outcomes: [
      {
        gate: 'files',
        problems: missing.map((file) => `file ${file} is missing from the file store`),
      },
      ...gateOutcomes(release, besides, await readBuilt(store, release)),
      ...(judging.action === 'promote' ? [{ gate: 'changes', problems }] : []),
    ],
    meant: judging.action === 'promote' ? meant : [],
  };
}

const byName = (manifest: ReleaseManifest) => [manifest.name, manifest] as const;
