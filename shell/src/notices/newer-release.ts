import { LIVE_NAMES_MAX, LIVE_PATH, type LiveAnswer } from '@dara/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../site/services.ts';

const POLL_MS = 60_000;
const AT_MOST_EVERY_MS = 10_000;

async function askGateway(of: readonly string[], signal: AbortSignal): Promise<LiveAnswer> {
  const query = of.length > 0 ? `?of=${of.join(',')}` : '';
  // oxlint-disable-next-line no-restricted-globals -- not a call of the api: the registry's own word
  const response = await fetch(LIVE_PATH + query, { signal });
  if (!response.ok) throw new Error(`${LIVE_PATH} answered ${response.status}`);
  return (await response.json()) as LiveAnswer;
}

type AskNewer = (used: Record<string, string>, signal: AbortSignal) => Promise<string | null>;

/** Requests the revision only, and the releases only when it differs from the last one. */
function createQuestion(ownRevision: string): AskNewer {
  let judged = { by: '', newer: null as string | null };
  return async (used, signal) => {
    const { revision } = await askGateway([], signal);
    if (revision === ownRevision) return null;
    const names = Object.keys(used).sort().slice(0, LIVE_NAMES_MAX);
    const byNow = (live: string): string => [live, ...names].join(' ');
    if (judged.by !== byNow(revision)) {
      // A cache may return the previous live revision.
      const answer = await askGateway(names, signal);
      const changed = names.filter((name) => answer.releases?.[name] !== used[name]);
      const newer = changed.map((name) => `${name}@${answer.releases?.[name] ?? ''}`).join(' ');
      judged = { by: byNow(answer.revision), newer: newer || null };
    }
    return judged.newer;
  };
}

/**
 * Live releases newer than those loaded by this tab, of the shell or a remote. Polled by a visible tab, once a minute
 * and on return to it.
 */
export function useNewerRelease(): string | null {
  const { snapshot, usedReleases } = useServices();
  const { revision, preview } = snapshot;
  const [newer, setNewer] = useState<string | null>(null);
  useEffect(() => {
    // A preview differs from what is live on purpose.
    if (preview) return;
    let askedAt = Date.now();
    const controller = new AbortController();
    const question = createQuestion(revision);
    const ask = async () => {
      if (document.hidden || !navigator.onLine || Date.now() - askedAt < AT_MOST_EVERY_MS) return;
      askedAt = Date.now();
      try {
        setNewer(await question(usedReleases(), controller.signal));
      } catch {
        // Retried later; the tab continues with its releases.
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
  }, [revision, preview, usedReleases]);
  return newer;
}
