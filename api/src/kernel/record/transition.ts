import { AppError } from '@dara/backend';
import { canTransition, type Actor, type Transitions } from '@dara/model';

/**
 * Whether a record has to be moved to a status: not when a second click, or a retry after an answer that was lost, finds
 * it there. Throws `INVALID_TRANSITION` where nobody may, `FORBIDDEN` where others may.
 */
export function requireTransition<Status extends string>(
  transitions: Transitions<Status>,
  from: Status,
  to: Status,
  actors: readonly Actor[],
): boolean {
  const sources = Object.keys(transitions) as Status[];
  const mayBring = sources.some((source) => canTransition(transitions, source, to, actors));
  if (from === to && mayBring) return false;
  if (!transitions[from][to]) throw new AppError('INVALID_TRANSITION');
  if (!canTransition(transitions, from, to, actors)) throw new AppError('FORBIDDEN');
  return true;
}
