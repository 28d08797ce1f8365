import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Announcements,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  type SortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';

/** A click is no drag: the mouse has to travel, a finger to rest, so that the page still scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };

const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };

const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

export interface SortableAreaProps {
  /** Keys of the items in order. */
  keys: readonly string[];
  strategy: SortingStrategy;
  /** How a screen reader explains a handle. */
  instructions: string;
  /** Screen reader announcement of a move between two positions, counted from 0. */
  announce: (moment: SortMoment, from: number, to: number) => string;
  /** Something was put down at another place; both counted from 0. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Sortable area for mouse, touch and keyboard, with screen reader announcements. */
export function SortableArea(props: SortableAreaProps) {
  const { keys, strategy, instructions, announce, onMove, children } = props;
  const announcements = useSortAnnouncements(keys, announce);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements,
        container: document.body,
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={[...keys]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Events of a moved item. */
type SortMoment = 'lifted' | 'over' | 'dropped' | 'cancelled';

/** Screen reader announcements while an item is moved. */
function useSortAnnouncements(
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
      // The first "over" is its own position, and would interrupt the announcement of the lift.
      const isFirst = isLiftedRef.current && over?.id === active.id;
      isLiftedRef.current = false;
      return over && !isFirst ? say('over', active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
}
