import { personName } from '@dara/model';
import { RecordActions, actionItems } from '@dara/kit/record';
import type { MenuItem } from '@dara/kit/ui';
import type { FieldError } from '@dara/sdk/api';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import {
  KeyRound,
  Power,
  PowerOff,
  ScrollText,
  Send,
  ShieldUser,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import type { ManagementProfile } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { HoldersDialog } from './holders-dialog.tsx';
import { HARMFUL, actionsFor, useUserActions, type UserAction } from './use-user-actions.ts';

const ICONS: Record<UserAction, LucideIcon> = {
  invite: Send,
  passwordLink: KeyRound,
  activate: Power,
  deactivate: PowerOff,
  delete: Trash2,
};

/** What can be done with a user. */
export function UserActions({ user }: { user: ManagementProfile }) {
  const navigate = useNavigate();
  const { profile } = useSession();
  const [holders, setHolders] = useState<FieldError[]>();
  const { run, busy } = useUserActions(user, setHolders);
  const actions = actionItems({
    actions: actionsFor(user, profile?.id),
    icons: ICONS,
    texts: 'setting.user.action',
    harmful: HARMFUL,
    isBusy: busy !== undefined,
    onSelect: (action) => void run(action),
  });
  const doings: MenuItem = {
    id: 'audit',
    label: <FormattedMessage id="setting.user.action.audit" />,
    icon: <ScrollText size={16} aria-hidden />,
    onSelect: () => void navigate(paths.auditOf(user.id)),
  };
  const request: MenuItem = {
    id: 'privacy',
    label: <FormattedMessage id="setting.user.action.privacy" />,
    icon: <ShieldUser size={16} aria-hidden />,
    onSelect: () => void navigate(paths.privacyCreateFor(user.email)),
  };
  const name = personName(user, useLocale());
  return (
    <>
      <RecordActions name={name} busy={busy} items={[doings, request, ...actions]} />
      {holders && (
        <HoldersDialog name={name} holders={holders} onClose={() => setHolders(undefined)} />
      )}
    </>
  );
}
