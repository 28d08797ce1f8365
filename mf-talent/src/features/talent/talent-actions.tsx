import { FormattedMessage, useIntl, useLocale } from '@dara/shared/i18n';
import { shownName } from '@dara/shared/model';
import { RejectDialog } from '@dara/shared/record';
import { useSession } from '@dara/shared/session';
import { media, tokens } from '@dara/shared/theme';
import { Button, IconButton, Menu, type MenuItem } from '@dara/shared/ui';
import {
  Archive,
  ArchiveRestore,
  Check,
  EllipsisVertical,
  Globe,
  KeyRound,
  Plus,
  Power,
  PowerOff,
  Star,
  StarOff,
  Trash2,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { HARMFUL, actionsFor, type TalentAction } from './talent-actions.model.ts';
import { useTalentActions } from './use-talent-actions.ts';

const ICONS: Record<TalentAction, LucideIcon> = {
  approve: Check,
  reject: X,
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

/** What this person can do with the talent: the decision that is due as buttons, the rest in a menu. */
export function TalentActions({ talent, onAddWork }: TalentActionsProps) {
  const { formatMessage } = useIntl();
  const name = shownName(talent)[useLocale()];
  const { profile } = useSession();
  const { run, reject, busy } = useTalentActions(talent);
  const [isRejecting, setIsRejecting] = useState(false);
  const actions = actionsFor(talent, profile?.permission);
  const isDue = actions.includes('approve');
  const publicPage: MenuItem = {
    id: 'public',
    label: <FormattedMessage id="talent.manage.publicPage" />,
    icon: <Globe size={16} aria-hidden />,
    to: paths.talentPublic(talent.id),
  };
  const addWork: MenuItem = {
    id: 'addWork',
    label: <FormattedMessage id="talent.manage.addWork" />,
    icon: <Plus size={16} aria-hidden />,
    onSelect: onAddWork,
  };
  const items: MenuItem[] = actions
    .filter((action) => action !== 'approve' && action !== 'reject')
    .map((action) => {
      const Icon = ICONS[action];
      return {
        id: action,
        label: <FormattedMessage id={`talent.manage.action.${action}`} />,
        icon: <Icon size={16} aria-hidden />,
        danger: HARMFUL.includes(action),
        separated: action === 'delete',
        disabled: busy !== undefined,
        onSelect: () => void run(action),
      };
    });
  return (
    <Row>
      {isDue && (
        <>
          <Button
            variant="primary"
            icon={<Check size={20} aria-hidden />}
            loading={busy === 'approve'}
            disabled={busy !== undefined && busy !== 'approve'}
            onClick={() => void run('approve')}
          >
            <FormattedMessage id="talent.manage.action.approve" />
          </Button>
          <Button
            icon={<X size={20} aria-hidden />}
            disabled={busy !== undefined}
            onClick={() => setIsRejecting(true)}
          >
            <FormattedMessage id="talent.manage.action.reject" />
          </Button>
        </>
      )}
      <MenuPlace>
        <Menu
          trigger={
            <IconButton
              variant="secondary"
              label={formatMessage({ id: 'talent.manage.more' }, { name })}
              aria-busy={busy !== undefined}
              icon={<EllipsisVertical size={20} aria-hidden />}
            />
          }
          items={[...(talent.isPublic ? [publicPage] : []), addWork, ...items]}
        />
      </MenuPlace>
      {isRejecting && (
        <RejectDialog
          title={<FormattedMessage id="talent.manage.reject.title" values={{ name }} />}
          text={<FormattedMessage id="talent.manage.reject.text" />}
          isBusy={busy === 'reject'}
          onReject={reject}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
  > button {
    flex: 1;
  }
  ${media.desktop} {
    flex-wrap: nowrap;
    > button {
      flex: none;
    }
  }
`;

// In the corner beside the name where there is no room for a row.
const MenuPlace = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  ${media.desktop} {
    position: static;
  }
`;
