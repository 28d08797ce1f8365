import type { RoutePage } from '@dara/contract';
import {
  ExportMenu,
  ResourcePage,
  listPage,
  useListState,
  useRowSelection,
  type ListFilter,
  listArgs,
  manyTexts,
  oneOf,
  textFilter,
  yesOrNo,
} from '@dara/kit/resource';
import { ButtonLink, Button, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale, useIntl } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { NEWS_STATUSES } from '@dara/model';
import { Plus, ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import {
  endpoints as cmsApi,
  useManagementNewsListQuery,
  type NewsRow,
} from '../../../api/generated.ts';
import { NEWS_KINDS, type NewsKind } from '../news-kind.ts';
import { newsTagsArgs, useNewsTagChoices } from '../use-news-tags.ts';
import { NewsBulk } from './news-bulk.tsx';
import { useNewsColumns } from './news-columns.tsx';

/** Allowed URL state of the list of articles. */
const newsListSpec = {
  sorts: ['Title', 'Order', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: oneOf(NEWS_STATUSES),
    tags: manyTexts,
    missingTranslation: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

/** Maximum number of exported rows for users other than administrators. */
const EXPORT_MAX = 1000;

// Dragging is loaded when a user puts articles in order.
const ArrangeDialog = lazyComponent(() =>
  import(/* webpackChunkName: "news-arrange" */ './arrange-dialog.tsx').then(
    (module) => module.ArrangeDialog,
  ),
);

const rowId = (row: NewsRow) => row.id;

/** All articles of a kind: search, sort, publish, tag, delete and restore. */
function NewsList({ kind }: { kind: NewsKind }) {
  const locale = useLocale();
  const isAdmin = useSession().profile?.permission === 'Admin';
  const list = useListState(newsListSpec);
  const args = { ...listArgs(list), type: kind.type };
  const { page: _page, size: _size, ...exportArgs } = args;
  const query = useManagementNewsListQuery(args);
  const isDeleted = list.filters.deleted === true;
  const columns = useNewsColumns(kind, isDeleted);
  const filters = useNewsFilters();
  const labelOf = (row: NewsRow) => localized(row.title, locale);
  const selection = useRowSelection({ rows: query.data?.items, rowId, labelOf });
  return (
    <>
      <ResourcePage
        name={kind.section}
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
              params={exportArgs}
              fileName={kind.section}
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

/** Route of the list of a kind of articles. */
function listPageOf(kind: NewsKind): RoutePage {
  const { managementNewsList, newsTags } = cmsApi.endpoints;
  return listPage({
    Component: () => <NewsList kind={kind} />,
    title: kind.messages.title,
    spec: newsListSpec,
    queries: (values) => [
      managementNewsList.initiate({ ...listArgs(values), type: kind.type }),
      newsTags.initiate(newsTagsArgs),
    ],
  });
}

export const newsListPage = listPageOf(NEWS_KINDS.General);
export const talkListPage = listPageOf(NEWS_KINDS.TalkOfTheTown);

/** Opens the order in which visitors find the articles. */
function ArrangeNews({ kind }: { kind: NewsKind }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={<ArrowDownUp size={20} aria-hidden />} onClick={() => setIsOpen(true)}>
        <FormattedMessage id="cms.article.arrange" />
      </Button>
      {isOpen && <ArrangeDialog kind={kind} onClose={close} onFailed={close} />}
    </>
  );
}

/** Filters of a list of articles. Without tags there is no tag filter. */
function useNewsFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const tags = useNewsTagChoices();
  const option = (value: string, id: string) => ({ value, label: formatMessage({ id }) });
  const tagFilter = {
    name: 'tags',
    label: formatMessage({ id: 'cms.article.field.tags' }),
    multiple: true,
    options: tags.map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
  };
  return [
    {
      name: 'status',
      label: formatMessage({ id: 'cms.article.field.status' }),
      options: NEWS_STATUSES.map((value) => option(value, `kit.ui.status.${value}`)),
    },
    ...(tags.length === 0 ? [] : [tagFilter]),
    {
      name: 'missingTranslation',
      label: formatMessage({ id: 'cms.article.column.english' }),
      options: [
        option('true', 'cms.article.english.missing'),
        option('false', 'cms.article.english.there'),
      ],
    },
    {
      name: 'deleted',
      label: formatMessage({ id: 'cms.filter.deleted' }),
      options: [option('true', 'cms.article.deletedOnly')],
    },
  ];
}
