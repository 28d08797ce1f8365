import { EVERYTHING, NONE, shortRevision } from '@dara/contract';
import type { CheckResult, Deployment } from '../registry/registry.ts';
import type { ListedRelease } from '../registry/listed-releases.repository.ts';
import type { RegistryEvent } from '../registry/history.repository.ts';
import type { Removal } from '../registry/retention.ts';
import type { Rules } from '../registry/rules.repository.ts';

/** `2026-11-23 09:15`, in UTC like logs. */
export const minuteOf = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

const DONE: Record<RegistryEvent['action'], string> = {
  publish: 'published',
  promote: 'promoted',
  rollback: 'rolled back to',
  share: 'shared',
  refuse: 'refused',
  withdraw: 'withdrew',
  grant: 'grants of',
  freeze: 'freeze of',
  mark: 'marked as bad',
  approve: 'approved',
};

/** The action, and below it the reasons of a refusal. */
export function historyLines(event: RegistryEvent): string[] {
  const { at, action, name, version, revision, previous, actor, builder, reason } = event;
  const ofRelease = version !== NONE;
  const release = ofRelease ? `${name} ${version}` : name;
  const what = `${minuteOf(at)}  ${DONE[action].padEnd(14)} ${release}`;
  const facts = [
    ...(previous ? [`before: ${previous}`] : []),
    ...(ofRelease ? [`revision ${shortRevision(revision)}`] : []),
    ...(builder ? [`built by ${builder}`] : []),
    `by ${actor}`,
  ];
  return [
    `${what}  (${facts.join(', ')})`,
    ...(reason ? [`    reason: ${reason}`] : []),
    ...event.problems.map((problem) => `    - ${problem}`),
    ...event.skipped.map((line) => `    passed over: ${line}`),
  ];
}

/** Every check with its result. */
export function checkResultLines({ name, version, outcomes, meant }: CheckResult): string[] {
  return [
    `${name} ${version}`,
    ...outcomes.flatMap(({ gate, code, problems, skipped, skippedChecks = [] }) => [
      problems.length > 0
        ? // A site of an older release sends no codes.
          `  refused  ${gate}${code ? ` (${code})` : ''}`
        : skipped
          ? `  -        ${gate}: ${skipped}`
          : `  ok       ${gate}`,
      ...problems.map((problem) => `    - ${problem}`),
      ...skippedChecks.map((line) => `    skipped: ${line}`),
    ]),
    ...meant.map((change) => `  meant    ${change}`),
  ];
}

/** The promoted releases, how to roll back, forced checks and skipped checks. */
export function deploymentLines({
  name,
  live,
  previous,
  skipped = [],
  skippedChecks = [],
  canary,
}: Deployment): string[] {
  const back = `"dara rollback ${name}"`;
  return [
    canary
      ? `${name} ${canary.version} is live for ${canary.share} % of the visitors, ${live} for the others; ${back} ends it`
      : `${name} ${live} is live${previous ? `; ${back} goes back to ${previous}` : ''}`,
    ...(canary?.everyS
      ? [`  then ${stepsText(canary.steps)}, every ${canary.everyS / 60} min`]
      : []),
    ...skipped.map((line) => `  passed over: ${line}`),
    ...skippedChecks.map((line) => `  skipped: ${line}`),
  ];
}

/** Removed releases, or those of a dry run, and the freed space. */
export function removalLines({ releases, files, bytes }: Removal, isDryRun: boolean): string[] {
  if (releases.length === 0) return ['Every release is used, or younger than 30 days'];
  const room = `${files} files, ${(bytes / 1_000_000).toFixed(1)} MB`;
  return [
    ...releases.map(
      ({ name, version, publishedAt }) =>
        `  ${name} ${version}, published ${minuteOf(publishedAt)}`,
    ),
    `${releases.length} releases ${isDryRun ? 'would be' : 'were'} removed (${room})`,
  ];
}

/** Grants, freezes and marks, one per line. */
export function ruleLines({ grants, freezes, marks }: Rules): string[] {
  const decided = ({
    actor,
    at,
    reason,
  }: Pick<Rules['grants'][number], 'actor' | 'at' | 'reason'>) =>
    `(by ${actor}, ${minuteOf(at)}${reason ? `: ${reason}` : ''})`;
  return [
    ...grants.map((grant) => `${grant.name} is granted ${grant.need}  ${decided(grant)}`),
    ...freezes.map((freeze) => {
      const what = freeze.name === EVERYTHING ? 'everything' : freeze.name;
      return `${what} is frozen until ${minuteOf(freeze.until)}  ${decided(freeze)}`;
    }),
    ...marks.map((mark) => `${mark.name} ${mark.version} is ${mark.mark}  ${decided(mark)}`),
  ];
}

const MARKED = { live: '*', previous: '-', canary: '%', published: ' ' };

/** All releases, one per line. */
export const releaseLines = (releases: readonly ListedRelease[]): string[] => [
  ...releases.map(({ name, version, state, revision, publishedAt }) =>
    [
      `${MARKED[state]} ${name.padEnd(14)} ${version.padEnd(26)}`,
      `${minuteOf(publishedAt)}  ${shortRevision(revision)}`,
    ].join(' '),
  ),
  '* live   - previous   % live for some visitors',
];

export interface PackageStatus {
  name: string;
  live: ListedRelease | null;
  previous: ListedRelease | null;
  /** What some visitors get in place of the live release. */
  canary: ListedRelease | null;
  /** The release that was published last, if it was never live. */
  waiting: ListedRelease | null;
  frozenUntil: Date | null;
  grants: string[];
  marks: { version: string; mark: 'bad' | 'approved'; reason: string }[];
}

const published = ({ publishedAt, revision }: ListedRelease): string =>
  `published ${minuteOf(publishedAt)}, revision ${shortRevision(revision)}`;

const stepsText = (steps: readonly number[]): string => steps.map((one) => `${one} %`).join(', ');

function canaryLines({ version, canary }: ListedRelease): string[] {
  if (!canary) return [];
  const { share, steps, nextAt, startedAt } = canary;
  const then = nextAt ? `; ${stepsText(steps)} from ${minuteOf(nextAt)} on` : '';
  return [
    `  ${version} is live for ${share} % of the visitors since ${minuteOf(startedAt)}${then}`,
  ];
}

/** What is live, and below it what else is known of the package. */
export function statusLines(status: PackageStatus): string[] {
  const { name, live, previous, canary, waiting, frozenUntil, grants, marks } = status;
  return [
    live ? `${name} ${live.version} is live (${published(live)})` : `${name} is not live`,
    ...(canary ? canaryLines(canary) : []),
    ...(waiting ? [`  waiting: ${waiting.version} (${published(waiting)})`] : []),
    ...(previous ? [`  before: ${previous.version}`] : []),
    ...(frozenUntil ? [`  frozen until ${minuteOf(frozenUntil)}`] : []),
    ...(grants.length > 0 ? [`  granted: ${grants.join(', ')}`] : []),
    ...marks.map(({ version, mark, reason }) => {
      const what = mark === 'bad' ? 'marked as bad' : 'approved';
      return `  ${version} is ${what}${reason ? `: ${reason}` : ''}`;
    }),
  ];
}
