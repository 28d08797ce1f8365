import type { ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';

export interface TableSort {
  column: string;
  direction: SortDirection;
}

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sort key; without it the column is not sortable. */
  sortBy?: string;
  /** First sort direction; default `asc`. */
  firstDirection?: SortDirection;
  align?: 'start' | 'end' | 'center';
  /** Any CSS width. */
  width?: string;
  /** Any CSS length that the column does not fall below; 240 px for the primary one. */
  minWidth?: string;
  /** The row header, and the title of its card on phones. One per table. */
  primary?: boolean;
  /** Hidden in the cards on phones. */
  hideOnPhone?: boolean;
  /** Left out where the table has less than 1280 px, cards on phones apart. */
  wideOnly?: boolean;
  /** Hidden until chosen, where columns can be chosen. */
  optional?: boolean;
  /** No line break in its content. */
  nowrap?: boolean;
  /** Skeleton of a cell; default a line. */
  skeleton?: ReactNode;
}

export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row for screen readers. */
  labelOf: (row: Row) => string;
  /** Whether a row can be selected; each can when absent. */
  canSelect?: (row: Row) => boolean;
}

export interface TableProps<R> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  selection?: TableSelection<R>;
  /** Newer rows are on their way: the old ones stay, dimmed. */
  busy?: boolean;
  /** Nothing has loaded yet: that many rows in their real shape. */
  skeletonRows?: number;
  className?: string;
}

/** The sort order after a click on a header. */
export function nextSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  const first = column.firstDirection ?? 'asc';
  const by = column.sortBy ?? column.id;
  if (sort?.column !== by) return { column: by, direction: first };
  return { column: by, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}
