import { personName } from '@dara/model';
import { useFormat } from '@dara/kit/format';
import { useDeletedColumns } from '@dara/kit/record';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { ActiveBadge, RecordCell, RecordCellSkeleton, RelativeDate } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { Avatar, Badge, RecordLink, Skeleton, type TableColumn } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { ManagementProfileRow } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { RestoreUser } from './restore-user.tsx';
import { PermissionBadge } from './permission-badge.tsx';
import { userMessages } from './user.messages.ts';

const AVATAR_PX = 40;

/** Columns of the user list; deleted ones have their own, with restore. */
export function useUserColumns(isDeleted: boolean): TableColumn<ManagementProfileRow>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const deleted = useDeletedColumns((row: ManagementProfileRow) => <RestoreUser user={row} />);
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
      cell: (row) => <EmailCell email={row.email} />,
    },
    {
      id: 'permission',
      header: formatMessage(userMessages.columnPermission),
      nowrap: true,
      cell: (row) => <PermissionBadge permission={row.permission} />,
    },
    {
      id: 'active',
      header: formatMessage(userMessages.columnActive),
      nowrap: true,
      cell: (row) =>
        row.active && row.isInvited ? (
          <Badge tone="warning">
            <FormattedMessage {...userMessages.waiting} />
          </Badge>
        ) : (
          <ActiveBadge active={row.active} />
        ),
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
    ...(isDeleted ? deleted : []),
  ];
}

function NameCell({ row }: { row: ManagementProfileRow }) {
  const name = personName(row, useLocale());
  return (
    <RecordCell
      picture={<Avatar decorative name={name} image={row.image} size={AVATAR_PX} />}
      title={<RecordLink to={paths.userDetail(row.id)}>{name}</RecordLink>}
      note={row.contactPhone}
    />
  );
}

/** Where it has to break, it breaks before the domain. */
function EmailCell({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <Email>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Email>
  );
}

const Email = styled.span`
  overflow-wrap: anywhere;
`;

const Never = styled.span`
  color: ${tokens.inkMuted};
`;
