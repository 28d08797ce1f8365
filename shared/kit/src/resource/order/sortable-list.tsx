import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SortableRow } from './sortable-row.tsx';
import { useSortAnnouncements } from './use-sort-announcements.ts';

/** A click is no drag: the mouse has to travel, a finger to rest, so that the page still scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

export interface SortableListProps<Item> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** What stands between the handle and the buttons. */
  children: (item: Item) => ReactNode;
  /** Further buttons of a row, after those that move it. */
  actions?: (item: Item) => ReactNode;
  /** What stands below a row over its whole width, as the fields of the item at a place counted from 0. */
  details?: (item: Item, at: number) => ReactNode;
  /** The new order, and which place, counted from 0, went where. */
  onChange: (items: Item[], move: { from: number; to: number }) => void;
}

/** Things that are put in order by mouse, finger, keys, buttons, or the number of their place. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onChange } = props;
  const move = (from: number, to: number) => {
    const rest = items.filter((_, at) => at !== from);
    const next = [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
    onChange(next, { from, to });
  };
  const { formatMessage } = useIntl();
  const announcements = useSortAnnouncements(items, keyOf, nameOf);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  const place = (key: string | number) => items.findIndex((one) => keyOf(one) === key);
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(place(active.id), place(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements,
        container: document.body,
        screenReaderInstructions: {
          draggable: formatMessage({ id: 'kit.resource.order.instructions' }),
        },
      }}
    >
      <SortableContext items={items.map(keyOf)} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {items.map((item, at) => (
            <SortableRow
              key={keyOf(item)}
              id={keyOf(item)}
              name={nameOf(item)}
              at={at}
              count={items.length}
              actions={props.actions?.(item)}
              details={props.details?.(item, at)}
              onMove={(to) => move(at, to)}
            >
              {props.children(item)}
            </SortableRow>
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space2};
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;
