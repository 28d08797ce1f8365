import { useSession } from '@dara/sdk/session';
import { useLocation } from '@dara/sdk/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeviceValue } from '../state/device-value.ts';
import type { ListState } from '../state/use-list-state.ts';
import { SAVED_MAX, parseSavedFilters, type SavedFilter } from './saved-filters.ts';

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
 * Saved filters of a list, stored on the device per user. The default one is applied when the list is opened without
 * filters in the URL.
 */
export function useSavedFilters(name: string | undefined, list: ListState<unknown>): SavedFilters {
  const { profile } = useSession();
  const key = name && profile ? `list.${name}.saved.${profile.id}` : undefined;
  const [saved, keep] = useDeviceValue(key, parseSavedFilters);
  useDefaultFilter(key, saved, list);
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

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** Once per visit: after clearing the filters, all rows are shown. */
function useDefaultFilter(
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
