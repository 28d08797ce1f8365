import { RecordMenu } from '@dara/kit/record';
import { LogOut, Send, UserCog, UserMinus, X } from 'lucide-react';
import {
  useManagementBusinessInvitationResendMutation,
  useManagementBusinessInvitationRevokeMutation,
  useManagementBusinessMemberRemoveMutation,
  useManagementBusinessMemberRoleMutation,
  type BusinessInvitation,
  type BusinessMember,
} from '../../api/generated.ts';

const TEXTS = {
  action: (action: string) => `business.people.action.${action}`,
  done: (action: string) => `business.people.done.${action}`,
  ask: (action: string) => `business.people.ask.${action}`,
};

interface MemberMenuProps {
  businessId: string;
  member: BusinessMember;
  name: string;
  isSelf: boolean;
  canChange: boolean;
}

/** What can be done with a user of a business. */
export function MemberMenu({ businessId: id, member, name, isSelf, canChange }: MemberMenuProps) {
  const [setRole] = useManagementBusinessMemberRoleMutation();
  const [remove] = useManagementBusinessMemberRemoveMutation();
  const memberId = member.id;
  const role = member.role === 'Owner' ? 'Member' : 'Owner';
  const change = { id: role === 'Owner' ? 'makeOwner' : 'makeMember', icon: UserCog };
  const end = isSelf
    ? { id: 'leave', icon: LogOut, harmful: true }
    : { id: 'remove', icon: UserMinus, harmful: true };
  return (
    <RecordMenu
      texts={TEXTS}
      name={name}
      actions={[...(canChange ? [change] : []), end]}
      send={(action) =>
        action === end.id
          ? remove({ id, memberId }).unwrap()
          : setRole({ id, memberId, businessMemberBody: { role } }).unwrap()
      }
    />
  );
}

const INVITATION_ACTIONS = [
  { id: 'resend', icon: Send },
  { id: 'revoke', icon: X, harmful: true },
];

interface InvitationMenuProps {
  businessId: string;
  invitation: BusinessInvitation;
}

/** What can be done with an invitation that is not accepted yet. */
export function InvitationMenu({ businessId: id, invitation }: InvitationMenuProps) {
  const [resend] = useManagementBusinessInvitationResendMutation();
  const [revoke] = useManagementBusinessInvitationRevokeMutation();
  const invitationId = invitation.id;
  return (
    <RecordMenu
      texts={TEXTS}
      name={invitation.email}
      actions={INVITATION_ACTIONS}
      send={(action) => {
        const send = action === 'resend' ? resend : revoke;
        return send({ id, invitationId }).unwrap();
      }}
    />
  );
}
