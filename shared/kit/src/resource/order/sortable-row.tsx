import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { latinDigits } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing, coarsePointer } from '../../ui/base/mixins.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';

interface SortableRowProps {
  id: string;
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  actions?: ReactNode;
  details?: ReactNode;
  children: ReactNode;
}

/** One sortable row: handle, position number, buttons. */
export function SortableRow(props: SortableRowProps) {
  const { id, name, at, count, onMove, actions, details, children } = props;
  const { formatMessage } = useIntl();
  const sortable = useSortable({ id });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const label = (which: string) =>
    formatMessage({ id: `kit.resource.order.${which}` }, { name, place: at + 1 });
  return (
    <Row
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
      aria-label={name}
    >
      <Handle
        ref={sortable.setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={label('move')}
      >
        <GripVertical size={20} aria-hidden />
      </Handle>
      <PlaceInput label={label('place')} at={at} count={count} onMove={onMove} />
      <Words>{children}</Words>
      <Moves>
        <IconButton
          size="small"
          label={label('up')}
          disabled={at === 0}
          icon={<ArrowUp size={18} aria-hidden />}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          size="small"
          label={label('down')}
          disabled={at === count - 1}
          icon={<ArrowDown size={18} aria-hidden />}
          onClick={() => onMove(at + 1)}
        />
        {actions}
      </Moves>
      {details && <Details>{details}</Details>}
    </Row>
  );
}

/** Heads above the same columns as in the rows. */
export function SortableHead({ children }: { children: ReactNode }) {
  return (
    <HeadRow aria-hidden>
      <Words>{children}</Words>
    </HeadRow>
  );
}

type PlaceInputProps = Pick<SortableRowProps, 'at' | 'count' | 'onMove'> & { label: string };

/** The position number; a new number moves the row on Enter or blur. */
function PlaceInput({ label, at, count, onMove }: PlaceInputProps) {
  const [text, setText] = useState(String(at + 1));
  useEffect(() => setText(String(at + 1)), [at]);
  const move = () => {
    const place = latinDigits(text);
    const to = Math.min(Math.max(Number(place), 1), count) - 1;
    if (!/^\d+$/.test(place) || to === at) return setText(String(at + 1));
    onMove(to);
  };
  return (
    <Place
      inputMode="numeric"
      maxLength={4}
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={move}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        move();
      }}
    />
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
  min-width: 0;
  padding: ${tokens.space2};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  &[data-dragging] {
    position: relative;
    z-index: ${zIndex.raised};
    box-shadow: ${tokens.shadowLarge};
  }
`;

const HeadRow = styled.div`
  display: flex;
  /* Handle and position before the words, two buttons after them, with their gaps. */
  padding-inline: 89px 93px;
  ${coarsePointer} {
    padding-inline-end: 109px;
  }
`;

const Handle = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${tokens.inkMuted};
  cursor: grab;
  touch-action: manipulation;
  ${focusRing}
  ${coarsePointer} {
    height: 44px;
  }
`;

const Place = styled.input`
  flex: none;
  width: 44px;
  height: 36px;
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusSmall};
  background: ${tokens.paper};
  color: ${tokens.ink};
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: center;
  ${focusRing}
  ${coarsePointer} {
    height: 44px;
  }
`;

const Words = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Moves = styled.div`
  display: flex;
  gap: ${tokens.space1};
  margin-inline-start: auto;
`;

const Details = styled.div`
  display: grid;
  flex: 1 0 100%;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space3};
  min-width: 0;
  padding: ${tokens.space1};
`;
