import { useLocation } from '@dara/sdk/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListState } from '../state/use-list-state.ts';
import type { SavedFilter } from './saved-filters.ts';

/** Once per visit of the list: who clears the filters afterwards sees everything. */
export function useDefaultFilter(
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
