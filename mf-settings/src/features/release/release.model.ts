import { EVERYTHING, type CheckedRelease, type ReleaseRules } from '@dara/contract';

const SIGNED_IN = / \(signed in\)$/;

/** Who did it: people by their name, tokens by their label. */
export const actorOf = (actor: string): string => actor.replace(SIGNED_IN, '');

/** The freeze that ends last among those that hold a package back. */
export const freezeOf = ({ freezes }: ReleaseRules, name: string) =>
  freezes
    .filter((freeze) => freeze.name === name || freeze.name === EVERYTHING)
    .sort((a, b) => b.until.localeCompare(a.until))[0];

export const isMarked = (
  { marks }: ReleaseRules,
  { name, version }: { name: string; version: string },
  wanted: 'bad' | 'approved',
): boolean =>
  marks.some((one) => one.mark === wanted && one.name === name && one.version === version);

const ACCEPT = /--accept (\S+)$/;

/** What failed in checks, and how it can be overridden. */
export function findingsOf({ outcomes }: CheckedRelease) {
  const failed = outcomes.filter(({ problems }) => problems.length > 0);
  const accept = failed
    .filter(({ code }) => code === 'CHANGE_NOT_ACCEPTED')
    .flatMap(({ problems }) => problems.flatMap((problem) => ACCEPT.exec(problem)?.[1] ?? []));
  const isBad = failed.some(({ code }) => code === 'MARKED_BAD');
  return { failed, accept, isBad, passed: outcomes.length - failed.length };
}
