import { Skeleton } from '../base/skeleton.tsx';
import { TableHead } from './table-head.tsx';
import { Checkbox } from '../inputs/checkbox.tsx';
import { useIntl } from '@dara/sdk/i18n';
import type { TableColumn, TableProps, TableSelection } from './table-model.ts';
import { Body, Cell, CellPlace, Frame, Place, Row, RowHeader, Root } from './table.styles.ts';

/** Rows under a head that stays in sight; on phones each row is a card. */
export function Table<R>(props: TableProps<R>) {
  const { label, columns, rows, rowId, selection, busy = false, skeletonRows = 0 } = props;
  const isLoading = skeletonRows > 0;
  return (
    <Frame className={props.className} tabIndex={0} role="region" aria-label={label}>
      {/* The roles are written out since the phone's layout changes `display`, which would drop them. */}
      <Root
        role="table"
        aria-label={label}
        aria-busy={busy || isLoading}
        aria-colcount={columns.length}
      >
        <TableHead {...props} />
        <Body role="rowgroup" $dimmed={busy && !isLoading}>
          {isLoading
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <SkeletonRow key={index} columns={columns} hasSelection={Boolean(selection)} />
              ))
            : rows.map((row) => (
                <TableRow
                  key={rowId(row)}
                  id={rowId(row)}
                  row={row}
                  columns={columns}
                  selection={selection}
                />
              ))}
        </Body>
      </Root>
    </Frame>
  );
}

interface TableRowProps<R> {
  id: string;
  row: R;
  columns: readonly TableColumn<R>[];
  selection?: TableSelection<R>;
}

function TableRow<R>({ id, row, columns, selection }: TableRowProps<R>) {
  const intl = useIntl();
  const isSelected = selection?.selected.has(id) ?? false;
  const toggle = (checked: boolean) => {
    const next = new Set(selection?.selected);
    if (checked) next.add(id);
    else next.delete(id);
    selection?.onChange(next);
  };
  return (
    <Row role="row" aria-selected={selection ? isSelected : undefined}>
      {selection && (
        <Cell role="cell" $control>
          <Checkbox
            hideLabel
            label={intl.formatMessage(
              { id: 'kit.ui.table.select' },
              { name: selection.labelOf(row) },
            )}
            checked={isSelected}
            disabled={selection.canSelect?.(row) === false}
            onChange={toggle}
          />
        </Cell>
      )}
      {columns.map((column) => {
        const common = cellProps(column);
        return column.primary ? (
          <RowHeader
            key={column.id}
            role="rowheader"
            scope="row"
            $besideControl={Boolean(selection)}
            {...common}
          >
            {column.cell(row)}
          </RowHeader>
        ) : (
          <Cell key={column.id} role="cell" data-label={column.header} {...common}>
            {column.cell(row)}
          </Cell>
        );
      })}
    </Row>
  );
}

/** The same for a row and for its place, so that nothing moves when it loads. */
function cellProps<R>(column: TableColumn<R>) {
  return {
    $align: column.align,
    $nowrap: column.nowrap,
    $hideOnPhone: column.hideOnPhone,
    $wideOnly: column.wideOnly,
    $minWidth: column.minWidth ?? (column.primary ? '240px' : undefined),
  };
}

interface SkeletonRowProps<R> {
  columns: readonly TableColumn<R>[];
  hasSelection: boolean;
}

function SkeletonRow<R>({ columns, hasSelection }: SkeletonRowProps<R>) {
  return (
    <Row role="row">
      {hasSelection && (
        <Cell role="cell" $control>
          <Skeleton width={24} height={24} />
        </Cell>
      )}
      {columns.map((column) => (
        <Place
          key={column.id}
          role="cell"
          data-label={column.primary ? undefined : column.header}
          $primary={column.primary}
          {...cellProps(column)}
        >
          <CellPlace>
            {column.skeleton ?? <Skeleton width={column.primary ? '70%' : '55%'} />}
          </CellPlace>
        </Place>
      ))}
    </Row>
  );
}
