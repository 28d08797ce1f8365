import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { breakpoints } from '@dara/sdk/theme';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import type { TableColumn } from '../../ui/table/table-model.ts';
import { RemovableTag } from '../../ui/display/tag.tsx';
import type { ColumnChoice } from '../rows/column-choice.ts';
import { ColumnMenu } from '../rows/column-menu.tsx';
import { chosenFilters, type FilterTexts, type ListFilter } from '../filters/chosen-filters.ts';
import { SavedFiltersMenu } from '../filters/saved-filters-menu.tsx';
import { SearchBox } from '../filters/search-box.tsx';
import { sortFrom, sortText } from '../rows/sort-text.ts';
import type { ListState } from '../state/use-list-state.ts';

// Comboboxes are the heaviest part of a list, and most visits do not open them.
const ListFilters = lazyComponent(() =>
  import(/* webpackChunkName: "list-filters" */ '../filters/list-filters.tsx').then(
    (module) => module.ListFilters,
  ),
);

interface ListToolbarProps<Row> {
  list: ListState<unknown>;
  name: string | undefined;
  columns: readonly TableColumn<Row>[];
  choice: ColumnChoice<Row>;
  filters: readonly ListFilter[];
  /** Name of the text filter in the search box. */
  searchName: string | undefined;
  searchLabel: string;
  total: number | undefined;
  actions?: ReactNode;
  /** Without a table, whose head sorts, sorting is here on every window. */
  hasTable?: boolean;
}

/** Search, filters, active filters, and actions of the list. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { list, columns, filters, searchName, searchLabel, total, actions } = props;
  const { hasTable = true } = props;
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const values = list.filters as FilterTexts;
  const change = (next: FilterTexts, replace = false) =>
    list.setFilters(next as never, { replace });
  const chosen = chosenFilters(intl, filters, values);
  return (
    <>
      <Bar>
        {searchName && (
          <SearchBox
            label={searchLabel}
            value={String(values[searchName] ?? '')}
            onSearch={(text) => change({ [searchName]: text || undefined }, true)}
          />
        )}
        {filters.length > 0 && (
          <Button
            icon={<SlidersHorizontal size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {chosen.length > 0 ? (
              <FormattedMessage id="kit.resource.filtersActive" values={{ count: chosen.length }} />
            ) : (
              <FormattedMessage id="kit.resource.filters" />
            )}
          </Button>
        )}
        {props.name !== undefined && filters.length > 0 && (
          <SavedFiltersMenu name={props.name} list={list} />
        )}
        {props.name !== undefined && hasTable && (
          <ColumnMenu columns={columns} choice={props.choice} />
        )}
        <SortChoice list={list} columns={columns} hasTable={hasTable} />
        {actions && <Actions>{actions}</Actions>}
      </Bar>
      {chosen.length > 0 && (
        <Chips>
          {chosen.map(({ key, text, without }) => (
            <RemovableTag key={key} onRemove={() => change(without)}>
              {text}
            </RemovableTag>
          ))}
          <Button variant="ghost" size="small" onClick={list.clearFilters}>
            <FormattedMessage id="kit.resource.clearFilters" />
          </Button>
        </Chips>
      )}
      <Sheet
        open={isOpen}
        side="end"
        title={intl.formatMessage({ id: 'kit.resource.filters' })}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button onClick={list.clearFilters} disabled={list.activeFilters === 0}>
              <FormattedMessage id="kit.resource.clearFilters" />
            </Button>
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              <FormattedMessage id="kit.resource.showResults" values={{ total: total ?? 0 }} />
            </Button>
          </>
        }
      >
        <ListFilters
          filters={filters}
          values={values}
          onChange={change}
          pending={<Skeleton shape="box" height={320} />}
          onFailed={() => setIsOpen(false)}
        />
      </Sheet>
    </>
  );
}

/** Sorting while the table head is hidden. */
function SortChoice<Row>({
  list,
  columns,
  hasTable,
}: Pick<ListToolbarProps<Row>, 'list' | 'columns' | 'hasTable'>) {
  const intl = useIntl();
  const sortable = columns.filter((column) => column.sortBy);
  if (sortable.length === 0) return null;
  const options = sortable.flatMap((column) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: sortText({ column: column.sortBy ?? '', direction }),
      label: intl.formatMessage(
        {
          id: direction === 'asc' ? 'kit.resource.sortAscending' : 'kit.resource.sortDescending',
        },
        { column: column.header },
      ),
    })),
  );
  return (
    <Sorting $isOnPhone={hasTable === true}>
      <Select
        hideLabel
        label={intl.formatMessage({ id: 'kit.resource.sort' })}
        placeholder={intl.formatMessage({ id: 'kit.resource.sort' })}
        options={options}
        value={list.sort ? sortText(list.sort) : ''}
        onChange={(next) => list.setSort(sortFrom(next))}
      />
    </Sorting>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-inline-start: auto;
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Sorting = styled.div<{ $isOnPhone: boolean }>`
  flex: 1;
  min-width: 160px;
  @media (min-width: ${breakpoints.tablet}px) {
    ${(p) => (p.$isOnPhone ? 'display: none;' : 'flex: 0 1 240px;')}
  }
`;
