import { SHORTLIST_LIMITS } from '@dara/model';
import { useMemo, useSyncExternalStore } from 'react';

/** Storage key of the ids; shared by all tabs. */
export const SHORTLIST_KEY = 'shortlist';
/** Storage key of the notes by id; written by the page of the shortlist. */
export const NOTES_KEY = 'shortlist-notes';
/** Maximum number of ids in a link and an api request. */
export const SHORTLIST_MAX = SHORTLIST_LIMITS.talents;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NONE: readonly string[] = [];

let known: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** Valid ids without duplicates, limited to the size of a shortlist. */
export function cleanIds(values: readonly unknown[]): string[] {
  const ids = values.filter((value): value is string => typeof value === 'string');
  return [...new Set(ids.map((id) => id.trim().toLowerCase()))]
    .filter((id) => ID.test(id))
    .slice(0, SHORTLIST_MAX);
}

function stored(): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? '[]');
    return Array.isArray(value) ? cleanIds(value) : NONE;
  } catch {
    return undefined;
  }
}

/** Reads the stored ids, and notifies listeners of a difference. */
function refresh(): void {
  const next = stored() ?? known ?? NONE;
  if (known && next.join() === known.join()) return;
  known = next;
  for (const listener of listeners) listener();
}

function current(): readonly string[] {
  return (known ??= stored() ?? NONE);
}

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
  try {
    localStorage.setItem(SHORTLIST_KEY, JSON.stringify(ids));
    removeNotesOfOthers(ids);
  } catch {
    // Without storage the list lives as long as this tab.
  }
  known = ids;
  for (const listener of listeners) listener();
}

function handleStorage({ key }: StorageEvent): void {
  if (key === SHORTLIST_KEY || key === null) refresh();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', handleStorage);
    // A page restored from the back-forward cache missed events.
    addEventListener('pageshow', refresh);
    refresh();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    // Without listeners, changes of other tabs are missed: the next reader reads storage again.
    known = undefined;
    removeEventListener('storage', handleStorage);
    removeEventListener('pageshow', refresh);
  };
}

const unknown = () => undefined;

/**
 * The talents that a user has put aside on this device, first chosen first. Not known while the
 * server renders and in the browser's first rendering.
 */
export function useShortlist() {
  const ids = useSyncExternalStore(subscribe, current, unknown);
  return useMemo(
    () => ({
      isKnown: ids !== undefined,
      ids: ids ?? NONE,
      has: (id: string) => Boolean(ids?.includes(id)),
      /** Adds as many as there is room for; answers how many there was none for. */
      add: (more: readonly string[]): number => {
        const now = stored() ?? current();
        const fresh = more.filter((id) => !now.includes(id));
        const room = Math.max(0, SHORTLIST_MAX - now.length);
        keep([...now, ...fresh.slice(0, room)]);
        return Math.max(0, fresh.length - room);
      },
      remove: (some: readonly string[]) =>
        keep((stored() ?? current()).filter((id) => !some.includes(id))),
      /** Puts these ids into another order; those that are not given stay where they are. */
      arrange: (order: readonly string[]) => {
        const now = stored() ?? current();
        const moved = order.filter((id) => now.includes(id));
        keep(now.map((id) => (order.includes(id) ? moved.shift()! : id)));
      },
      /** Restores removed ids in their old order, before ids added by another tab. */
      restore: (before: readonly string[]) => {
        const since = (stored() ?? current()).filter((id) => !before.includes(id));
        keep([...before, ...since].slice(0, SHORTLIST_MAX));
      },
    }),
    [ids],
  );
}
