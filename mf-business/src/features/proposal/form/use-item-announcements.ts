import type { Announcements } from '@dnd-kit/core';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useRef } from 'react';
import type { ItemValues } from './proposal-values.ts';

/** What a screen reader hears while a talent is moved. */
export function useItemAnnouncements(items: readonly ItemValues[]): Announcements {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const isLiftedRef = useRef(false);
  const say = (id: string, key: string | number, over: string | number = key) => {
    const name = localized(items.find((one) => one.key === key)?.name, locale);
    const place = items.findIndex((one) => one.key === over) + 1;
    return formatMessage({ id: `business.proposal.items.${id}` }, { name, place });
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
