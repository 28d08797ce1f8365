import type { RoutePage } from '@dara/shared/contract';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/shared/i18n';
import {
  ResourceList,
  readListState,
  startQueries,
  useListState,
  type ListFilter,
} from '@dara/shared/resource';
import { SectionHeading } from '@dara/shared/ui';
import {
  endpoints as cmsApi,
  useManagementNewsListQuery,
  useNewsTagsQuery,
} from '../../api/generated.ts';
import { useNewsColumns } from './news-columns.tsx';
import { NEWS_STATUSES, newsListArgs, newsListSpec, newsTagsArgs } from './news-list.model.ts';
import { newsMessages } from './news.messages.ts';

function NewsListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(newsListSpec);
  const query = useManagementNewsListQuery(newsListArgs(list));
  const columns = useNewsColumns();
  const filters = useNewsFilters();
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage {...newsMessages.lead} />}>
        <FormattedMessage {...newsMessages.title} />
      </SectionHeading>
      <ResourceList
        label={formatMessage(newsMessages.title)}
        name="news"
        list={list}
        query={query}
        columns={columns}
        rowId={(row) => row.id}
        filters={filters}
        searchLabel={formatMessage(newsMessages.search)}
        empty={{
          title: <FormattedMessage {...newsMessages.emptyTitle} />,
          text: <FormattedMessage {...newsMessages.emptyText} />,
        }}
      />
    </>
  );
}

/** Without a single tag (the api answers 204) there is nothing to filter by. */
function useNewsFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data: tags } = useNewsTagsQuery(newsTagsArgs);
  const options = (tags ?? []).map((tag) => ({ value: tag.id, label: localized(tag, locale) }));
  const status: ListFilter = {
    name: 'status',
    label: formatMessage(newsMessages.columnStatus),
    options: NEWS_STATUSES.map((value) => ({
      value,
      label: formatMessage({ id: `shared.ui.status.${value}` }),
    })),
  };
  if (options.length === 0) return [status];
  const label = formatMessage(newsMessages.columnTags);
  return [status, { name: 'tags', label, multiple: true, options }];
}

export const page: RoutePage = {
  Component: NewsListPage,
  loader: async ({ store, url }) => {
    const values = readListState(url.searchParams, newsListSpec);
    const { managementNewsList, newsTags } = cmsApi.endpoints;
    startQueries(store, [
      managementNewsList.initiate(newsListArgs(values)),
      newsTags.initiate(newsTagsArgs),
    ]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage(newsMessages.title.id), noIndex: true }),
};
