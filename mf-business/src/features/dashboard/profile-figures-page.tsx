import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import {
  RecordCell,
  RecordCellSkeleton,
  ResourcePage,
  Value,
  listArgs,
  listPage,
  textFilter,
  useListState,
} from '@dara/kit/resource';
import { RecordLink, type TableColumn } from '@dara/kit/ui';
import { useSession } from '@dara/sdk/session';
import {
  endpoints as businessApi,
  useManagementDashboardProfileQuery,
  type BusinessFigures,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { profileMessages } from './dashboard.messages.ts';

const spec = {
  sorts: ['CompanyName', 'CreatedAt', 'OpenJobs', 'Applications', 'Hired'],
  defaultSort: { column: 'OpenJobs', direction: 'desc' },
  filters: { keyword: textFilter },
} as const;

function ProfileFiguresPage() {
  const list = useListState(spec);
  const query = useManagementDashboardProfileQuery(listArgs(list));
  const columns = useColumns();
  return (
    <ResourcePage
      name="business-figures"
      messages={profileMessages}
      list={list}
      query={query}
      columns={columns}
      rowId={(row) => row.id}
    />
  );
}

function useColumns(): TableColumn<BusinessFigures>[] {
  const { formatMessage, formatNumber } = useIntl();
  const locale = useLocale();
  const { profile } = useSession();
  const isBusiness = profile?.permission === 'Business';
  const figure = (
    id: 'jobs' | 'openJobs' | 'applications' | 'hired',
    header: { id: string },
    sortBy?: string,
  ): TableColumn<BusinessFigures> => ({
    id,
    header: formatMessage(header),
    align: 'end',
    nowrap: true,
    ...(sortBy ? { sortBy } : {}),
    cell: (row) => <Value>{formatNumber(row[id])}</Value>,
  });
  const link = ({ id }: BusinessFigures) =>
    isBusiness ? paths.jobs : `${paths.jobs}?businessProfileId=${id}`;
  return [
    {
      id: 'name',
      header: formatMessage(profileMessages.columnName),
      primary: true,
      minWidth: '220px',
      sortBy: 'CompanyName',
      cell: (row) => (
        <RecordCell
          title={<RecordLink to={link(row)}>{localized(row.companyName, locale)}</RecordLink>}
        />
      ),
      skeleton: <RecordCellSkeleton />,
    },
    figure('openJobs', profileMessages.columnOpenJobs, 'OpenJobs'),
    figure('jobs', profileMessages.columnJobs),
    figure('applications', profileMessages.columnApplications, 'Applications'),
    figure('hired', profileMessages.columnHired, 'Hired'),
  ];
}

export const page = listPage({
  Component: ProfileFiguresPage,
  title: profileMessages.title,
  spec,
  queries: (values) => [
    businessApi.endpoints.managementDashboardProfile.initiate(listArgs(values)),
  ],
});
