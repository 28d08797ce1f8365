import type { RoutePage } from '@dara/contract';
import { MissingTranslation, RecordCell, RelativeDate, startQueries } from '@dara/kit/resource';
import { ErrorState, RecordLink, SectionHeading, Table, type TableColumn } from '@dara/kit/ui';
import { CONSENT_PAGES } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import {
  endpoints as cmsApi,
  useManagementContentPageListQuery,
  type ContentPageRow,
} from '../../api/generated.ts';
import { pagePaths } from './page.path.ts';

const PAGES = 4;
const nothing = () => undefined;

/** The editable pages. */
function PageListPage() {
  const { formatMessage } = useIntl();
  const query = useManagementContentPageListQuery();
  const columns = usePageColumns();
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage id="cms.page.lead" />}>
        <FormattedMessage id="cms.page.title" />
      </SectionHeading>
      {query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Table
          label={formatMessage({ id: 'cms.page.title' })}
          columns={columns}
          rows={query.data?.items ?? []}
          rowId={(row) => row.slug}
          onSort={nothing}
          busy={query.isFetching}
          skeletonRows={query.data ? 0 : PAGES}
        />
      )}
    </>
  );
}

function usePageColumns(): TableColumn<ContentPageRow>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'title',
      header: formatMessage({ id: 'cms.page.field.title' }),
      primary: true,
      minWidth: '240px',
      cell: (row) => <TitleCell row={row} />,
    },
    {
      id: 'version',
      header: formatMessage({ id: 'cms.page.field.version' }),
      align: 'end',
      cell: (row) => row.version,
    },
    {
      id: 'consents',
      header: formatMessage({ id: 'cms.page.field.consents' }),
      align: 'end',
      nowrap: true,
      cell: (row) => (CONSENT_PAGES.includes(row.slug) ? row.consents : '–'),
    },
    {
      id: 'updated',
      header: formatMessage({ id: 'cms.column.updated' }),
      nowrap: true,
      cell: (row) => <RelativeDate value={row.updatedAt} />,
    },
  ];
}

function TitleCell({ row }: { row: ContentPageRow }) {
  return (
    <RecordCell
      title={
        <RecordLink to={pagePaths.detail(row.slug)}>{localized(row.title, useLocale())}</RecordLink>
      }
      note={pagePaths.public(row.slug)}
      marks={row.missingTranslation && <MissingTranslation />}
    />
  );
}

export const page: RoutePage = {
  Component: PageListPage,
  loader: async ({ store }) => {
    startQueries(store, [cmsApi.endpoints.managementContentPageList.initiate()]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('cms.page.title'), noIndex: true }),
};
