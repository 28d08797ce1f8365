import { useRecordActions } from '@dara/kit/record';
import { IconButton, Menu, type MenuItem } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import {
  EllipsisVertical,
  LogOut,
  Send,
  UserCog,
  UserMinus,
  X,
  type LucideIcon,
} from 'lucide-react';
import {
  useManagementBusinessInvitationResendMutation,
  useManagementBusinessInvitationRevokeMutation,
  useManagementBusinessMemberRemoveMutation,
  useManagementBusinessMemberRoleMutation,
  type BusinessInvitation,
  type BusinessMember,
} from '../../api/generated.ts';

interface PersonMenuProps<Action extends string> {
  /** Name of the user. */
  name: string;
  actions: readonly Action[];
  icons: Record<Action, LucideIcon>;
  /** Actions with confirmation. */
  asked: readonly Action[];
  send: (action: Action) => Promise<unknown>;
}

function PersonMenu<Action extends string>(props: PersonMenuProps<Action>) {
  const { name, actions, icons, asked, send } = props;
  const { formatMessage } = useIntl();
  const { run, busy } = useRecordActions<Action>({
    send,
    done: (action) => ({ id: `business.people.done.${action}`, values: { name } }),
    ask: (action) =>
      asked.includes(action)
        ? {
            kind: 'danger',
            title: { id: `business.people.ask.${action}`, values: { name } },
            message: { id: `business.people.ask.${action}Text` },
            confirmLabel: { id: `business.people.action.${action}` },
          }
        : undefined,
  });
  const items: MenuItem[] = actions.map((action) => {
    const Icon: LucideIcon = icons[action];
    return {
      id: action,
      label: <FormattedMessage id={`business.people.action.${action}`} />,
      icon: <Icon size={16} aria-hidden />,
      danger: asked.includes(action),
      disabled: busy !== undefined,
      onSelect: () => void run(action),
    };
  });
  return (
    <Menu
      trigger={
        <IconButton
          label={formatMessage({ id: 'kit.record.more' }, { name })}
          aria-busy={busy !== undefined}
          icon={<EllipsisVertical size={20} aria-hidden />}
        />
      }
      items={items}
    />
  );
}

const MEMBER_ICONS = { makeOwner: UserCog, makeMember: UserCog, remove: UserMinus, leave: LogOut };

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
  const change = role === 'Owner' ? ('makeOwner' as const) : ('makeMember' as const);
  return (
    <PersonMenu
      name={name}
      actions={[...(canChange ? [change] : []), isSelf ? ('leave' as const) : ('remove' as const)]}
      icons={MEMBER_ICONS}
      asked={['remove', 'leave']}
      send={(action) =>
        action === 'remove' || action === 'leave'
          ? remove({ id, memberId }).unwrap()
          : setRole({ id, memberId, businessMemberBody: { role } }).unwrap()
      }
    />
  );
}

const INVITATION_ICONS = { resend: Send, revoke: X };

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
    <PersonMenu
      name={invitation.email}
      actions={['resend', 'revoke']}
      icons={INVITATION_ICONS}
      asked={['revoke']}
      send={(action) => {
        const send = action === 'resend' ? resend : revoke;
        return send({ id, invitationId }).unwrap();
      }}
    />
  );
}
