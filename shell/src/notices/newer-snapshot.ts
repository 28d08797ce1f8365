import { SNAPSHOT_PATH, type RegistrySnapshot } from '@dara/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../app/services.ts';

const POLL_MS = 60_000;
const AT_MOST_EVERY_MS = 10_000;

/**
 * The revision of a snapshot newer than this tab's, once there is one. Asked for gently: a visible
 * tab, once a minute and on return to it, with the browser's own revalidation by ETag.
 */
export function useNewerSnapshot(): string | null {
  const { snapshot } = useServices();
  const [revision, setRevision] = useState<string | null>(null);
  useEffect(() => {
    let askedAt = Date.now();
    const controller = new AbortController();
    const ask = async () => {
      if (document.hidden || !navigator.onLine || Date.now() - askedAt < AT_MOST_EVERY_MS) return;
      askedAt = Date.now();
      try {
        // eslint-disable-next-line no-restricted-globals -- not a call of the api: the registry's own document
        const response = await fetch(SNAPSHOT_PATH, {
          cache: 'no-cache',
          signal: controller.signal,
        });
        if (!response.ok) return;
        const live = (await response.json()) as RegistrySnapshot;
        setRevision(live.revision === snapshot.revision ? null : live.revision);
      } catch {
        // Asked again later; the tab works on with what it has.
      }
    };
    const handleReturn = () => void ask();
    const timer = setInterval(handleReturn, POLL_MS);
    window.addEventListener('focus', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      controller.abort();
      clearInterval(timer);
      window.removeEventListener('focus', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [snapshot]);
  return revision;
}
