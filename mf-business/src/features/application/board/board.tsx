import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { tokens } from '@dara/sdk/theme';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ApplicationRow } from '../../../api/generated.ts';
import { byStage, stagesFor, targetsOf, type Stage } from '../stages.ts';
import { BoardCard } from './board-card.tsx';
import { BoardColumn, type BoardColumnProps } from './board-column.tsx';
import { columnCoordinates, columnUnder } from './board-keyboard.ts';
import { useBoardAccessibility } from './use-board-accessibility.ts';

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
