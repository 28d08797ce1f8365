import { FormTextArea, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { DangerTitle, Dialog } from '@dara/kit/ui';
import { maxLength, required } from '@dara/kit/validation';
import { REASON_MAX } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { object, string } from 'yup';

export interface ReasonDialogProps {
  /** Prefix of message ids: `title`, `text`, `reason`, `submit` and `done`. */
  texts: string;
  /** Rejects with an `ApiError` (`.unwrap()`). */
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const EMPTY = { reason: '' };
const schema = object({
  reason: string().ensure().test(required()).test(maxLength(REASON_MAX)),
});

/** Asks for the reason of an irreversible action. */
export function ReasonDialog({ texts, onSend, onClose }: ReasonDialogProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `${texts}.reason` });
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <DangerTitle>
          <FormattedMessage id={`${texts}.title`} />
        </DangerTitle>
      }
      description={<FormattedMessage id={`${texts}.text`} />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: `${texts}.title` })}
        labels={{ reason: label }}
        initialValues={EMPTY}
        schema={schema}
        onSubmit={({ reason }) => onSend(reason.trim())}
        successMessage={{ id: `${texts}.done` }}
        onSuccess={onClose}
      >
        <FormTextArea
          required
          name="reason"
          rows={3}
          limit={REASON_MAX}
          maxLength={REASON_MAX}
          label={label}
        />
        <SubmitBar
          inDialog
          variant="danger"
          label={<FormattedMessage id={`${texts}.submit`} />}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}
