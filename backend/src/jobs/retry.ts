/** How long, and how often, a job that failed is tried again. */
export interface RetryPolicy {
  /** From the job's making on; after that it has failed for good. 0 for one attempt. */
  forS: number;
  /** Wait before the second attempt; each further wait is twice as long. */
  firstS: number;
  /** No wait is longer. */
  longestS: number;
}

/** As long as a mail server or a store may be away without anything being lost. */
export const RETRY_FOR_A_DAY: RetryPolicy = { forS: 86_400, firstS: 5, longestS: 900 };

/** Doublings beyond which every wait is the longest anyway. */
const DOUBLINGS = 20;

/**
 * Seconds until the next attempt, or null when it was the last. Waits are spread by a half (`random` from 0 to 1),
 * so that what failed together does not come back together.
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
