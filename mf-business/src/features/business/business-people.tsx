import { personName } from '@dara/model';
import { RelativeDate } from '@dara/kit/resource';
import { RecordSection } from '@dara/kit/record';
import { Badge, Button, ErrorState, Skeleton } from '@dara/kit/ui';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { media, tokens } from '@dara/sdk/theme';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementBusinessPeopleQuery,
  type BusinessInvitation,
  type BusinessMember,
  type BusinessRecord,
} from '../../api/generated.ts';
import { roleMessages } from './business.messages.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitationMenu, MemberMenu } from './people-menus.tsx';

interface BusinessPeopleProps {
  business: BusinessRecord;
  /** Whether this person invites, removes and changes roles. */
  canChange: boolean;
}

/** Users of a business, and invitations. */
export function BusinessPeople({ business, canChange }: BusinessPeopleProps) {
  const { id } = business;
  const [isInviting, setIsInviting] = useState(false);
  const { profile } = useSession();
  // Staff invite in every status.
  const canInvite =
    canChange && (profile?.permission !== 'Business' || business.status === 'Approved');
  const query = useManagementBusinessPeopleQuery({ id });
  const people = query.currentData;
  if (!people && query.isError) {
    return (
      <ErrorState
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!people) return <Skeleton shape="box" height={240} />;
  const { members, invitations } = people;
  return (
    <Sheets>
      <RecordSection
        title={<FormattedMessage id="business.people.members" />}
        aside={
          canInvite && (
            <Button
              size="small"
              icon={<UserPlus size={16} aria-hidden />}
              onClick={() => setIsInviting(true)}
            >
              <FormattedMessage id="business.people.invite" />
            </Button>
          )
        }
      >
        {canChange && !canInvite && (
          <Nobody>
            <FormattedMessage id="business.people.afterApproval" />
          </Nobody>
        )}
        {members.length === 0 && (
          <Nobody>
            <FormattedMessage id="business.people.nobody" />
          </Nobody>
        )}
        <List>
          {members.map((member) => (
            <Member key={member.id} {...{ business, member, canChange }} />
          ))}
        </List>
      </RecordSection>
      {invitations.length > 0 && (
        <RecordSection title={<FormattedMessage id="business.people.invitations" />}>
          <List>
            {invitations.map((invitation) => (
              <Invitation key={invitation.id} {...{ business, invitation, canChange }} />
            ))}
          </List>
        </RecordSection>
      )}
      {isInviting && <InviteDialog business={business} onClose={() => setIsInviting(false)} />}
    </Sheets>
  );
}

interface RowProps {
  business: BusinessRecord;
  canChange: boolean;
}

function Member({ business, member, canChange }: RowProps & { member: BusinessMember }) {
  const { profile } = useSession();
  const isSelf = profile?.id === member.id;
  const name = personName(member, useLocale());
  return (
    <Row>
      <Words>
        <strong>{name}</strong>
        {name !== member.email && <span>{member.email}</span>}
        <small>
          {member.lastLoginAt ? (
            <>
              <FormattedMessage id="business.people.lastLogin" />{' '}
              <RelativeDate value={member.lastLoginAt} />
            </>
          ) : (
            <FormattedMessage id="business.people.neverSignedIn" />
          )}
        </small>
      </Words>
      <Marks>
        {isSelf && (
          <Badge>
            <FormattedMessage id="business.people.you" />
          </Badge>
        )}
        <Badge tone={member.role === 'Owner' ? 'brand' : 'neutral'}>
          <FormattedMessage {...roleMessages[member.role]} />
        </Badge>
      </Marks>
      {(canChange || isSelf) && (
        <MemberMenu businessId={business.id} {...{ member, name, isSelf, canChange }} />
      )}
    </Row>
  );
}

function Invitation({
  business,
  invitation,
  canChange,
}: RowProps & { invitation: BusinessInvitation }) {
  const format = useFormat();
  const { email, role, expiresAt, isExpired } = invitation;
  return (
    <Row>
      <Words>
        <strong>{email}</strong>
        <small>
          <FormattedMessage
            id={isExpired ? 'business.people.expired' : 'business.people.expires'}
            values={{ date: format.date(expiresAt) }}
          />
        </small>
      </Words>
      <Marks>
        <Badge tone={isExpired ? 'warning' : 'neutral'}>
          <FormattedMessage {...roleMessages[role]} />
        </Badge>
      </Marks>
      {canChange && <InvitationMenu businessId={business.id} invitation={invitation} />}
    </Row>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: ${tokens.space4};
  max-width: 760px;
`;

const Nobody = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space2} ${tokens.space3};
  align-items: center;
  padding-block: ${tokens.space3};
  & + & {
    border-block-start: 1px solid ${tokens.line};
  }
  > :nth-child(2) {
    grid-row: 2;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto 40px;
    > :nth-child(2) {
      grid-row: auto;
    }
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  span,
  small {
    color: ${tokens.inkMuted};
  }
  small {
    font-size: ${tokens.textSmall};
  }
`;

const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space1};
`;
