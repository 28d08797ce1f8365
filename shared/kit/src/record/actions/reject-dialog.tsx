import { REASON_MAX } from '@dara/model';
import { errorMessage, fieldErrorMessage, isApiError } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { DangerDialog } from '../../ui/overlays/danger-dialog.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';

export interface RejectDialogProps {
  /** Name of the rejected record. */
  title: ReactNode;
  /** Who will read the reason, and the consequences. */
  text: ReactNode;
  /** On the button; to reject, when absent. */
  action?: ReactNode;
  isBusy: boolean;
  /** Rejects with an `ApiError`, which is shown at the reason. */
  onReject: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a rejection. */
export function RejectDialog(props: RejectDialogProps) {
  const { title, text, action, isBusy, onReject, onClose } = props;
  const { formatMessage } = useIntl();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<{ id: string }>();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setError({ id: 'kit.validation.required' });
    setError(undefined);
    try {
      await onReject(reason.trim());
      onClose();
    } catch (refusal) {
      const first = isApiError(refusal)
        ? refusal.errors?.find(({ field }) => field.replace(/^\//, '') === 'reason')
        : undefined;
      setError(first ? fieldErrorMessage(first) : errorMessage(refusal));
    }
  };
  return (
    <DangerDialog
      onClose={onClose}
      title={title}
      description={text}
      form={formId}
      busy={isBusy}
      action={action ?? <FormattedMessage id="kit.record.reject" />}
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextArea
          label={formatMessage({ id: 'kit.record.reject.reason' })}
          required
          limit={REASON_MAX}
          maxLength={REASON_MAX}
          value={reason}
          error={error && <FormattedMessage {...error} />}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </DangerDialog>
  );
}
