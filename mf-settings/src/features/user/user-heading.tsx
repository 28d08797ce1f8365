import { personName } from '@dara/model';
import { RecordHeading } from '@dara/kit/record';
import { Avatar, Badge, RecordLink, StatusBadge } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import type { ReactNode } from 'react';
import type { ManagementProfile } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { PermissionBadge } from './permission-badge.tsx';

interface UserHeadingProps {
  user: ManagementProfile;
  isDeleted?: boolean;
  /** What can be done with the user. */
  children?: ReactNode;
}

/** Which user it is, what they may do, and whose account it is. */
export function UserHeading({ user, isDeleted, children }: UserHeadingProps) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const name = personName(user, useLocale());
  const notes = [
    ...(name === user.email ? [] : [<span key="email">{user.email}</span>]),
    ...(user.talentId
      ? [
          <RecordLink key="talent" to={paths.talentDetail(user.talentId)}>
            {formatMessage({ id: 'setting.user.ofTalent' })}
          </RecordLink>,
        ]
      : []),
    ...(user.businessProfileId
      ? [
          <RecordLink key="business" to={paths.businessDetail(user.businessProfileId)}>
            {formatMessage({ id: 'setting.user.ofBusiness' })}
          </RecordLink>,
        ]
      : []),
  ];
  return (
    <RecordHeading
      picture={<Avatar decorative name={name} image={user.image} size={80} />}
      name={name}
      notes={notes}
      marks={
        <>
          <PermissionBadge permission={user.permission} />
          {!user.active && <StatusBadge status="Inactive" />}
          {user.isInvited && (
            <Badge tone="warning">
              <FormattedMessage id="setting.user.waiting" />
            </Badge>
          )}
          {user.id === profile?.id && (
            <Badge>
              <FormattedMessage id="setting.user.you" />
            </Badge>
          )}
        </>
      }
      isDeleted={isDeleted}
      updatedAt={user.updatedAt}
    >
      {children}
    </RecordHeading>
  );
}
