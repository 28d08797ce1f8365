import type { Db, Services } from '@dara/backend';

/** What a change of public content touched; told to every instance once the write is committed. */
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
 * To be called in the transaction of each write of something that lists or pages show: at its commit, and only then,
 * every instance is told. Without one, as by commands, it is told at once.
 */
export function contentChanged(
  { events }: Pick<Services, 'events'>,
  change: ContentChange,
  trx?: Db,
): Promise<void> {
  return events.publish(CONTENT_CHANNEL, change, trx);
}

/** Calls back on every change of content, here or on another instance, and when some may have been missed. */
export function onContentChange(
  { events }: Pick<Services, 'events'>,
  handler: () => void,
): () => void {
  const ends = [events.subscribe(CONTENT_CHANNEL, handler), events.onGap(handler)];
  return () => ends.forEach((end) => end());
}
