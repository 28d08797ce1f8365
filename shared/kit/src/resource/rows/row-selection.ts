import { useEffect, useMemo, useState } from 'react';
import type { TableSelection } from '../../ui/table/table-model.ts';

export interface RowSelection<Row> {
  /** For the table of the current page. */
  table: TableSelection<Row>;
  /** All selected ids, on all pages. */
  ids: readonly string[];
  /** Number of selected rows on other pages. */
  elsewhere: number;
  /** Last known display name of a row. */
  nameOf: (id: string) => string;
  /** Leaves these selected: those that something could not be done to. */
  keepOnly: (ids: readonly string[]) => void;
  clear: () => void;
}

interface SelectionOptions<Row> {
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  labelOf: (row: Row) => string;
  /** Whether a row can be selected; each can when absent. */
  canSelect?: (row: Row) => boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Selection across pages; kept during paging, sorting and filtering. */
export function useRowSelection<Row>(options: SelectionOptions<Row>): RowSelection<Row> {
  const { rows, rowId, labelOf, canSelect } = options;
  const [selected, setSelected] = useState(NOTHING);
  const [names] = useState(() => new Map<string, string>());
  const ids = useMemo(() => [...selected], [selected]);
  useEffect(() => {
    for (const row of rows ?? []) names.set(rowId(row), labelOf(row));
  });
  const seen = new Set(rows?.map(rowId));
  return {
    table: { selected, onChange: setSelected, labelOf, canSelect },
    ids,
    elsewhere: ids.filter((id) => !seen.has(id)).length,
    nameOf: (id) => names.get(id) ?? id,
    keepOnly: (kept) => setSelected(new Set(kept)),
    clear: () => setSelected(NOTHING),
  };
}
