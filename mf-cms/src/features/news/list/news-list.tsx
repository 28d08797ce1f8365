import type { RoutePage } from '@dara/contract';
import {
  ExportMenu,
  ResourcePage,
  listPage,
  useListState,
  useRowSelection,
} from '@dara/kit/resource';
import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { Plus } from 'lucide-react';
import {
  endpoints as cmsApi,
  useManagementNewsListQuery,
  type NewsRow,
} from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';
import { newsTagsArgs } from '../use-news-tags.ts';
import { ArrangeNews } from './arrange-news.tsx';
import { NewsBulk } from './news-bulk.tsx';
import { useNewsColumns } from './news-columns.tsx';
import { useNewsFilters } from './news-filters.ts';
import { EXPORT_MAX, newsExportArgs, newsListArgs, newsListSpec } from './news-list.model.ts';

const rowId = (row: NewsRow) => row.id;

/** All articles of a kind: found, put in order, published, tagged, deleted and restored. */
function NewsList({ kind }: { kind: NewsKind }) {
  const locale = useLocale();
  const isAdmin = useSession().profile?.permission === 'Admin';
  const name = kind.type === 'General' ? 'news' : 'talkofthetown';
  const list = useListState(newsListSpec);
  const query = useManagementNewsListQuery(newsListArgs(kind.type, list));
  const isDeleted = list.filters.deleted === true;
  const columns = useNewsColumns(kind, isDeleted);
  const filters = useNewsFilters();
  const labelOf = (row: NewsRow) => localized(row.title, locale);
  const selection = useRowSelection({ rows: query.data?.items, rowId, labelOf });
  return (
    <>
      <ResourcePage
        name={name}
        messages={kind.messages}
        action={
          <ButtonLink variant="primary" to={kind.create} icon={<Plus size={20} aria-hidden />}>
            <FormattedMessage {...kind.messages.create} />
          </ButtonLink>
        }
        list={list}
        query={query}
        columns={columns}
        rowId={rowId}
        filters={filters}
        selection={selection.table}
        actions={
          <>
            <ArrangeNews kind={kind} />
            <ExportMenu
              url="/api/management/news/export"
              params={newsExportArgs(kind.type, list)}
              fileName={name}
              total={query.data?.total}
              limit={isAdmin ? undefined : EXPORT_MAX}
            />
          </>
        }
      />
      <NewsBulk selection={selection} isDeleted={isDeleted} />
    </>
  );
}

/** The route of the list of a kind of article. */
export function newsListPage(kind: NewsKind): RoutePage {
  const { managementNewsList, newsTags } = cmsApi.endpoints;
  return listPage({
    Component: () => <NewsList kind={kind} />,
    title: kind.messages.title,
    spec: newsListSpec,
    queries: (values) => [
      managementNewsList.initiate(newsListArgs(kind.type, values)),
      newsTags.initiate(newsTagsArgs),
    ],
  });
}
