import type { Announcements } from '@dnd-kit/core';
import { useIntl } from '@dara/sdk/i18n';
import { useRef } from 'react';

/** What a screen reader hears while something is moved. */
export function useSortAnnouncements<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  nameOf: (item: Item) => string,
): Announcements {
  const { formatMessage } = useIntl();
  const isLiftedRef = useRef(false);
  const say = (id: string, key: string | number, over: string | number = key) => {
    const item = items.find((one) => keyOf(one) === key);
    const place = items.findIndex((one) => keyOf(one) === over) + 1;
    const name = item === undefined ? '' : nameOf(item);
    return formatMessage({ id: `kit.resource.order.${id}` }, { name, place });
  };
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
