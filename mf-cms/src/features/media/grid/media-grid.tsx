import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { ManagementMediaListApiArg } from '../../../api/generated.ts';
import { MEDIA_PAGE } from '../media-list.model.ts';
import { MediaSlice, type MediaSliceProps } from './media-slice.tsx';
import { placeOf, useGridWindow } from './use-grid-window.ts';

/** Rows that a page key passes over. */
const PAGE_ROWS = 3;

export interface MediaGridProps extends Pick<
  MediaSliceProps,
  'selected' | 'canSelect' | 'onSeen' | 'onToggle' | 'onOpen'
> {
  label: string;
  total: number;
  /** Skeleton cells until the total is known. */
  isLoading: boolean;
  args: ManagementMediaListApiArg;
}

/** Below the header that stays in sight. */
const HEADROOM = 80;

const STAND_INS = 12;

/** A virtualized grid of all images of a list, with arrow key navigation. */
export function MediaGrid({ label, isLoading, args, onToggle, ...rest }: MediaGridProps) {
  const total = isLoading ? STAND_INS : rest.total;
  const ref = useRef<HTMLDivElement>(null);
  const { layout, first, end, height } = useGridWindow(ref, total);
  const [active, setActive] = useState(0);
  const shown = Math.min(active, Math.max(0, total - 1));

  const go = (index: number) => {
    flushSync(() => setActive(index));
    const grid = ref.current;
    const cell = grid?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!grid || !cell) return;
    const top = grid.getBoundingClientRect().top + placeOf(index, layout).y;
    if (top < HEADROOM) window.scrollBy({ top: top - HEADROOM });
    else if (top + layout.height > window.innerHeight) {
      window.scrollBy({ top: top + layout.rowHeight - window.innerHeight });
    }
    cell.querySelector('button')?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextIndex(event, shown, { ...layout, total });
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  return (
    <Tall ref={ref} role="list" aria-label={label} style={{ height }} onKeyDown={handleKey}>
      {[...pagesOf(first, end, shown, total)].map(([page, indexes]) => (
        <MediaSlice
          {...rest}
          key={page}
          page={page}
          args={args}
          indexes={indexes}
          total={total}
          layout={layout}
          active={shown}
          onToggle={onToggle}
          onActive={setActive}
        />
      ))}
    </Tall>
  );
}

/** Cells by page of the list; the focused cell stays mounted. */
function pagesOf(first: number, end: number, active: number, total: number) {
  const pages = new Map<number, number[]>();
  const add = (index: number) => {
    const page = Math.floor(index / MEDIA_PAGE) + 1;
    pages.set(page, [...(pages.get(page) ?? []), index]);
  };
  if (active < first && active < total) add(active);
  for (let index = first; index < end; index += 1) add(index);
  if (active >= end && active < total) add(active);
  return pages;
}

interface Grid {
  columns: number;
  total: number;
}

/** Target of a key press in the grid; undefined for other keys, and at the edges. */
function nextIndex(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  index: number,
  { columns, total }: Grid,
): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * PAGE_ROWS,
    PageDown: columns * PAGE_ROWS,
    Home: -index,
    End: total - 1 - index,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const isPaging = key.startsWith('Page');
  const next = isPaging ? Math.min(total - 1, Math.max(0, index + step)) : index + step;
  return next >= 0 && next < total ? next : undefined;
}

const Tall = styled.div`
  position: relative;
`;
