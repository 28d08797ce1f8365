import { AppError, type Identity } from '@dara/backend';
import PQueue from 'p-queue';
import { isStaff } from '../../../kernel/schema/permission.ts';

/** Each card in progress holds its images in memory. */
const AT_ONCE = 2;
const MAX_WAITING = 200;
const RETRY_AFTER_S = 2;

/** Priority of a waiting card: higher first, then in order of arrival. */
export const PRIORITY = { pending: 0, usual: 1, staff: 2 } as const;

export interface Requester {
  priority: number;
  /** Aborted when the asker has left. */
  signal: AbortSignal;
}

/**
 * Prints two cards at a time by default; an aborted request leaves the queue, and running work without a client stops
 * at its next step.
 */
export class CardQueue {
  readonly #queue: PQueue;

  constructor(atOnce = AT_ONCE) {
    this.#queue = new PQueue({ concurrency: atOnce });
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#queue.pending, waiting: this.#queue.size };
  }

  run<T>({ priority, signal }: Requester, make: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#queue.size >= MAX_WAITING) {
      throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
    }
    return this.#queue.add(() => make(signal), { priority, signal });
  }
}

/** Staff work for all talents and come first; unapproved talents, who may be any visitor, come last. */
export function priorityOf(
  { permission }: Pick<Identity, 'permission'>,
  talentStatus: string | undefined,
): number {
  if (isStaff({ permission })) return PRIORITY.staff;
  return permission === 'Talent' && talentStatus !== 'Approved' ? PRIORITY.pending : PRIORITY.usual;
}
