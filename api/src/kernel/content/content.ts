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
/** What was public and is no more. Triggers publish it (`migrations/baseline/removals.ts`), so no write can leave it out. */
const REMOVAL_CHANNEL = 'removal';

/**
 * To be called in the transaction of each write of something that lists or pages show: at its commit, and only then,
 * every instance is told. Where the transaction removed something, its request is answered after all of them dropped it.
 * Without a transaction, as by commands, it is told at once.
 */
export async function contentChanged(
  { events }: Pick<Services, 'events'>,
  change: ContentChange,
  trx?: Db,
): Promise<void> {
  await events.publish(CONTENT_CHANNEL, change, trx);
  if (trx) await events.announce(REMOVAL_CHANNEL, trx);
}

/** Calls back on every change of content, here or on another instance, and when some may have been missed. */
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
