import { businessName, jobTypeMessages, talentTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import {
  MissingTranslation,
  NamesCell,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  Value,
} from '@dara/kit/resource';
import { RestoreButton, useDeletedColumns } from '@dara/kit/record';
import { Badge, RecordLink, StatusBadge, type TableColumn } from '@dara/kit/ui';
import { useManagementJobRestoreMutation, type JobRow } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { ApplicationsCell, BudgetCell, DeadlineCell } from './job-cells.tsx';
import { jobMessages } from './job.messages.ts';

/** Columns of the job list; the business only for staff. */
export function useJobColumns(showCompany: boolean, isDeleted = false): TableColumn<JobRow>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const deleted = useDeletedColumns<JobRow>((row) => <RestoreJob row={row} />);
  const company: TableColumn<JobRow> = {
    id: 'company',
    header: formatMessage(jobMessages.columnCompany),
    width: '150px',
    minWidth: '120px',
    cell: (row) => <Value>{businessName(row, locale)}</Value>,
  };
  const columns: TableColumn<JobRow>[] = [
    {
      id: 'title',
      header: formatMessage(jobMessages.columnTitle),
      primary: true,
      width: '340px',
      minWidth: '240px',
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
      minWidth: '150px',
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
  return isDeleted ? [...columns.slice(0, showCompany ? 2 : 1), ...deleted] : columns;
}

function RestoreJob({ row }: { row: JobRow }) {
  const name = localized(row.title, useLocale());
  const [restore] = useManagementJobRestoreMutation();
  return <RestoreButton name={name} onRestore={() => restore({ id: row.id }).unwrap()} />;
}

function TitleCell({ row }: { row: JobRow }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const note = [formatMessage(jobTypeMessages[row.jobType]), localized(row.province, locale)];
  return (
    <RecordCell
      title={<RecordLink to={paths.jobDetail(row.id)}>{localized(row.title, locale)}</RecordLink>}
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
