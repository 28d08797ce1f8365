import { FormattedMessage, type MessageDescriptor } from '@dara/sdk/i18n';
import {
  ListEmpty,
  type chosenFilters,
  type FilterValues,
  type ListLink,
  type ListQuery,
  type ListState,
} from '@dara/kit/resource';
import {
  ButtonLink,
  ErrorState,
  Pagination,
  RemovableTag,
  lazyComponent,
  useHistoryOverlay,
  type TableSort,
} from '@dara/kit/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import * as S from './faceted-list.styles.ts';
import { SortMenu } from './sort-menu.tsx';

const loadSheet = () =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx').then(
    (module) => module.FilterSheet,
  );
const LazyFilterSheet = lazyComponent(loadSheet);
/** Target of the "filters" link on phones before hydration: the panel visible on desktops. */
const PANEL_ID = 'filters';
const RESULTS_ID = 'results';
const KEYWORD = 'keyword';

const preload = () => void loadSheet().catch(() => undefined);

export interface FacetedListProps<Item, Specs> {
  /** Names the list and its pages: "Talents". */
  label: string;
  /** Includes the `keyword` filter of the search. */
  list: ListState<Specs>;
  query: ListQuery<Item>;
  /** "96 talents found", with `total`. */
  count: MessageDescriptor;
  searchLabel: string;
  /** Texts to offer while one types. */
  suggestions?: readonly string[];
  /** The current order, and the labels of all by `Column.asc`; absent when the list has one order. */
  sort?: { value: TableSort; messages: Readonly<Record<string, MessageDescriptor>> };
  /** The filters in force. */
  active: ReturnType<typeof chosenFilters>;
  /** The view without them. */
  clear: ListLink;
  /** What is done with the search as it is. */
  tools?: ReactNode;
  /** The filters' fields: beside the list, and in a sheet on phones. */
  fields?: ReactNode;
  empty: { title: ReactNode; text?: ReactNode };
  /** A name to search for instead, where nothing was found. */
  suggestion?: ReactNode;
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A public list: search, order, filters, count, items and pagination. */
export function FacetedList<Item, Specs>(props: FacetedListProps<Item, Specs>) {
  const { label, list, query, fields, active, clear } = props;
  const topRef = useRef<HTMLDivElement>(null);
  // A removed filter's link is unmounted: focus moves to the list.
  const focusResults = () => topRef.current?.focus({ preventScroll: true });
  const leaving = (link: ListLink): ListLink => ({
    ...link,
    onClick: (event) => {
      link.onClick?.(event);
      focusResults();
    },
  });
  const handlePage = (page: number) => {
    list.setPage(page);
    focusResults();
    topRef.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <S.Layout $panel={Boolean(fields)}>
      {fields && (
        <S.Panel id={PANEL_ID} aria-labelledby="filters-title">
          <S.PanelHead>
            <h2 id="filters-title">
              <FormattedMessage id="kit.resource.filters" />
            </h2>
            {active.length > 0 && (
              <S.Clear {...leaving(clear)}>
                <FormattedMessage id="public.browse.clear" />
              </S.Clear>
            )}
          </S.PanelHead>
          {fields}
          <S.ToResults href={`#${RESULTS_ID}`}>
            <FormattedMessage
              id="kit.resource.showResults"
              values={{ total: query.data?.total ?? 0 }}
            />
          </S.ToResults>
        </S.Panel>
      )}
      <S.Results id={RESULTS_ID} ref={topRef} tabIndex={-1} role="region" aria-label={label}>
        <Toolbar {...props} />
        <S.Line>
          <p role="status">
            {query.data && !query.isError && (
              <FormattedMessage
                {...props.count}
                values={{ total: query.data.total, more: query.data.isTotalBound ? '+' : '' }}
              />
            )}
          </p>
          {active.length > 0 && (
            <S.Chips>
              {active.map(({ key, text, without }) => (
                <RemovableTag key={key} link={leaving(list.linkTo(without as FilterValues<Specs>))}>
                  {text}
                </RemovableTag>
              ))}
            </S.Chips>
          )}
          {props.tools}
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

function Items<Item, Specs>(props: FacetedListProps<Item, Specs>) {
  const { list, query, empty, suggestion, skeleton, children } = props;
  const { data, isError, isFetching, error } = query;
  if (isError) {
    return (
      <ErrorState error={error} isRetrying={isFetching} onRetry={() => void query.refetch()} />
    );
  }
  if (!data) return <div aria-busy="true">{skeleton}</div>;
  if (data.items.length === 0 && !isFetching) {
    return <ListEmpty list={list} total={data.total} empty={empty} suggestion={suggestion} />;
  }
  return (
    <S.Items aria-busy={isFetching} $old={isFetching}>
      {children(data.items)}
    </S.Items>
  );
}

function Toolbar<Item, Specs>(props: FacetedListProps<Item, Specs>) {
  const { list, query, searchLabel, suggestions, clear, sort, active, fields } = props;
  const sheet = useHistoryOverlay('filters');
  const { keyword = '' } = list.filters as { keyword?: string };
  const search = (text: string) =>
    list.setFilters({ keyword: text || undefined } as FilterValues<Specs>, { replace: true });
  const sent = {
    name: KEYWORD,
    form: list.formOf(KEYWORD as keyof Specs & string),
    clear: list.linkTo({ keyword: undefined } as FilterValues<Specs>),
  };
  const handleFilters = (event: MouseEvent) => {
    event.preventDefault();
    sheet.open();
  };
  return (
    <S.Bar>
      <S.Search
        label={searchLabel}
        value={keyword}
        onSearch={search}
        sent={sent}
        suggestions={suggestions}
      />
      {fields && (
        <S.PhoneOnly>
          <ButtonLink
            block
            to={`${list.hrefOf(list.page)}#${PANEL_ID}`}
            icon={<SlidersHorizontal size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={handleFilters}
            onPointerEnter={preload}
            onFocus={preload}
          >
            {active.length > 0 ? (
              <FormattedMessage id="kit.resource.filtersActive" values={{ count: active.length }} />
            ) : (
              <FormattedMessage id="kit.resource.filters" />
            )}
          </ButtonLink>
        </S.PhoneOnly>
      )}
      {sort && (
        <S.Sort>
          <SortMenu {...sort} linkTo={list.linkToSort} />
        </S.Sort>
      )}
      {fields && sheet.isOpen && (
        <LazyFilterSheet
          active={active.length}
          total={query.data?.total ?? 0}
          clear={clear}
          onClose={sheet.close}
          onFailed={sheet.close}
        >
          {fields}
        </LazyFilterSheet>
      )}
    </S.Bar>
  );
}
