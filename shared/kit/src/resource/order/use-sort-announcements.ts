import type { Announcements } from '@dnd-kit/core';
import { useRef } from 'react';

/** What happens to a thing that is moved. */
export type SortMoment = 'lifted' | 'over' | 'dropped' | 'cancelled';

/** What a screen reader hears while something is moved. */
export function useSortAnnouncements(
  keys: readonly string[],
  announce: (moment: SortMoment, from: number, to: number) => string,
): Announcements {
  const isLiftedRef = useRef(false);
  const say = (moment: SortMoment, key: string | number, over: string | number = key) =>
    announce(moment, keys.indexOf(String(key)), keys.indexOf(String(over)));
  return {
    onDragStart: ({ active }) => {
      isLiftedRef.current = true;
      return say('lifted', active.id);
    },
    onDragOver: ({ active, over }) => {
      // It lies over its own place at first, which would cut off that it was lifted.
      const isFirst = isLiftedRef.current && over?.id === active.id;
      isLiftedRef.current = false;
      return over && !isFirst ? say('over', active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
}
