import type { Accepted } from './gate-changes.ts';

/** A published release; the newest of its name without a version. */
export interface WantedRelease {
  name: string;
  version?: string | undefined;
}

/** In whose name, and which changes are meant, see `gate-changes.ts`. */
export interface PromoteOptions {
  actor?: string;
  accept?: Accepted;
}

export interface RollbackOptions {
  actor?: string;
  isForced?: boolean;
}
