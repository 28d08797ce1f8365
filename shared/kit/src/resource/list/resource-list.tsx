import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NoPermission } from '../../ui/feedback/no-permission.tsx';
import { pageCount } from '../../ui/navigation/pagination-model.ts';
import type { TableColumn, TableSelection } from '../../ui/table/table-model.ts';
import { Table } from '../../ui/table/table.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { useColumnChoice } from '../rows/column-choice.ts';
import { ListEmpty } from './list-empty.tsx';
import type { ListFilter } from '../filters/chosen-filters.ts';
import { ListFoot } from './list-foot.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListState } from '../state/use-list-state.ts';

/** The used part of a generated list query's result. */
export interface ListQuery<Row> {
  /** `isTotalBound`: the real total is larger. */
  data?: { items: readonly Row[]; total: number; isTotalBound?: boolean };
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface ResourceListProps<Row, Specs> {
  /** Names the list: "Books". */
  label: string;
  /** Storage key on the device: enables column choice and saved filters. */
  name?: string;
  list: ListState<Specs>;
  query: ListQuery<Row>;
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  filters?: readonly ListFilter[];
  /** The text filter that the search box writes; `keyword` when the list has it. */
  searchName?: string;
  searchLabel?: string;
  /** At the end of the toolbar: create, export. */
  actions?: ReactNode;
  selection?: TableSelection<Row>;
  /** Empty message without active filters. */
  empty?: { title: ReactNode; text?: ReactNode; action?: ReactNode };
  /** Replaces the table and handles paging itself, such as an image grid. */
  children?: ReactNode;
}

/** A list of records: search, filters, sorting, pagination, and every loading state. */
export function ResourceList<Row, Specs>(props: ResourceListProps<Row, Specs>) {
  const { label, list, query, columns, rowId, filters = [], selection } = props;
  const intl = useIntl();
  const choice = useColumnChoice(props.name, columns);
  const isForbidden = isApiError(query.error) && query.error.status === 403;
  if (query.isError && isForbidden) return <NoPermission />;
  const hasKeyword = 'keyword' in (list.spec.filters as Record<string, unknown>);
  const { data } = query;
  return (
    <Stack>
      <ListToolbar
        list={list as ListState<unknown>}
        name={props.name}
        columns={columns}
        choice={choice}
        filters={filters}
        searchName={props.searchName ?? (hasKeyword ? 'keyword' : undefined)}
        searchLabel={props.searchLabel ?? intl.formatMessage({ id: 'kit.resource.search' })}
        total={data?.total}
        actions={props.actions}
        hasTable={props.children === undefined}
      />
      <VisuallyHidden role="status">
        {data && !query.isFetching && !query.isError && (
          <FormattedMessage
            id="kit.resource.announce"
            values={{ total: data.total, page: list.page, pages: pageCount(data.total, list.size) }}
          />
        )}
      </VisuallyHidden>
      {query.isError ? (
        <Framed>
          <ErrorState
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </Framed>
      ) : data && data.items.length === 0 && !query.isFetching ? (
        <Framed>
          <ListEmpty list={list} total={data.total} empty={props.empty} />
        </Framed>
      ) : (
        (props.children ?? (
          <Table
            label={label}
            columns={choice.shown}
            rows={data?.items ?? []}
            rowId={rowId}
            sort={list.sort}
            onSort={list.setSort}
            selection={selection}
            busy={query.isFetching}
            skeletonRows={data ? 0 : Math.min(list.size, 10)}
          />
        ))
      )}
      {data && !query.isError && props.children === undefined && (
        <ListFoot list={list} total={data.total} isTotalBound={data.isTotalBound} label={label} />
      )}
    </Stack>
  );
}

const Stack = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const Framed = styled.div`
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
`;
