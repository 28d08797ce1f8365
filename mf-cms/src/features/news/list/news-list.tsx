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
  type ListValues,
} from '@dara/kit/resource';
import { ButtonLink, Button, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale, useIntl } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { NEWS_STATUSES, type NewsType } from '@dara/model';
import { Plus, ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import {
  endpoints as cmsApi,
  useManagementNewsListQuery,
  type NewsRow,
  type ManagementNewsListApiArg,
} from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';
import { newsTagsArgs, useNewsTagChoices } from '../use-news-tags.ts';
import { NewsBulk } from './news-bulk.tsx';
import { useNewsColumns } from './news-columns.tsx';
import type { ArrangeDialogProps } from './arrange-dialog.tsx';
import { articleMessages } from '../news.messages.ts';

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
const ArrangeDialog = lazyComponent<ArrangeDialogProps>(() =>
  import(/* webpackChunkName: "news-arrange" */ './arrange-dialog.tsx').then(
    (module) => module.ArrangeDialog,
  ),
);

const rowId = (row: NewsRow) => row.id;

/** All articles of a kind: search, sort, publish, tag, delete and restore. */
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

/** Route of the list of a kind of articles. */
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
  return [
    {
      name: 'status',
      label: formatMessage(articleMessages.status),
      options: NEWS_STATUSES.map((value) => ({
        value,
        label: formatMessage({ id: `kit.ui.status.${value}` }),
      })),
    },
    ...(tags.length === 0
      ? []
      : [
          {
            name: 'tags',
            label: formatMessage(articleMessages.tags),
            multiple: true,
            options: tags.map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
          },
        ]),
    {
      name: 'missingTranslation',
      label: formatMessage(articleMessages.english),
      options: [
        { value: 'true', label: formatMessage(articleMessages.englishMissing) },
        { value: 'false', label: formatMessage(articleMessages.englishThere) },
      ],
    },
    {
      name: 'deleted',
      label: formatMessage(articleMessages.deleted),
      options: [{ value: 'true', label: formatMessage(articleMessages.deletedOnly) }],
    },
  ];
}

function newsListArgs(
  type: NewsType,
  values: ListValues<typeof newsListSpec.filters>,
): ManagementNewsListApiArg {
  return { ...listArgs(values), type };
}

function newsExportArgs(
  type: NewsType,
  values: ListValues<typeof newsListSpec.filters>,
): Omit<ManagementNewsListApiArg, 'page' | 'size'> {
  const { page: _page, size: _size, ...args } = newsListArgs(type, values);
  return args;
}
