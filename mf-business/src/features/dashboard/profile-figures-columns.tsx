import { businessName } from '@dara/agency/labels';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { RecordCell, RecordCellSkeleton } from '@dara/kit/resource';
import { RecordLink, type TableColumn } from '@dara/kit/ui';
import { targetOfBusinessFigure, type BusinessFigure } from '@dara/model';
import { useSession } from '@dara/sdk/session';
import type { BusinessFigures } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { targetPath } from './dashboard-paths.ts';
import { profileMessages } from './dashboard.messages.ts';

/** Columns of the figures of businesses. */
export function useProfileFiguresColumns(): TableColumn<BusinessFigures>[] {
  const { formatMessage, formatNumber } = useIntl();
  const locale = useLocale();
  const isBusiness = useSession().profile?.permission === 'Business';
  const figure = (
    id: BusinessFigure,
    header: { id: string },
    sortBy?: string,
  ): TableColumn<BusinessFigures> => ({
    id,
    header: formatMessage(header),
    align: 'end',
    nowrap: true,
    ...(sortBy ? { sortBy } : {}),
    cell: (row) => (
      <RecordLink to={targetPath(targetOfBusinessFigure(id, isBusiness ? undefined : row.id))}>
        {formatNumber(row[id])}
      </RecordLink>
    ),
  });
  return [
    {
      id: 'name',
      header: formatMessage(profileMessages.columnName),
      primary: true,
      minWidth: '220px',
      sortBy: 'CompanyName',
      cell: (row) => (
        <RecordCell
          title={
            <RecordLink to={isBusiness ? paths.jobs : `${paths.jobs}?businessProfileId=${row.id}`}>
              {businessName(row, locale)}
            </RecordLink>
          }
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
