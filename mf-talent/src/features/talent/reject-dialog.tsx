import { errorMessage, fieldErrorMessage, isApiError } from '@dara/shared/api';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { DangerDialog, TextArea } from '@dara/shared/ui';
import { useId, useState, type FormEvent } from 'react';

interface RejectDialogProps {
  /** What is turned down: a profile, or a change that was asked for. */
  of?: 'profile' | 'change';
  name: string;
  isBusy: boolean;
  /** Rejects the talent; throws what the api refuses. */
  onReject: (reason: string) => Promise<void>;
  onClose: () => void;
}

const REASON_MAX = 500;
const TITLES = { profile: 'talent.manage.reject.title', change: 'talent.change.reject.title' };
const TEXTS = { profile: 'talent.manage.reject.text', change: 'talent.change.reject.text' };

/** Asks why: the talent reads the reason and can send the profile in again. */
export function RejectDialog({
  of = 'profile',
  name,
  isBusy,
  onReject,
  onClose,
}: RejectDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<{ id: string }>();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setError({ id: 'shared.validation.required' });
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
      title={formatMessage({ id: TITLES[of] }, { name })}
      description={formatMessage({ id: TEXTS[of] })}
      form={formId}
      busy={isBusy}
      action={<FormattedMessage id="talent.manage.action.reject" />}
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextArea
          label={formatMessage({ id: 'talent.manage.reject.reason' })}
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
