import { useDeletedColumns } from '@dara/kit/record';
import {
  MissingTranslation,
  NoValue,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  Value,
} from '@dara/kit/resource';
import {
  Badge,
  Logo,
  ExternalLink,
  RecordLink,
  Skeleton,
  StatusBadge,
  type TableColumn,
} from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ClientRecord } from '../../api/generated.ts';
import { clientMessages } from './client.messages.ts';
import { clientPaths } from './client.path.ts';
import { RestoreClient } from './restore-client.tsx';

const LOGO_PX = 48;

/** Columns of the list of clients; of the deleted ones others, with the way back. */
export function useClientColumns(isDeleted: boolean): TableColumn<ClientRecord>[] {
  const { formatMessage } = useIntl();
  const deleted = useDeletedColumns((row: ClientRecord) => <RestoreClient client={row} />);
  const position: TableColumn<ClientRecord> = {
    id: 'position',
    header: formatMessage(clientMessages.position),
    align: 'end',
    sortBy: 'Order',
    cell: (row) => <Value>{row.position}</Value>,
  };
  return [
    {
      id: 'name',
      header: formatMessage(clientMessages.name),
      primary: true,
      minWidth: '280px',
      sortBy: 'Name',
      cell: (row) => <NameCell client={row} />,
      skeleton: (
        <RecordCellSkeleton picture={<Skeleton shape="box" width={LOGO_PX} height={LOGO_PX} />} />
      ),
    },
    {
      id: 'status',
      header: formatMessage(clientMessages.publish),
      nowrap: true,
      cell: (row) => <StatusBadge status={row.publish ? 'Published' : 'Unpublished'} />,
    },
    ...(isDeleted ? [] : [position]),
    {
      id: 'link',
      header: formatMessage(clientMessages.link),
      wideOnly: true,
      hideOnPhone: true,
      cell: (row) =>
        row.link ? (
          <ExternalLink href={row.link}>{new URL(row.link).hostname}</ExternalLink>
        ) : (
          <NoValue />
        ),
    },
    {
      id: 'updated',
      header: formatMessage(clientMessages.updated),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      hideOnPhone: true,
      cell: (row) => <RelativeDate value={row.updatedAt} />,
    },
    ...(isDeleted ? deleted : []),
  ];
}

function NameCell({ client }: { client: ClientRecord }) {
  const name = localized(client.name, useLocale());
  const { th, en } = client.name;
  return (
    <RecordCell
      picture={<Logo name={name} image={client.logo} size={LOGO_PX} />}
      title={<RecordLink to={clientPaths.detail(client.id)}>{name}</RecordLink>}
      note={name === th ? en || undefined : th}
      marks={
        <>
          {client.businessProfileId && (
            <Badge>
              <FormattedMessage {...clientMessages.ofBusiness} />
            </Badge>
          )}
          {client.missingTranslation && <MissingTranslation />}
        </>
      }
    />
  );
}
