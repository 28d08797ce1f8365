import type { KeyboardEvent } from 'react';

interface Grid {
  columns: number;
  total: number;
}

/** Rows that a page key passes over. */
const PAGE_ROWS = 3;

/** Where a key leads from a cell of a grid; nothing for other keys, and where there is no further way. */
export function nextIndex(
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
