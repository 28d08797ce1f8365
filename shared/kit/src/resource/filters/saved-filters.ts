import { useSession } from '@dara/sdk/session';
import { useLocation } from '@dara/sdk/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeviceValue } from '../state/device-value.ts';
import type { ListState } from '../state/use-list-state.ts';

/** A view of a list under a name: its filters, its order and its page size as the address has them. */
export interface SavedFilter {
  id: string;
  name: string;
  query: string;
  /** The list opens with it. */
  isDefault: boolean;
}

const SAVED_MAX = 20;
export const SAVED_NAME_MAX = 40;
const QUERY_MAX = 2000;

function isSaved(value: unknown): value is SavedFilter {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, query } = value as Partial<SavedFilter>;
  return [id, name, query].every((text) => typeof text === 'string' && text.length <= QUERY_MAX);
}

const understand = (stored: unknown): readonly SavedFilter[] =>
  Array.isArray(stored)
    ? stored
        .filter(isSaved)
        .slice(0, SAVED_MAX)
        .map((one) => ({ ...one, isDefault: Boolean(one.isDefault) }))
    : [];

/** What is wrong with a name for a saved filter: another one's, or none. */
export function nameProblem(
  name: string,
  saved: readonly SavedFilter[],
  own?: string,
): 'required' | 'taken' | undefined {
  const wanted = name.trim().toLocaleLowerCase();
  if (!wanted) return 'required';
  const isTaken = saved.some(
    (one) => one.id !== own && one.name.trim().toLocaleLowerCase() === wanted,
  );
  return isTaken ? 'taken' : undefined;
}

export interface SavedFilters {
  saved: readonly SavedFilter[];
  /** The one that is in force, if any. */
  current: SavedFilter | undefined;
  /** Whether there is something to save, and room for it. */
  canSave: boolean;
  add: (name: string, isDefault: boolean) => void;
  rename: (id: string, name: string) => void;
  remove: (id: string) => void;
  /** Opens the list with this one from now on; with none when it already did. */
  toggleDefault: (id: string) => void;
  apply: (one: SavedFilter) => void;
}

/**
 * The saved filters of a list, stored on the device for the person who is signed in. The default one
 * is applied when the list is opened without a wish of its own in the address.
 */
export function useSavedFilters(name: string | undefined, list: ListState<unknown>): SavedFilters {
  const { profile } = useSession();
  const key = name && profile ? `list.${name}.saved.${profile.id}` : undefined;
  const [saved, keep] = useDeviceValue(key, understand);
  useDefault(key, saved, list);
  return {
    saved,
    current: saved.find(({ query }) => query === list.query),
    canSave: key !== undefined && list.query !== '' && saved.length < SAVED_MAX,
    add: (given, isDefault) => {
      const one = { id: newId(), name: given.trim(), query: list.query, isDefault };
      const others = isDefault ? saved.map((old) => ({ ...old, isDefault: false })) : saved;
      keep([...others, one]);
    },
    rename: (id, given) =>
      keep(saved.map((one) => (one.id === id ? { ...one, name: given.trim() } : one))),
    remove: (id) => keep(saved.filter((one) => one.id !== id)),
    toggleDefault: (id) =>
      keep(saved.map((one) => ({ ...one, isDefault: one.id === id && !one.isDefault }))),
    apply: (one) => list.show(one.query),
  };
}

/** Once per visit of the list: who clears the filters afterwards sees everything. */
function useDefault(
  key: string | undefined,
  saved: readonly SavedFilter[],
  list: ListState<unknown>,
) {
  const { search } = useLocation();
  const isDone = useRef(false);
  const start = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    const first = saved.find(({ isDefault }) => isDefault);
    if (first && search === '') list.show(first.query, { replace: true });
  });
  useEffect(() => {
    if (key !== undefined) start();
  }, [key]);
}

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
