import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { ActiveBadge, RecordCell, RecordCellSkeleton, RelativeDate } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { Avatar, Badge, Skeleton, type BadgeTone, type TableColumn } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { ManagementProfileRow } from '../../api/generated.ts';
import { permissionMessages, userMessages } from './user.messages.ts';

const AVATAR_PX = 40;

const TONES: Record<ManagementProfileRow['permission'], BadgeTone> = {
  Admin: 'brand',
  Staff: 'info',
  Business: 'neutral',
  Talent: 'neutral',
};

/** Columns of the user list. */
export function useUserColumns(): TableColumn<ManagementProfileRow>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return [
    {
      id: 'name',
      header: formatMessage(userMessages.columnName),
      primary: true,
      sortBy: 'FirstName',
      cell: (row) => <NameCell row={row} />,
      skeleton: (
        <RecordCellSkeleton
          picture={<Skeleton shape="circle" width={AVATAR_PX} height={AVATAR_PX} />}
        />
      ),
    },
    {
      id: 'email',
      header: formatMessage(userMessages.columnEmail),
      sortBy: 'Email',
      cell: (row) => <Email>{row.email}</Email>,
    },
    {
      id: 'permission',
      header: formatMessage(userMessages.columnPermission),
      nowrap: true,
      cell: (row) => (
        <Badge tone={TONES[row.permission]}>
          <FormattedMessage {...permissionMessages[row.permission]} />
        </Badge>
      ),
    },
    {
      id: 'active',
      header: formatMessage(userMessages.columnActive),
      nowrap: true,
      cell: (row) => <ActiveBadge active={row.active} />,
    },
    {
      id: 'lastLogin',
      header: formatMessage(userMessages.columnLastLogin),
      nowrap: true,
      sortBy: 'LastLoginAt',
      firstDirection: 'desc',
      cell: (row) =>
        row.lastLoginAt ? (
          <RelativeDate value={row.lastLoginAt} />
        ) : (
          <Never>
            <FormattedMessage {...userMessages.neverLoggedIn} />
          </Never>
        ),
    },
    {
      id: 'created',
      header: formatMessage(userMessages.columnCreated),
      nowrap: true,
      sortBy: 'CreatedAt',
      firstDirection: 'desc',
      hideOnPhone: true,
      cell: (row) => <time dateTime={row.createdAt}>{format.date(row.createdAt)}</time>,
    },
  ];
}

function NameCell({ row }: { row: ManagementProfileRow }) {
  const name = `${row.firstName} ${row.lastName}`.trim();
  return (
    <RecordCell
      picture={<Avatar decorative name={name || row.email} image={row.image} size={AVATAR_PX} />}
      title={name || row.email}
      note={row.contactPhone}
    />
  );
}

const Email = styled.span`
  overflow-wrap: anywhere;
`;

const Never = styled.span`
  color: ${tokens.inkMuted};
`;
