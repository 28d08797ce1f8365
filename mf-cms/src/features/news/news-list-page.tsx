import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { ResourcePage, listPage, useListState, type ListFilter } from '@dara/kit/resource';
import {
  endpoints as cmsApi,
  useManagementNewsListQuery,
  useNewsTagsQuery,
} from '../../api/generated.ts';
import { useNewsColumns } from './news-columns.tsx';
import { NEWS_STATUSES, newsListArgs, newsListSpec, newsTagsArgs } from './news-list.model.ts';
import { newsMessages } from './news.messages.ts';

function NewsListPage() {
  const list = useListState(newsListSpec);
  const query = useManagementNewsListQuery(newsListArgs(list));
  const columns = useNewsColumns();
  const filters = useNewsFilters();
  return (
    <ResourcePage
      name="news"
      messages={newsMessages}
      list={list}
      query={query}
      columns={columns}
      rowId={(row) => row.id}
      filters={filters}
    />
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
      label: formatMessage({ id: `kit.ui.status.${value}` }),
    })),
  };
  if (options.length === 0) return [status];
  const label = formatMessage(newsMessages.columnTags);
  return [status, { name: 'tags', label, multiple: true, options }];
}

const { managementNewsList, newsTags } = cmsApi.endpoints;

export const page = listPage({
  Component: NewsListPage,
  title: newsMessages.title,
  spec: newsListSpec,
  queries: (values) => [
    managementNewsList.initiate(newsListArgs(values)),
    newsTags.initiate(newsTagsArgs),
  ],
});
