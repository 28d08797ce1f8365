import { useIntl } from '@dara/sdk/i18n';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from '../inputs/checkbox.tsx';
import { nextSort, type TableColumn, type TableProps, type TableSort } from './table-model.ts';
import { Head, HeadCell, HeadRow, SortButton } from './table.styles.ts';

type TableHeadProps<R> = Pick<
  TableProps<R>,
  'columns' | 'rows' | 'rowId' | 'sort' | 'onSort' | 'selection'
>;

/** Table head: names, sorting, and "select all of this page". */
export function TableHead<R>(props: TableHeadProps<R>) {
  const { columns, rows, rowId, sort, onSort, selection } = props;
  const intl = useIntl();
  const ids = rows.filter((row) => selection?.canSelect?.(row) ?? true).map(rowId);
  const count = ids.filter((id) => selection?.selected.has(id)).length;
  const toggleAll = (checked: boolean) => {
    const next = new Set(selection?.selected);
    for (const id of ids) {
      if (checked) next.add(id);
      else next.delete(id);
    }
    selection?.onChange(next);
  };
  return (
    <Head role="rowgroup">
      <HeadRow role="row">
        {selection && (
          <HeadCell role="columnheader" scope="col" style={{ width: 48 }}>
            <Checkbox
              hideLabel
              label={intl.formatMessage({ id: 'kit.ui.table.selectAll' })}
              checked={ids.length > 0 && count === ids.length}
              indeterminate={count > 0 && count < ids.length}
              disabled={rows.length > 0 && ids.length === 0}
              onChange={toggleAll}
            />
          </HeadCell>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            role="columnheader"
            scope="col"
            $align={column.align}
            $wideOnly={column.wideOnly}
            style={{ width: column.width }}
            aria-sort={ariaSort(column, sort, Boolean(onSort))}
          >
            {column.sortBy && onSort ? (
              <SortButton type="button" onClick={() => onSort(nextSort(column, sort))}>
                {column.header}
                <SortIcon active={sort?.column === column.sortBy ? sort.direction : undefined} />
              </SortButton>
            ) : (
              column.header
            )}
          </HeadCell>
        ))}
      </HeadRow>
    </Head>
  );
}

function ariaSort<R>(column: TableColumn<R>, sort: TableSort | undefined, sortable: boolean) {
  if (!column.sortBy || !sortable) return undefined;
  if (sort?.column !== column.sortBy) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

function SortIcon({ active }: { active: TableSort['direction'] | undefined }) {
  if (active === 'asc') return <ArrowUp size={16} aria-hidden />;
  if (active === 'desc') return <ArrowDown size={16} aria-hidden />;
  return <ChevronsUpDown size={16} aria-hidden data-idle />;
}
