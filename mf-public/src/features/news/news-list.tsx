import type { RoutePage } from '@dara/contract';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { readListState, useListState, type ListState } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { ChipLink, SectionHeading } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { endpoints as publicApi, useNewsListQuery, useNewsTagsQuery } from '../../api/generated.ts';
import { loadQueries } from '../../load-queries.ts';
import { FacetedList } from '../../parts/faceted-list/faceted-list.tsx';
import { FeedLink } from '../../parts/feed/feed-link.tsx';
import { PageColumn } from '../../parts/page-column.tsx';
import { elsewhereCalls, FoundElsewhere } from './found-elsewhere.tsx';
import { NewsGrid, NewsGridSkeleton } from './news-grid.tsx';
import { newsListHead } from './news-list-head.ts';
import { newsListArgs, newsListSpec, type NewsKind } from './news-kind.ts';

const PRIORITY = 3;

function NewsList({ kind }: { kind: NewsKind }) {
  const { formatMessage } = useIntl();
  const { messages } = kind;
  const list = useListState(newsListSpec);
  const query = useNewsListQuery(newsListArgs(list, kind));
  return (
    <PageColumn>
      <SectionHeading level={1} lead={<FormattedMessage {...messages.lead} />}>
        <FormattedMessage {...messages.title} />
      </SectionHeading>
      <TagRow kind={kind} list={list} />
      <FacetedList
        label={formatMessage(messages.title)}
        list={list}
        query={query}
        count={{ id: 'public.news.list.count' }}
        searchLabel={formatMessage({ id: 'public.news.list.search' })}
        active={[]}
        clear={list.linkToAll()}
        empty={{
          title: <FormattedMessage {...messages.empty} />,
          text: <FormattedMessage id="public.comeBack" />,
        }}
        skeleton={<NewsGridSkeleton kind={kind} />}
      >
        {(items) => <NewsGrid kind={kind} items={items} priority={PRIORITY} />}
      </FacetedList>
      {list.filters.keyword && <FoundElsewhere kind={kind} keyword={list.filters.keyword} />}
      <FeedLink listPath={kind.listPath}>
        <FormattedMessage id="public.news.list.feed" />
      </FeedLink>
    </PageColumn>
  );
}

interface TagRowProps {
  kind: NewsKind;
  list: ListState<typeof newsListSpec.filters>;
}

/** Subjects to choose from; without a single one (the api answers 204) there is nothing. */
function TagRow({ kind, list }: TagRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data } = useNewsTagsQuery({ type: kind.type });
  const chosen = list.filters.tags ?? [];
  if (!data || data.length === 0) return null;
  return (
    <Tags role="group" aria-label={formatMessage({ id: 'public.news.list.tags' })}>
      <ChipLink selected={chosen.length === 0} {...list.linkTo({ tags: undefined })}>
        <FormattedMessage id="kit.resource.all" />
      </ChipLink>
      {data.map((tag) => (
        <ChipLink
          key={tag.id}
          selected={chosen.includes(tag.id)}
          {...list.linkToToggled('tags', tag.id)}
        >
          {localized(tag, locale)}
        </ChipLink>
      ))}
    </Tags>
  );
}

/** List page of one kind of articles. */
export function createNewsListPage(kind: NewsKind): RoutePage {
  return {
    Component: () => <NewsList kind={kind} />,
    loader: async ({ store, url, signal }) => {
      const values = readListState(url.searchParams, newsListSpec);
      const { newsList, newsTags } = publicApi.endpoints;
      const wanted = [
        newsList.initiate(newsListArgs(values, kind)),
        newsTags.initiate({ type: kind.type }),
        ...(values.filters.keyword ? elsewhereCalls(kind, values.filters.keyword) : []),
      ];
      await loadQueries(store, wanted, signal);
      return null;
    },
    head: (args) => newsListHead(args, kind),
  };
}

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  margin-block-end: ${tokens.space5};
`;
