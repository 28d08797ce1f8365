import { FormattedMessage } from '@dara/sdk/i18n';
import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { RejectDialog } from '../actions/reject-dialog.tsx';
import { useRecordActions } from '../actions/use-record-actions.ts';

type Decision = 'Approved' | 'Rejected';

export interface ChangeDecisionProps {
  /** Prefix of the message ids `approve`, `reject`, `reject.title`, `reject.text` and `done.<decision>`. */
  texts: string;
  name: string;
  /** The version or change that is decided on: one decision is sent for each. */
  version: number | string;
  send: (decision: Decision, reason?: string) => Promise<unknown>;
  /** Shown in place of the button, when approval is not possible. */
  notApprovable?: ReactNode;
}

/** Buttons that approve a change in review or reject it with a reason. */
export function ChangeDecision(props: ChangeDecisionProps) {
  const { texts, name, version, send, notApprovable } = props;
  const [isRejecting, setIsRejecting] = useState(false);
  const { run, runWithReason, busy } = useRecordActions<Decision>({
    send,
    versionOf: () => version,
    done: (decision) => ({ id: `${texts}.done.${decision}`, values: { name } }),
  });
  return (
    <>
      {notApprovable || (
        <Button
          variant="primary"
          size="small"
          icon={<Check size={16} aria-hidden />}
          loading={busy === 'Approved'}
          onClick={() => void run('Approved')}
        >
          <FormattedMessage id={`${texts}.approve`} />
        </Button>
      )}
      <Button
        size="small"
        icon={<X size={16} aria-hidden />}
        disabled={busy !== undefined}
        onClick={() => setIsRejecting(true)}
      >
        <FormattedMessage id={`${texts}.reject`} />
      </Button>
      {isRejecting && (
        <RejectDialog
          title={<FormattedMessage id={`${texts}.reject.title`} values={{ name }} />}
          text={<FormattedMessage id={`${texts}.reject.text`} />}
          isBusy={busy !== undefined}
          onReject={(reason) => runWithReason('Rejected', reason)}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </>
  );
}
