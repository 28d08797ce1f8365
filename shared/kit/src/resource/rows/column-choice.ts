import { useMemo } from 'react';
import type { TableColumn } from '../../ui/table/table-model.ts';
import { useDeviceValue } from '../state/device-value.ts';

export interface ColumnChoice<Row> {
  /** The columns to draw, in the list's own order. */
  shown: readonly TableColumn<Row>[];
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Whether the user changed the default columns. */
  isOwn: boolean;
  reset: () => void;
}

const parseSavedFilters = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored)
    ? stored.filter((id): id is string => typeof id === 'string').slice(0, 50)
    : undefined;

/** Visible columns of a list, stored on the device per list. */
export function useColumnChoice<Row>(
  name: string | undefined,
  columns: readonly TableColumn<Row>[],
): ColumnChoice<Row> {
  const key = name && `list.${name}.columns`;
  const [chosen, keep] = useDeviceValue(key, parseSavedFilters);
  const ids = useMemo(
    () => chosen ?? columns.filter(({ optional }) => !optional).map(({ id }) => id),
    [chosen, columns],
  );
  const shown = useMemo(
    () =>
      columns
        .filter((column) => column.primary || ids.includes(column.id))
        // A column the user chose is shown on every window width.
        .map((column) => (chosen ? { ...column, wideOnly: false, hideOnPhone: false } : column)),
    [columns, ids, chosen],
  );
  return {
    shown,
    isShown: (id) => ids.includes(id),
    toggle: (id) =>
      keep(ids.includes(id) ? ids.filter((one) => one !== id) : [...new Set([...ids, id])]),
    isOwn: chosen !== undefined,
    reset: () => keep(undefined),
  };
}
