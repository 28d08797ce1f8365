import { FormattedMessage, useIntl, type MessageDescriptor } from '@dara/shared/i18n';
import {
  ListEmpty,
  sortFrom,
  sortText,
  type chosenFilters,
  type FilterValues,
  type ListQuery,
  type ListState,
} from '@dara/shared/resource';
import {
  Button,
  ErrorState,
  Pagination,
  RemovableTag,
  lazyPart,
  useLayer,
  type TableSort,
} from '@dara/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import * as S from './browse.styles.ts';
import { Choice } from './choice.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

const loadSheet = () =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx').then(
    (module) => module.FilterSheet,
  );
const LazyFilterSheet = lazyPart<FilterSheetProps>(loadSheet);
const preload = () => void loadSheet().catch(() => undefined);

export interface BrowseProps<Item, Specs> {
  /** Names the list and its pages: "Talents". */
  label: string;
  /** One of its filters is the `keyword` that is searched for. */
  list: ListState<Specs>;
  query: ListQuery<Item>;
  /** "96 talents found", with `total`. */
  count: MessageDescriptor;
  searchLabel: string;
  /** The order in force, and the words of those on offer by `Column.asc`; none when the list has one order. */
  sort?: { value: TableSort; messages: Readonly<Record<string, MessageDescriptor>> };
  /** The filters in force. */
  active: ReturnType<typeof chosenFilters>;
  onClear: () => void;
  /** The filters' fields: beside the list, and in a sheet on phones. */
  fields?: ReactNode;
  empty: { title: ReactNode; text?: ReactNode };
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** What visitors browse: search, order, filters, the number found, the items and their pages. */
export function Browse<Item, Specs>(props: BrowseProps<Item, Specs>) {
  const { label, list, query, fields, active, onClear } = props;
  const topRef = useRef<HTMLDivElement>(null);
  const handlePage = (page: number) => {
    list.setPage(page);
    topRef.current?.focus({ preventScroll: true });
    topRef.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <S.Layout $panel={Boolean(fields)}>
      {fields && (
        <S.Panel aria-labelledby="filters-title">
          <S.PanelHead>
            <h2 id="filters-title">
              <FormattedMessage id="shared.resource.filters" />
            </h2>
            {active.length > 0 && (
              <S.Clear type="button" onClick={onClear}>
                <FormattedMessage id="public.browse.clear" />
              </S.Clear>
            )}
          </S.PanelHead>
          {fields}
        </S.Panel>
      )}
      <S.Results ref={topRef} tabIndex={-1} role="region" aria-label={label}>
        <Toolbar {...props} />
        <S.Line>
          <p role="status">
            {query.data && !query.isError && (
              <FormattedMessage {...props.count} values={{ total: query.data.total }} />
            )}
          </p>
          {active.length > 0 && (
            <S.Chips>
              {active.map(({ key, text, without }) => (
                <RemovableTag
                  key={key}
                  onRemove={() => list.setFilters(without as FilterValues<Specs>)}
                >
                  {text}
                </RemovableTag>
              ))}
            </S.Chips>
          )}
        </S.Line>
        <Items {...props} />
        {query.data && !query.isError && (
          <S.Pages>
            <Pagination
              page={list.page}
              size={list.size}
              total={query.data.total}
              label={label}
              hrefOf={list.hrefOf}
              onPage={handlePage}
            />
          </S.Pages>
        )}
      </S.Results>
    </S.Layout>
  );
}

function Items<Item, Specs>(props: BrowseProps<Item, Specs>) {
  const { list, query, empty, skeleton, children } = props;
  const { data, isError, isFetching, error } = query;
  if (isError) {
    return (
      <ErrorState error={error} isRetrying={isFetching} onRetry={() => void query.refetch()} />
    );
  }
  if (!data) return <div aria-busy="true">{skeleton}</div>;
  if (data.items.length === 0 && !isFetching) {
    return <ListEmpty list={list} total={data.total} empty={empty} />;
  }
  return (
    <S.Items aria-busy={isFetching} $old={isFetching}>
      {children(data.items)}
    </S.Items>
  );
}

function Toolbar<Item, Specs>(props: BrowseProps<Item, Specs>) {
  const { list, query, searchLabel, onClear, sort, active, fields } = props;
  const { formatMessage } = useIntl();
  const sheet = useLayer('filters');
  const { keyword = '' } = list.filters as { keyword?: string };
  const search = (text: string) =>
    list.setFilters({ keyword: text || undefined } as FilterValues<Specs>, { replace: true });
  return (
    <S.Bar>
      <S.Search label={searchLabel} value={keyword} onSearch={search} />
      {fields && (
        <S.PhoneOnly>
          <Button
            block
            icon={<SlidersHorizontal size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={sheet.open}
            onPointerEnter={preload}
            onFocus={preload}
          >
            {active.length > 0 ? (
              <FormattedMessage
                id="shared.resource.filtersActive"
                values={{ count: active.length }}
              />
            ) : (
              <FormattedMessage id="shared.resource.filters" />
            )}
          </Button>
        </S.PhoneOnly>
      )}
      {sort && (
        <S.Sort>
          <Choice
            hideLabel
            label={formatMessage({ id: 'shared.resource.sort' })}
            options={Object.entries(sort.messages).map(([value, message]) => ({
              value,
              label: formatMessage(message),
            }))}
            value={sortText(sort.value)}
            onChange={(next) => list.setSort(sortFrom(next))}
          />
        </S.Sort>
      )}
      {fields && sheet.isOpen && (
        <LazyFilterSheet
          active={active.length}
          total={query.data?.total ?? 0}
          onClear={onClear}
          onClose={sheet.close}
          onFailed={sheet.close}
        >
          {fields}
        </LazyFilterSheet>
      )}
    </S.Bar>
  );
}
