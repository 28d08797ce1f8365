import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

const GAP = 16;
const PHONE = 600;
/** Minimum width of a cell, on phones and wider windows. */
const LEAST = { phone: 120, wide: 180 };
/** Name and facts below an image. */
const CAPTION = 60;
/** Rows that are rendered beyond each edge of the window. */
const BEYOND = 3;

export interface GridLayout {
  columns: number;
  /** Height of a cell around the image, without and with caption. */
  width: number;
  height: number;
  rowHeight: number;
}

/** How many cells are beside one another, and how large they are. */
function layoutOf(width: number): GridLayout {
  const least = width < PHONE ? LEAST.phone : LEAST.wide;
  const columns = Math.max(2, Math.floor((width + GAP) / (least + GAP)));
  const cell = Math.max(LEAST.phone, Math.floor((width - GAP * (columns - 1)) / columns));
  return { columns, width: cell, height: cell + CAPTION, rowHeight: cell + CAPTION + GAP };
}

/** Where a cell is in the grid. */
export function placeOf(index: number, { columns, width, rowHeight }: GridLayout) {
  return { x: (index % columns) * (width + GAP), y: Math.floor(index / columns) * rowHeight };
}

interface Rows {
  first: number;
  last: number;
}

function rowsInSight(element: HTMLElement, rowHeight: number): Rows {
  const top = -element.getBoundingClientRect().top;
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - BEYOND),
    last: Math.max(0, Math.floor((top + window.innerHeight) / rowHeight) + BEYOND),
  };
}

/** Range of visible cells while scrolling; all cells have the same size. */
export function useGridWindow(ref: RefObject<HTMLElement | null>, total: number) {
  const [layout, setLayout] = useState(() => layoutOf(0));
  const [rows, setRows] = useState<Rows>({ first: 0, last: BEYOND * 2 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setLayout(layoutOf(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  const { rowHeight, columns } = layout;
  useEffect(() => {
    const look = () => {
      if (!ref.current) return;
      const next = rowsInSight(ref.current, rowHeight);
      // Between frames: overscan rows are rendered before they become visible.
      startTransition(() =>
        setRows((known) => (known.first === next.first && known.last === next.last ? known : next)),
      );
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ref, rowHeight, total]);
  return {
    layout,
    first: Math.min(rows.first * columns, total),
    end: Math.min((rows.last + 1) * columns, total),
    height: Math.max(0, Math.ceil(total / columns) * rowHeight - GAP),
  };
}
