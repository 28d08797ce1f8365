import {
  pointerWithin,
  rectIntersection,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const INSET = 12;

/** The arrow keys take a card to the next column that it may be moved to. */
export const columnCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { droppableContainers, droppableRects, over } = context;
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((left, right) => left.rect.left - right.rect.left);
  const at = columns.findIndex(({ id }) => id === over?.id);
  const next = columns[at + step];
  return next && { x: next.rect.left + INSET, y: next.rect.top + INSET };
};

/** The column under the pointer; of a card that keys move, the one that it covers most. */
export const columnUnder: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  return hits.length > 0 ? hits : rectIntersection(args);
};
