import { invalid, RegistryError } from './registry-error.ts';
import type { Share } from './canary.repository.ts';
import type { Accepted } from './gate-changes.ts';
import { withCanary, type DeploymentState } from './registry.repository.ts';

/** Shares are kept in hundredths of a percent. */
const SMALLEST = 0.01;

/** Throws a RegistryError (400) for shares that are no steps from some visitors to all. */
export function requireShare({ percent, steps = [], everyS }: Share): void {
  const all = [percent, ...steps];
  if (all.some((one) => !(one >= SMALLEST && one <= 100)) || percent === 100)
    throw invalid(
      'A share is a number of percent between 0 and 100: promote without a share for all',
    );
  if (all.some((one, at) => at > 0 && one <= (all[at - 1] ?? 0)))
    throw invalid('Each step must be larger than the one before it');
  if (steps.length > 0 !== (everyS !== undefined))
    throw invalid('Steps and the time between them belong together');
}

/** Throws a RegistryError (409) where a release cannot go live beside the live one. */
export function requireRoom(
  { name, version }: { name: string; version: string },
  state: DeploymentState,
): void {
  const refuse = (code: string, message: string) => new RegistryError(409, code, message);
  const live = state.deployed.get(name)?.live.version;
  if (live === undefined)
    throw refuse(
      'SHARE_IMPOSSIBLE',
      `${name} has no live release beside which ${version} could have a share`,
    );
  if (live === version)
    throw refuse('SHARE_IMPOSSIBLE', `${name} ${version} is live for all visitors`);
  const running = withCanary(state)?.canary;
  if (!running || running.manifest.name === name) return;
  const { name: other, version: otherVersion } = running.manifest;
  throw refuse(
    'CANARY_RUNNING',
    `${other} ${otherVersion} is live for ${running.share} % of visitors, and one release at a time has a share: promote it or roll it back first`,
  );
}

/** The canary of this release. */
export function canaryOf(
  { deployed }: DeploymentState,
  { name, version }: { name: string; version: string },
) {
  const canary = deployed.get(name)?.canary;
  return canary?.manifest.version === version ? canary : undefined;
}

/** Changes that were accepted for a share stay accepted. */
export const acceptedWith = (accepted: Accepted, before: Accepted = []): Accepted =>
  accepted === 'all' || before === 'all' ? 'all' : [...new Set([...before, ...accepted])];

/** For the history. */
export function shareText({ percent, steps = [], everyS = 0 }: Share, reason = ''): string {
  const then = steps.length > 0 ? `, then ${steps.join(', ')} % every ${everyS / 60} min` : '';
  return `${percent} %${then}${reason && `: ${reason}`}`;
}
