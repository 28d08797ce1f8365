import type { Services } from '@dara/backend';

/** What a change of public content touched; told to every instance after the write is committed. */
export interface ContentChange {
  entity:
    'talent' | 'news' | 'job' | 'client' | 'tag' | 'image' | 'business' | 'page' | 'everything';
  id?: string;
}

export const CONTENT_CHANNEL = 'content';

/** To be called after each committed write of something that lists or pages show. */
export async function contentChanged(
  { events }: Pick<Services, 'events'>,
  change: ContentChange,
): Promise<void> {
  await events.publish(CONTENT_CHANNEL, change);
}

/** Calls back on every change of content, here or on another instance, and when some may have been missed. */
export function onContentChange(
  { events }: Pick<Services, 'events'>,
  handler: () => void,
): () => void {
  const ends = [events.subscribe(CONTENT_CHANNEL, handler), events.onGap(handler)];
  return () => ends.forEach((end) => end());
}
