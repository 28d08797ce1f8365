import type { Services } from '@dara/backend';
import type { ResponseCache } from '../rendering/response-cache.ts';
import type { DocumentCache } from './document-cache.ts';
import type { LiveSite } from './live-site.ts';
import type { Removed } from './removals.ts';
import type { SharedCachePurge } from './shared-cache-purge.ts';

/** Event channel for changes of public content. */
const CONTENT_TOPIC = 'content';
/** Event channel of the database for records that are no longer public: `{ ids }`. */
const REMOVAL_TOPIC = 'removal';

export interface ContentCaches {
  answers: ResponseCache;
  site: LiveSite;
  documents: DocumentCache;
  sharedCache: SharedCachePurge | undefined;
}

/** Invalidates content caches on changes and removals. Returns a function that unsubscribes. */
export function followContent(
  { events }: Pick<Services, 'events'>,
  { answers, site, documents, sharedCache }: ContentCaches,
): () => void {
  const changed = async (): Promise<boolean> => {
    // First, so that no document is rendered from old responses.
    answers.contentChanged();
    site.contentChanged();
    documents.contentChanged();
    return sharedCache?.purge() ?? true;
  };
  const removed = (what: Removed): Promise<boolean> => {
    documents.removed(what);
    return changed();
  };
  const ends = [
    events.subscribe(CONTENT_TOPIC, changed),
    events.subscribe(REMOVAL_TOPIC, (payload) => removed((payload as { ids: string[] }).ids)),
    events.onGap(() => void removed('everything')),
  ];
  return () => ends.forEach((end) => end());
}
