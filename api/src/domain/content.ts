import type { Services } from '@dara/backend';

/** What a change of public content touched; told to every instance after the write is committed. */
export interface ContentChange {
  entity:
    'talent' | 'news' | 'job' | 'client' | 'tag' | 'image' | 'business' | 'page' | 'everything';
  id?: string;
}

export const CONTENT_CHANNEL = 'content';

/**
 * To be called after each committed write of something that lists or pages show. Never rejects: what was written
 * stands whether or not the others hear of it.
 */
export async function contentChanged(
  { events, log }: Pick<Services, 'events' | 'log'>,
  change: ContentChange,
): Promise<void> {
  try {
    await events.publish(CONTENT_CHANNEL, change);
  } catch (error) {
    log.error({ err: error, ...change }, 'instances were not told of a change of content');
  }
}

/** Calls back on every change of content, here or on another instance, and when some may have been missed. */
export function onContentChange(
  { events }: Pick<Services, 'events'>,
  handler: () => void,
): () => void {
  const ends = [events.subscribe(CONTENT_CHANNEL, handler), events.onGap(handler)];
  return () => ends.forEach((end) => end());
}
