import { SHORTLIST_LIMITS } from '@dara/model';
import { useSyncExternalStore } from 'react';

/** Storage key of the ids; shared by all tabs. */
export const SHORTLIST_KEY = 'shortlist';
/** Maximum number of ids in a link and an api request. */
export const SHORTLIST_MAX = SHORTLIST_LIMITS.talents;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const NONE: readonly string[] = [];

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

/** The ids as they are now, those of another tab included. */
export const readIds = (): readonly string[] => stored() ?? current();

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

/** Replaces the stored ids. */
export function writeIds(ids: readonly string[]): void {
  try {
    localStorage.setItem(SHORTLIST_KEY, JSON.stringify(ids));
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
 * The ids of the talents that a user has put aside on this device, in their order. Not known while the server renders
 * and in the browser's first rendering.
 */
export const useShortlistIds = (): readonly string[] | undefined =>
  useSyncExternalStore(subscribe, current, unknown);
