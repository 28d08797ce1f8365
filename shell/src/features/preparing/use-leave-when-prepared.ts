import { LIVE_PATH, type LiveAnswer } from '@dara/contract';
import { useEffect } from 'react';
import { useServices } from '../../site/services.ts';

const POLL_MS = 2000;

/** Polls the live releases, and reloads the page when they change. */
export function useLeaveWhenPrepared(): void {
  const { snapshot, leave } = useServices();
  const { revision } = snapshot;
  useEffect(() => {
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      // oxlint-disable-next-line no-restricted-globals -- not a call of the api: the registry's own word
      const response = await fetch(LIVE_PATH, { signal: controller.signal, cache: 'no-store' });
      const answer = (await response.json()) as LiveAnswer;
      if (!response.ok || answer.revision === revision || controller.signal.aborted) return;
      clearInterval(timer);
      leave(location.pathname + location.search + location.hash);
    };
    // Polls again after every response or failure.
    const timer = setInterval(() => void ask().catch(() => undefined), POLL_MS);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [revision, leave]);
}
