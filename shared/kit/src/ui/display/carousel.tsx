import { useIntl } from '@dara/sdk/i18n';
import { breakpoints, tokens } from '@dara/sdk/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';

export interface CarouselProps {
  /** Names the row for screen readers. */
  label: string;
  /** The cards. */
  children: ReactNode;
}

/** Card width in CSS pixels; at most the row's width. */
const ITEM_WIDTH = 250;
const GAP = 16;

/** A row that is swiped, wheeled, stepped by arrow keys or by its buttons; complete without script. */
export function Carousel({ label, children }: CarouselProps) {
  const intl = useIntl();
  const rowRef = useRef<HTMLUListElement>(null);
  const ends = useScrollEnds(rowRef);
  const step = (direction: 1 | -1, whole: boolean) => {
    const row = rowRef.current;
    if (!row) return;
    const width = ITEM_WIDTH + GAP;
    const count = whole ? Math.max(1, Math.floor(row.clientWidth / width)) : 1;
    row.scrollBy({ left: direction * count * width, behavior: scrollBehavior() });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target !== rowRef.current) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1, false);
  };
  const button = (direction: 1 | -1, id: string, isOff: boolean, icon: ReactNode) => (
    <IconButton
      variant="secondary"
      label={intl.formatMessage({ id })}
      aria-disabled={isOff}
      icon={icon}
      onClick={() => !isOff && step(direction, true)}
    />
  );
  return (
    <Root role="group" aria-label={label}>
      <Row ref={rowRef} role="list" aria-label={label} tabIndex={0} onKeyDown={handleKeyDown}>
        {Children.map(children, (child) => (
          <Item>{child}</Item>
        ))}
      </Row>
      <Buttons>
        {button(-1, 'kit.ui.previous', ends.atStart, <ChevronLeft size={20} aria-hidden />)}
        {button(1, 'kit.ui.next', ends.atEnd, <ChevronRight size={20} aria-hidden />)}
      </Buttons>
    </Root>
  );
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Whether a row is at its first or last card. */
function useScrollEnds(ref: { current: HTMLElement | null }) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => {
      const atStart = row.scrollLeft <= 1;
      const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
      setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
    };
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      row.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [ref]);
  return ends;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(${ITEM_WIDTH}px, 100%);
  gap: ${GAP}px;
  margin: 0;
  padding: 4px;
  margin-inline: -4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 4px;
  scrollbar-width: none;
  list-style: none;
  /* On phones cards are cut off at the edge of the window, which shows that there are more. */
  @media not all and (min-width: ${breakpoints.tablet}px) {
    margin-inline: -16px;
    padding-inline: 16px;
    scroll-padding-inline: 16px;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
    border-radius: ${tokens.radiusMedium};
  }
`;

const Item = styled.li`
  min-width: 0;
  scroll-snap-align: start;
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  button[aria-disabled='true'] {
    opacity: 0.4;
  }
`;
