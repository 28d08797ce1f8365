import { EVERYTHING, type ReleaseManifest } from '@dara/contract';
import { outcomeOf, type CheckedAction, type GateOutcome } from './gate-outcome.ts';
import type { Rules } from './rules.repository.ts';

interface Held {
  release: ReleaseManifest;
  /** The live release, whose demand for an approval holds too. */
  before: ReleaseManifest | undefined;
  action: CheckedAction;
  /** Promotes a release that is marked as bad. */
  isForced: boolean;
}

/** Whether a release needs an approval: it or the live one asks for it. */
export const needsApproval = (...releases: (ReleaseManifest | undefined)[]): boolean =>
  releases.some((one) => one?.declaration?.approval);

/** Decisions that hold a release back, and those that were overridden. */
export function holdOutcomes(
  { freezes, marks }: Rules,
  { release, before, action, isForced }: Held,
): { outcomes: GateOutcome[]; overridden: string[] } {
  const { name, version } = release;
  const of = (wanted: 'bad' | 'approved') =>
    marks.find((one) => one.mark === wanted && one.name === name && one.version === version);
  const bad = of('bad');
  const badText = bad && `${name} ${version} is marked as bad by ${bad.actor}: ${bad.reason}`;
  const marked = outcomeOf(
    'marked as bad',
    badText && !isForced ? [`${badText}; --force overrides it`] : [],
  );
  const overridden = badText && isForced ? [badText] : [];
  if (action !== 'promote') return { outcomes: [marked], overridden };
  const frozen = freezes
    .filter((freeze) => freeze.name === name || freeze.name === EVERYTHING)
    .map(({ name: what, until, actor, reason }) => {
      const whose = what === EVERYTHING ? 'everything' : what;
      const end = `until ${until.toISOString()} by ${actor}: ${reason}`;
      return `${whose} is frozen ${end}; "dara freeze ${what === EVERYTHING ? '' : `${what} `}--lift" ends it`;
    });
  const unapproved = `${name} ${version} has no approval: someone other than its publisher runs "dara approve ${name}@${version}"`;
  return {
    outcomes: [
      marked,
      outcomeOf('freeze', frozen),
      outcomeOf('approval', needsApproval(release, before) && !of('approved') ? [unapproved] : []),
    ],
    overridden,
  };
}
