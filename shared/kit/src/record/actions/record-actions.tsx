import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Check, EllipsisVertical, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { RejectDialog } from './reject-dialog.tsx';

export interface RecordDecision {
  onApprove: () => void;
  /** Rejects with an `ApiError`, which the dialog shows. */
  onReject: (reason: string) => Promise<void>;
  rejectTitle: ReactNode;
  rejectText: ReactNode;
}

export interface RecordActionsProps {
  /** What the record is called. */
  name: string;
  /** The action that is being sent: `approve`, `reject` or another. */
  busy: string | undefined;
  /** The decision that is due. */
  decision?: RecordDecision;
  /** What else can be done. */
  items: readonly MenuItem[];
}

/** What can be done with a record: the decision that is due as buttons, the rest in a menu. */
export function RecordActions({ name, busy, decision, items }: RecordActionsProps) {
  const { formatMessage } = useIntl();
  const [isRejecting, setIsRejecting] = useState(false);
  return (
    <Row>
      {decision && (
        <>
          <Button
            variant="primary"
            icon={<Check size={20} aria-hidden />}
            loading={busy === 'approve'}
            disabled={busy !== undefined && busy !== 'approve'}
            onClick={decision.onApprove}
          >
            <FormattedMessage id="kit.record.approve" />
          </Button>
          <Button
            icon={<X size={20} aria-hidden />}
            disabled={busy !== undefined}
            onClick={() => setIsRejecting(true)}
          >
            <FormattedMessage id="kit.record.reject" />
          </Button>
        </>
      )}
      <MenuPlace>
        <Menu
          trigger={
            <IconButton
              variant="secondary"
              label={formatMessage({ id: 'kit.record.more' }, { name })}
              aria-busy={busy !== undefined}
              icon={<EllipsisVertical size={20} aria-hidden />}
            />
          }
          items={[...items]}
        />
      </MenuPlace>
      {decision && isRejecting && (
        <RejectDialog
          title={decision.rejectTitle}
          text={decision.rejectText}
          isBusy={busy === 'reject'}
          onReject={decision.onReject}
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
