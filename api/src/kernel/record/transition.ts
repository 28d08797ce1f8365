import { AppError } from '@dara/backend';
import { canTransition, type Actor, type Transitions } from '@dara/model';

/**
 * Whether a record must change its status: false when a double click or a retry finds it done. Throws
 * `INVALID_TRANSITION` when no role may, `FORBIDDEN` when other roles may.
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
