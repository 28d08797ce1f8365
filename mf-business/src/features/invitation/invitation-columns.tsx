import { useFormat } from '@dara/kit/format';
import { RecordCellSkeleton, Value } from '@dara/kit/resource';
import { Skeleton, type TableColumn } from '@dara/kit/ui';
import { useIntl } from '@dara/sdk/i18n';
import type { Invitation, JobRecord, ListedInvitation } from '../../api/generated.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { RateCell, SentCell, StateCell } from './invitation-cells.tsx';
import { invitationMessages } from './invitation.messages.ts';
import { PORTRAIT_PX, TalentCell } from './talent-cell.tsx';

/** Skeleton of a talent. */
export const talentSkeleton = (
  <RecordCellSkeleton
    picture={<Skeleton shape="box" width={PORTRAIT_PX} height={(PORTRAIT_PX * 4) / 3} />}
  />
);

type Column = 'talent' | 'status' | 'respondBy' | 'sent';

/** Columns of invitations to one job and to all jobs. */
export function useInvitedColumns<Row extends ListedInvitation | Invitation>(
  isBusiness: boolean,
): Record<Column, TableColumn<Row>> {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return {
    talent: {
      id: 'talent',
      header: formatMessage(invitationMessages.talent),
      primary: true,
      cell: (row) => <TalentCell talent={row.talent} />,
      skeleton: talentSkeleton,
    },
    status: {
      id: 'status',
      header: formatMessage(invitationMessages.status),
      cell: (row) => <StateCell row={row} />,
    },
    respondBy: {
      id: 'respondBy',
      header: formatMessage(invitationMessages.respondBy),
      nowrap: true,
      sortBy: 'RespondBy',
      cell: (row) => <Value>{row.respondBy && format.date(row.respondBy)}</Value>,
    },
    sent: {
      id: 'sent',
      header: formatMessage(invitationMessages.sent),
      sortBy: 'CreatedAt',
      firstDirection: 'desc',
      cell: (row) => <SentCell row={row} isBusiness={isBusiness} />,
    },
  };
}

/** Columns of a job's invitations. */
export function useInvitationColumns(
  job: JobRecord,
  isBusiness: boolean,
): TableColumn<Invitation>[] {
  const { formatMessage } = useIntl();
  const { talent, status, respondBy, sent } = useInvitedColumns<Invitation>(isBusiness);
  return [
    { ...talent, sortBy: 'DisplayName' },
    status,
    respondBy,
    {
      id: 'rate',
      header: formatMessage(invitationMessages.rate),
      align: 'end',
      nowrap: true,
      wideOnly: true,
      cell: (row) => <RateCell row={row} job={job} />,
    },
    sent,
    {
      id: 'actions',
      header: formatMessage(invitationMessages.actions),
      align: 'end',
      cell: (row) => <InvitationActions jobId={job.id} row={row} />,
    },
  ];
}
