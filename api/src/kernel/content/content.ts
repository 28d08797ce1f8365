import type { Db, Services } from '@dara/backend';

/** What a write of public content changed; published to every instance at commit. */
export interface ContentChange {
  entity:
    | 'talent'
    | 'news'
    | 'job'
    | 'client'
    | 'tag'
    | 'image'
    | 'business'
    | 'page'
    | 'site'
    | 'everything';
  id?: string;
}

export const CONTENT_CHANNEL = 'content';
/**
 * Content that is not public any more. Published by triggers (`migrations/baseline/removals.ts`), so no write can omit
 * it.
 */
const REMOVAL_CHANNEL = 'removal';

/**
 * Call it in the transaction of each write of public content: at commit, and only then, every instance is notified. If
 * the transaction removed content, its request ends only after all of them dropped it. Without a transaction, as in
 * commands, instances are notified immediately.
 */
export async function contentChanged(
  { events }: Pick<Services, 'events'>,
  change: ContentChange,
  trx?: Db,
): Promise<void> {
  await events.publish(CONTENT_CHANNEL, change, trx);
  if (trx) await events.announce(REMOVAL_CHANNEL, trx);
}

/** Subscribes to changes of content on any instance; also called when some may have been missed. */
export function onContentChange(
  { events }: Pick<Services, 'events'>,
  handler: () => void,
): () => void {
  const ends = [events.subscribe(CONTENT_CHANNEL, handler), events.onGap(handler)];
  return () => ends.forEach((end) => end());
}

/** Calls back when something was removed, here or on another instance, and when that may have been missed. */
export function onRemoval({ events }: Pick<Services, 'events'>, handler: () => void): () => void {
  const ends = [events.subscribe(REMOVAL_CHANNEL, handler), events.onGap(handler)];
  return () => ends.forEach((end) => end());
}
