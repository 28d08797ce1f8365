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
import { styled } from 'styled-components';
import { ItemRow } from './item-row.tsx';
import type { ItemValues } from './proposal-values.ts';
import { useItemAnnouncements } from './use-item-announcements.ts';

/** A click is no drag: the mouse has to travel, a finger to rest, so that the page still scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

function moved(items: readonly ItemValues[], from: number, to: number): ItemValues[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

interface SortableItemsProps {
  items: readonly ItemValues[];
  onChange: (items: ItemValues[]) => void;
  onRemove: (key: string) => void;
}

/** Talents that are put in order by mouse, finger, keys or buttons. */
export function SortableItems({ items, onChange, onRemove }: SortableItemsProps) {
  const { formatMessage } = useIntl();
  const announcements = useItemAnnouncements(items);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  const place = (key: string | number) => items.findIndex((one) => one.key === key);
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange(moved(items, place(active.id), place(over.id)));
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
          draggable: formatMessage({ id: 'business.proposal.items.instructions' }),
        },
      }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <List>
          {items.map((item, at) => (
            <ItemRow
              key={item.key}
              item={item}
              at={at}
              count={items.length}
              onMove={(to) => onChange(moved(items, at, to))}
              onRemove={() => onRemove(item.key)}
            />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space3};
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;
