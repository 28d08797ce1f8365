import { businessName } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { RecordCell, RecordCellSkeleton, RelativeDate, Value } from '@dara/kit/resource';
import { useDeletedColumns } from '@dara/kit/record';
import { Badge, RecordLink, StatusBadge, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ProposalRow } from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import { RestoreProposal } from '../restore-proposal.tsx';
import { proposalMessages } from '../proposal.messages.ts';
import { SeenCell, ValidCell } from './proposal-cells.tsx';

interface ColumnChoice {
  isBusiness: boolean;
  isDeleted: boolean;
}

/** Columns of the proposal list; a business knows its own name, and deleted ones can be restored. */
export function useProposalColumns({
  isBusiness,
  isDeleted,
}: ColumnChoice): TableColumn<ProposalRow>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const deleted = useDeletedColumns((row: ProposalRow) => <RestoreProposal proposal={row} />);
  const company: TableColumn<ProposalRow> = {
    id: 'company',
    header: formatMessage(proposalMessages.columnCompany),
    width: '180px',
    minWidth: '140px',
    cell: (row) => <Value>{businessName(row, locale)}</Value>,
  };
  return [
    {
      id: 'title',
      header: formatMessage(proposalMessages.columnTitle),
      primary: true,
      width: '340px',
      minWidth: '260px',
      sortBy: 'Title',
      cell: (row) => <TitleCell row={row} />,
      skeleton: <RecordCellSkeleton />,
    },
    ...(isBusiness ? [] : [company]),
    {
      id: 'status',
      header: formatMessage(proposalMessages.columnStatus),
      nowrap: true,
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      id: 'total',
      header: formatMessage(proposalMessages.columnTotal),
      align: 'end',
      nowrap: true,
      sortBy: 'Total',
      firstDirection: 'desc',
      cell: (row) => format.money(row.total),
    },
    {
      id: 'valid',
      header: formatMessage(proposalMessages.columnValid),
      nowrap: true,
      sortBy: 'ValidUntil',
      cell: (row) => <ValidCell row={row} />,
    },
    {
      id: 'seen',
      header: formatMessage(proposalMessages.columnSeen),
      nowrap: true,
      cell: (row) => <SeenCell row={row} />,
    },
    {
      id: 'updated',
      header: formatMessage(proposalMessages.columnUpdated),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      hideOnPhone: true,
      cell: (row) => <RelativeDate value={row.updatedAt} />,
    },
    ...(isDeleted ? deleted : []),
  ];
}

function TitleCell({ row }: { row: ProposalRow }) {
  return (
    <RecordCell
      title={
        row.deletedAt ? (
          row.title
        ) : (
          <RecordLink to={paths.proposalDetail(row.id)}>{row.title}</RecordLink>
        )
      }
      note={row.number}
      marks={
        row.revision > 1 && (
          <Badge>
            <FormattedMessage id="business.proposal.revision" values={{ revision: row.revision }} />
          </Badge>
        )
      }
    />
  );
}
