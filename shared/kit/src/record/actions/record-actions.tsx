import { FormattedMessage } from '@dara/sdk/i18n';
import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { RecordActionBar } from './record-action-bar.tsx';
import { RejectDialog } from './reject-dialog.tsx';

export interface RecordDecision {
  onApprove: () => void;
  /** Rejects with an `ApiError`, which the dialog shows. */
  onReject: (reason: string) => Promise<void>;
  rejectTitle: ReactNode;
  rejectText: ReactNode;
}

export interface RecordActionsProps {
  /** Display name of the record. */
  name: string;
  /** The action that is being sent: `approve`, `reject` or another. */
  busy: string | undefined;
  /** The decision that is due. */
  decision?: RecordDecision;
  /** Further actions. */
  items: readonly MenuItem[];
}

/** Actions of a record: the due decision as buttons, others in a menu. */
export function RecordActions({ name, busy, decision, items }: RecordActionsProps) {
  const [isRejecting, setIsRejecting] = useState(false);
  return (
    <>
      <RecordActionBar name={name} isBusy={busy !== undefined} items={items}>
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
      </RecordActionBar>
      {decision && isRejecting && (
        <RejectDialog
          title={decision.rejectTitle}
          text={decision.rejectText}
          isBusy={busy === 'reject'}
          onReject={decision.onReject}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </>
  );
}
