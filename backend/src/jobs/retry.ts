/** How long and how often a failed job is retried. */
export interface RetryPolicy {
  /** From the creation of the job; after that it has failed permanently. 0 for a single attempt. */
  forS: number;
  /** Delay before the second attempt; each further delay is doubled. */
  firstS: number;
  /** Maximum delay. */
  longestS: number;
}

/** A mail server or store may be unavailable for this long without losing anything. */
export const RETRY_FOR_A_DAY: RetryPolicy = { forS: 86_400, firstS: 5, longestS: 900 };

/** Further doublings always reach the maximum. */
const DOUBLINGS = 20;

/**
 * Seconds until the next attempt, or null after the last. Jitter of up to a half (`random` from 0 to 1) spreads jobs
 * that failed together.
 */
export function retryWait(
  { forS, firstS, longestS }: RetryPolicy,
  job: { retries: number; ageS: number },
  random: number,
): number | null {
  if (job.ageS >= forS) return null;
  const wait = Math.min(longestS, firstS * 2 ** Math.min(job.retries, DOUBLINGS));
  return Math.max(1, Math.round(wait * (0.75 + random / 2)));
}
