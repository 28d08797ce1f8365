import { tokens } from '@dara/sdk/theme';
import { useIntl } from '@dara/sdk/i18n';
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  pointerWithin,
  rectIntersection,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ApplicationRow } from '../../../api/generated.ts';
import { byStage, stagesFor, targetsOf, type Stage } from '../stages.ts';
import { BoardCard } from './board-card.tsx';
import { BoardColumn, type BoardColumnProps } from './board-column.tsx';
import { stageMessage, useTalentName } from '../application-texts.tsx';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const INSET = 12;

/** The arrow keys take a card to the next column that it may be moved to. */
const columnCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
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

/** The column under the pointer; with the keyboard the one with the largest overlap. */
const columnUnder: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  return hits.length > 0 ? hits : rectIntersection(args);
};

export interface BoardProps extends Pick<
  BoardColumnProps,
  'onSelect' | 'onOpen' | 'itemsOf' | 'selected'
> {
  rows: readonly ApplicationRow[];
  isStaff: boolean;
  onMove: (row: ApplicationRow, to: Stage) => void;
}

const NOBODY: readonly ApplicationRow[] = [];

const nothing = () => undefined;

/** Applications by stage; cards are moved by mouse, by a long touch, and by keys. */
export function Board({ rows, isStaff, onMove, ...column }: BoardProps) {
  const [dragged, setDragged] = useState<ApplicationRow>();
  const groups = useMemo(() => byStage(rows), [rows]);
  const accessibility = useBoardAccessibility(rows);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnCoordinates }),
  );
  const targets = dragged && targetsOf(dragged.status, isStaff);
  const handleEnd = ({ over }: DragEndEvent) => {
    setDragged(undefined);
    const to = over?.id as Stage | undefined;
    if (dragged && to && to !== dragged.status && targets?.includes(to)) onMove(dragged, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(rows.find(({ id }) => id === active.id))}
      onDragEnd={handleEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      <Columns>
        {stagesFor(isStaff).map((stage) => (
          <BoardColumn
            key={stage}
            {...column}
            stage={stage}
            rows={groups.get(stage) ?? NOBODY}
            takes={targets && (targets.includes(stage) || stage === dragged.status)}
            canDrag={(row) => targetsOf(row.status, isStaff).length > 0}
          />
        ))}
      </Columns>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Lifted>
            <BoardCard
              row={dragged}
              isSelected={false}
              onSelect={nothing}
              onOpen={nothing}
              itemsOf={() => []}
            />
          </Lifted>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Screen reader announcements while a card is moved. */
function useBoardAccessibility(rows: readonly ApplicationRow[]) {
  const { formatMessage } = useIntl();
  const nameOf = useTalentName();
  const say = (event: string, id: UniqueIdentifier, over?: UniqueIdentifier) => {
    const row = rows.find((each) => each.id === id);
    return formatMessage(
      { id: `business.application.drag.${event}` },
      {
        name: row ? nameOf(row) : '',
        stage: over === undefined ? '' : formatMessage(stageMessage(over as Stage)),
      },
    );
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('start', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? say('end', active.id, over.id) : say('cancel', active.id),
    onDragCancel: ({ active }) => say('cancel', active.id),
  };
  const draggable = formatMessage({ id: 'business.application.drag.how' });
  return { announcements, screenReaderInstructions: { draggable } };
}

const Columns = styled.div`
  display: flex;
  gap: ${tokens.space3};
  height: clamp(420px, calc(100dvh - 220px), 1200px);
  padding-block-end: ${tokens.space2};
  overflow-x: auto;
  scroll-snap-type: x proximity;
`;

const Lifted = styled.div`
  border-radius: ${tokens.radiusMedium};
  box-shadow: ${tokens.shadowLarge};
  transform: rotate(1.5deg);
  cursor: grabbing;
  @media (prefers-reduced-motion: reduce) {
    transform: none;
  }
`;
