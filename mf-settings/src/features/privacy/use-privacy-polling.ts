import { useEffect } from 'react';
import type { PrivacyRecord } from '../../api/generated.ts';

/** An erasure takes seconds; whoever began it sees it end. */
const POLL_MS = 2000;

interface Query {
  data?: PrivacyRecord | undefined;
  refetch: () => unknown;
}

/** Asks again for as long as an erasure runs. */
export function usePrivacyPolling({ data, refetch }: Query): void {
  const isRunning = data?.status === 'Running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
}
