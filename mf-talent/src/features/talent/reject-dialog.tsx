import { errorMessage, fieldErrorMessage, isApiError } from '@dara/shared/api';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { Button, Dialog, TextArea } from '@dara/shared/ui';
import { useId, useState, type FormEvent } from 'react';

interface RejectDialogProps {
  name: string;
  isBusy: boolean;
  /** Rejects the talent; throws what the api refuses. */
  onReject: (reason: string) => Promise<void>;
  onClose: () => void;
}

const REASON_MAX = 500;

/** Asks why: the talent reads the reason and can send the profile in again. */
export function RejectDialog({ name, isBusy, onReject, onClose }: RejectDialogProps) {
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
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'talent.manage.reject.title' }, { name })}
      description={formatMessage({ id: 'talent.manage.reject.text' })}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            <FormattedMessage id="shared.ui.cancel" />
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={isBusy}>
            <FormattedMessage id="talent.manage.action.reject" />
          </Button>
        </>
      }
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
    </Dialog>
  );
}
