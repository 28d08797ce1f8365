import { businessName, provinceName } from '@dara/agency/labels';
import { useDeletedColumns } from '@dara/kit/record';
import {
  ActiveBadge,
  MissingTranslation,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  Value,
} from '@dara/kit/resource';
import { Badge, Logo, RecordLink, Skeleton, StatusBadge, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { BusinessRow } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { businessMessages, businessTypeMessages } from './business.messages.ts';
import { RestoreBusiness } from './restore-business.tsx';

const LOGO_PX = 40;

/** Columns of the list of businesses; deleted ones have their own, with restore. */
export function useBusinessColumns(isDeleted: boolean): TableColumn<BusinessRow>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const deleted = useDeletedColumns((row: BusinessRow) => <RestoreBusiness business={row} />);
  return [
    {
      id: 'company',
      header: formatMessage(businessMessages.company),
      primary: true,
      minWidth: '280px',
      sortBy: 'CompanyName',
      cell: (row) => <CompanyCell row={row} />,
      skeleton: (
        <RecordCellSkeleton picture={<Skeleton shape="box" width={LOGO_PX} height={LOGO_PX} />} />
      ),
    },
    {
      id: 'status',
      header: formatMessage(businessMessages.status),
      nowrap: true,
      cell: (row) => (
        <Marks>
          <StatusBadge status={row.status} />
          {!row.active && <ActiveBadge active={false} />}
          {!row.isAddressConfirmed && <UnconfirmedBadge />}
        </Marks>
      ),
    },
    {
      id: 'contact',
      header: formatMessage(businessMessages.contact),
      minWidth: '180px',
      cell: (row) => <ContactCell row={row} />,
    },
    {
      id: 'taxId',
      header: formatMessage(businessMessages.taxId),
      nowrap: true,
      wideOnly: true,
      hideOnPhone: true,
      cell: (row) => <Value>{row.taxId}</Value>,
    },
    {
      id: 'province',
      header: formatMessage(businessMessages.province),
      wideOnly: true,
      hideOnPhone: true,
      cell: (row) => <Value>{provinceName(row.province, locale)}</Value>,
    },
    {
      id: 'created',
      header: formatMessage(businessMessages.created),
      nowrap: true,
      sortBy: 'CreatedAt',
      firstDirection: 'desc',
      cell: (row) => <RelativeDate value={row.createdAt} />,
    },
    {
      id: 'updated',
      header: formatMessage(businessMessages.updated),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      hideOnPhone: true,
      cell: (row) => <RelativeDate value={row.updatedAt} />,
    },
    ...(isDeleted ? deleted : []),
  ];
}

function CompanyCell({ row }: { row: BusinessRow }) {
  const { formatMessage } = useIntl();
  const name = businessName(row, useLocale());
  return (
    <RecordCell
      picture={<Logo name={name} image={row.logo} size={LOGO_PX} />}
      title={<RecordLink to={paths.businessDetail(row.id)}>{name}</RecordLink>}
      note={formatMessage(businessTypeMessages[row.businessType])}
      marks={
        <>
          {row.showAsClient && (
            <Badge>
              <FormattedMessage {...businessMessages.client} />
            </Badge>
          )}
          {row.missingTranslation && <MissingTranslation />}
        </>
      }
    />
  );
}

/** Beside the status of a business that registered itself and has not followed the mailed link. */
function UnconfirmedBadge() {
  return (
    <Badge tone="warning">
      <FormattedMessage id="business.profile.unconfirmed" />
    </Badge>
  );
}

function ContactCell({ row }: { row: BusinessRow }) {
  return (
    <Stack>
      <Value>{row.contactName ?? row.email}</Value>
      {row.contactName && row.email && <small>{row.email}</small>}
    </Stack>
  );
}

const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const Stack = styled.span`
  display: inline-flex;
  flex-direction: column;
  overflow-wrap: anywhere;
  small {
    color: ${tokens.inkMuted};
  }
`;
