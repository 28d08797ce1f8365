import { useMemo } from 'react';
import { NONE, SHORTLIST_MAX, readIds, useShortlistIds, writeIds } from './shortlist-store.ts';

/** Storage key of the notes by id; written by the page of the shortlist. */
export const NOTES_KEY = 'shortlist-notes';

/** A note goes with its star. */
function removeNotesOfOthers(ids: readonly string[]): void {
  const notes = localStorage.getItem(NOTES_KEY);
  if (!notes) return;
  let left: [string, unknown][] = [];
  try {
    left = Object.entries(JSON.parse(notes) as object).filter(([id]) => ids.includes(id));
  } catch {
    // Nothing is left of damaged notes.
  }
  localStorage.setItem(NOTES_KEY, JSON.stringify(Object.fromEntries(left)));
}

function keep(ids: readonly string[]): void {
  writeIds(ids);
  try {
    removeNotesOfOthers(ids);
  } catch {
    // Without storage there are no notes in it.
  }
}

/** The shortlist of this device, and how it is changed. */
export function useShortlist() {
  const ids = useShortlistIds();
  return useMemo(
    () => ({
      isKnown: ids !== undefined,
      ids: ids ?? NONE,
      has: (id: string) => Boolean(ids?.includes(id)),
      /** Adds as many as there is room for; answers how many there was none for. */
      add: (more: readonly string[]): number => {
        const now = readIds();
        const fresh = more.filter((id) => !now.includes(id));
        const room = Math.max(0, SHORTLIST_MAX - now.length);
        keep([...now, ...fresh.slice(0, room)]);
        return Math.max(0, fresh.length - room);
      },
      replace: keep,
      remove: (some: readonly string[]) => keep(readIds().filter((id) => !some.includes(id))),
      /** Puts these ids into another order; those that are not given stay where they are. */
      arrange: (order: readonly string[]) => {
        const now = readIds();
        const moved = order.filter((id) => now.includes(id));
        keep(now.map((id) => (order.includes(id) ? moved.shift()! : id)));
      },
      /** Restores removed ids in their old order, before ids added by another tab. */
      restore: (before: readonly string[]) => {
        const since = readIds().filter((id) => !before.includes(id));
        keep([...before, ...since].slice(0, SHORTLIST_MAX));
      },
    }),
    [ids],
  );
}
