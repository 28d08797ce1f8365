import type { Accepted } from './gate-changes.ts';

/** A published release; without a version the newest of its name. */
export interface WantedRelease {
  name: string;
  version?: string | undefined;
}

/** The actor, and accepted changes, see `gate-changes.ts`. */
export interface PromoteOptions {
  actor?: string;
  accept?: Accepted;
  /** Does not record a refusal: the caller promotes the releases in another way. */
  isAttempt?: boolean;
}

export interface RollbackOptions {
  actor?: string;
  isForced?: boolean;
}
