import type { Logger } from '@dara/backend';
import type { LiveSite } from './live-site.ts';

/** Longest delay of a change of live releases whose event is lost. */
const EVERY_MS = 5000;

/**
 * Polls for changes of live releases, because a broken connection loses events. Each gateway polls for itself, so it is
 * not a job. Returns a function that stops.
 */
export function pollChanges(
  site: Pick<LiveSite, 'refreshIfChanged'>,
  log: Pick<Logger, 'debug'>,
  everyMs = EVERY_MS,
): () => void {
  const look = (): void => {
    // Without the database the served state stays; readiness reports it.
    site
      .refreshIfChanged()
      .catch((error: Error) => log.debug({ err: error }, 'failed to poll for changes'));
  };
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}
