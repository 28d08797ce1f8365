import { jobTypeMessages, talentTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import {
  MissingTranslation,
  NamesCell,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  Value,
} from '@dara/kit/resource';
import { Badge, StatusBadge, type TableColumn } from '@dara/kit/ui';
import type { JobRow } from '../../api/generated.ts';
import { ApplicationsCell, BudgetCell, DeadlineCell } from './job-cells.tsx';
import { jobMessages } from './job.messages.ts';

/** Columns of the job list; a business knows its own name, so only staff see whose job it is. */
export function useJobColumns(showCompany: boolean): TableColumn<JobRow>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const company: TableColumn<JobRow> = {
    id: 'company',
    header: formatMessage(jobMessages.columnCompany),
    width: '160px',
    minWidth: '140px',
    cell: (row) => <Value>{localized(row.companyName, locale)}</Value>,
  };
  return [
    {
      id: 'title',
      header: formatMessage(jobMessages.columnTitle),
      primary: true,
      width: '340px',
      minWidth: '280px',
      sortBy: 'Title',
      cell: (row) => <TitleCell row={row} />,
      skeleton: <RecordCellSkeleton />,
    },
    ...(showCompany ? [company] : []),
    {
      id: 'talentTypes',
      header: formatMessage(jobMessages.columnTalentTypes),
      wideOnly: true,
      cell: (row) => (
        <NamesCell
          names={row.talentTypes.map((type) => formatMessage(talentTypeMessages[type]))}
          max={1}
        />
      ),
    },
    {
      id: 'status',
      header: formatMessage(jobMessages.columnStatus),
      nowrap: true,
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      id: 'applications',
      header: formatMessage(jobMessages.columnApplications),
      align: 'end',
      nowrap: true,
      cell: (row) => <ApplicationsCell row={row} />,
    },
    {
      id: 'deadline',
      header: formatMessage(jobMessages.columnDeadline),
      nowrap: true,
      sortBy: 'ApplyUntil',
      cell: (row) => <DeadlineCell row={row} />,
    },
    {
      id: 'budget',
      header: formatMessage(jobMessages.columnBudget),
      align: 'end',
      nowrap: true,
      cell: (row) => <BudgetCell row={row} />,
    },
    {
      id: 'updated',
      header: formatMessage(jobMessages.columnUpdated),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      hideOnPhone: true,
      cell: (row) => <RelativeDate value={row.updatedAt} />,
    },
  ];
}

function TitleCell({ row }: { row: JobRow }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const note = [formatMessage(jobTypeMessages[row.jobType]), localized(row.province, locale)];
  return (
    <RecordCell
      title={localized(row.title, locale)}
      note={note.filter(Boolean).join(' · ')}
      marks={
        <>
          {row.visibility === 'Internal' && (
            <Badge>
              <FormattedMessage {...jobMessages.internal} />
            </Badge>
          )}
          {row.missingTranslation && <MissingTranslation />}
        </>
      }
    />
  );
}
