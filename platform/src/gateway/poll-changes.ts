import type { Logger } from '@dara/backend';
import type { LiveSite } from './live-site.ts';

/** How long a change of what is live may go unnoticed where no word of it arrives. */
const EVERY_MS = 5000;

/**
 * Looks every few seconds whether what is live has changed: a connection that is cut hides the word of it. Each
 * gateway looks for itself, so it is no job. Answers how to end it.
 */
export function pollChanges(
  site: Pick<LiveSite, 'refreshIfChanged'>,
  log: Pick<Logger, 'debug'>,
  everyMs = EVERY_MS,
): () => void {
  const look = (): void => {
    // While the database is away what is served stays; others say that it is.
    site.refreshIfChanged().catch((error: Error) => log.debug({ err: error }, 'not looked'));
  };
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}
