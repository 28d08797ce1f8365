import { useDraggable, useDroppable } from '@dnd-kit/core';
import { focusRing } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { useVirtualizer } from '@tanstack/react-virtual';
import { GripVertical } from 'lucide-react';
import { memo, useId, useMemo, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { ApplicationRow } from '../../../api/generated.ts';
import { stageMessage, useTalentName } from '../application-texts.tsx';
import type { Stage } from '../stages.ts';
import { BoardCard, cardHeight, type BoardCardProps } from './board-card.tsx';

const GAP = 8;

export interface BoardColumnProps extends Pick<BoardCardProps, 'onSelect' | 'onOpen' | 'itemsOf'> {
  stage: Stage;
  rows: readonly ApplicationRow[];
  selected: ReadonlySet<string>;
  /** Whether the dragged card may be dropped here; undefined when not dragging. */
  takes: boolean | undefined;
  canDrag: (row: ApplicationRow) => boolean;
}

/** A stage of the board; only visible cards are in the document. */
export function BoardColumn(props: BoardColumnProps) {
  const { stage, rows, selected, takes, canDrag, ...card } = props;
  const { formatMessage } = useIntl();
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: takes === false });
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index] ? cardHeight(rows[index]) : 0) + GAP,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 3,
  });
  return (
    <Column
      ref={setNodeRef}
      aria-labelledby={headingId}
      $over={isOver && takes === true}
      $dimmed={takes === false}
    >
      <Heading id={headingId}>
        <FormattedMessage {...stageMessage(stage)} />
        <Count>{rows.length}</Count>
      </Heading>
      <Scroller
        ref={scroller}
        role="group"
        aria-label={formatMessage(stageMessage(stage))}
        tabIndex={rows.length > 0 ? 0 : -1}
      >
        {rows.length === 0 && (
          <Nothing>
            <FormattedMessage id="business.application.column.empty" />
          </Nothing>
        )}
        <Tall style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <Slot key={key} style={{ transform: `translateY(${start}px)` }}>
                  <DraggableCard
                    {...card}
                    row={row}
                    isSelected={selected.has(row.id)}
                    isFixed={!canDrag(row)}
                  />
                </Slot>
              )
            );
          })}
        </Tall>
      </Scroller>
    </Column>
  );
}

interface DraggableCardProps extends Omit<BoardCardProps, 'grip'> {
  isFixed: boolean;
}

const DraggableCard = memo(function DraggableCard({ isFixed, ...card }: DraggableCardProps) {
  const { formatMessage } = useIntl();
  const name = useTalentName()(card.row);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: card.row.id,
    data: { row: card.row },
    disabled: isFixed,
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  // A pointer move renders all grips again; the cards around them are not rendered.
  const grip = useMemo(
    () =>
      isFixed ? undefined : (
        <Grip
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          aria-label={formatMessage({ id: 'business.application.drag' }, { name })}
          onKeyDown={onKeyDown as never}
        >
          <GripVertical size={16} aria-hidden />
        </Grip>
      ),
    [isFixed, setActivatorNodeRef, attributes, formatMessage, name, onKeyDown],
  );
  return (
    <Draggable ref={setNodeRef} {...pointer} $away={isDragging} $fixed={isFixed}>
      <BoardCard {...card} grip={grip} />
    </Draggable>
  );
});

const Column = styled.section<{ $over: boolean; $dimmed: boolean }>`
  display: flex;
  flex: 1 0 264px;
  flex-direction: column;
  max-width: 300px;
  min-height: 0;
  border: 1px solid ${(p) => (p.$over ? tokens.brand : 'transparent')};
  border-radius: ${tokens.radiusMedium};
  background: ${(p) => (p.$over ? tokens.brandSoft : tokens.paperSunken)};
  opacity: ${(p) => (p.$dimmed ? 0.45 : 1)};
  scroll-snap-align: start;
  ${media.tablet} {
    scroll-snap-align: none;
  }
  /* Beside the menu of a 1280 px window: the four stages up to a hire, and the edge of the next. */
  ${media.desktop} {
    flex-basis: 220px;
  }
`;

const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
  margin: 0;
  padding: ${tokens.space3} ${tokens.space4} ${tokens.space2};
  font-size: ${tokens.textBody};
  font-weight: 600;
`;

const Count = styled.span`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  padding: ${tokens.space1} ${tokens.space1} ${tokens.space2};
  overflow-y: auto;
  overscroll-behavior-y: contain;
  border-radius: ${tokens.radiusMedium};
  ${focusRing}
`;

const Nothing = styled.p`
  padding: ${tokens.space3} ${tokens.space2};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Tall = styled.div`
  position: relative;
`;

const Slot = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
`;

const Draggable = styled.div<{ $away: boolean; $fixed: boolean }>`
  opacity: ${(p) => (p.$away ? 0.35 : 1)};
  ${(p) =>
    !p.$fixed &&
    css`
      cursor: grab;
      -webkit-touch-callout: none;
    `}
`;

const Grip = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${tokens.inkMuted};
  cursor: grab;
  ${focusRing}
`;
