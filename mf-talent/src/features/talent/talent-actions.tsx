import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { RecordActions, actionItems } from '@dara/kit/record';
import { useSession } from '@dara/sdk/session';
import type { MenuItem } from '@dara/kit/ui';
import {
  Archive,
  ArchiveRestore,
  KeyRound,
  Plus,
  Power,
  PowerOff,
  Star,
  StarOff,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { TalentRecord } from '../../api/generated.ts';
import { HARMFUL, actionsFor, type TalentAction } from './talent-actions.model.ts';
import { useTalentActions } from './use-talent-actions.ts';

type MenuAction = Exclude<TalentAction, 'approve' | 'reject'>;

const ICONS: Record<MenuAction, LucideIcon> = {
  activate: Power,
  deactivate: PowerOff,
  top: Star,
  untop: StarOff,
  archive: Archive,
  unarchive: ArchiveRestore,
  passwordLink: KeyRound,
  delete: Trash2,
};

interface TalentActionsProps {
  talent: TalentRecord;
  onAddWork: () => void;
}

/** Actions of the talent: the due decision as buttons, others in a menu. */
export function TalentActions({ talent, onAddWork }: TalentActionsProps) {
  const name = localized(talent.name, useLocale());
  const { profile } = useSession();
  const { run, runWithReason, busy } = useTalentActions(talent);
  const actions = actionsFor(talent, profile?.permission);
  const addWork: MenuItem = {
    id: 'addWork',
    label: <FormattedMessage id="talent.manage.addWork" />,
    icon: <Plus size={16} aria-hidden />,
    onSelect: onAddWork,
  };
  const items = actionItems({
    actions,
    icons: ICONS,
    texts: 'talent.manage.action',
    harmful: HARMFUL,
    isBusy: busy !== undefined,
    onSelect: (action) => void run(action),
  });
  return (
    <RecordActions
      name={name}
      busy={busy}
      decision={
        actions.includes('approve')
          ? {
              onApprove: () => void run('approve'),
              onReject: (reason) => runWithReason('reject', reason),
              rejectTitle: <FormattedMessage id="talent.manage.reject.title" values={{ name }} />,
              rejectText: <FormattedMessage id="talent.manage.reject.text" />,
            }
          : undefined
      }
      items={[addWork, ...items]}
    />
  );
}
