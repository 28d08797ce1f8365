import { REASON_MAX } from '@dara/model';
import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { maxLength, required } from '@dara/kit/validation';
import { object, string } from 'yup';
import { FormTextArea } from '@dara/kit/forms';
import { ResourceForm } from '@dara/kit/forms';
import { SubmitBar } from '@dara/kit/forms';
import { DangerTitle, RecordNames } from '@dara/kit/ui';
import { Dialog } from '@dara/kit/ui';

export interface DeclineDialogProps {
  open: boolean;
  onClose: () => void;
  /** Sends the answer; rejects with an `ApiError` (`.unwrap()`). */
  onDecline: (reason: string) => Promise<unknown>;
  /** Which job, where the screen shows several. */
  job?: string;
}

const EMPTY = { reason: '' };
const schema = object({
  reason: string().ensure().test(required()).test(maxLength(REASON_MAX)),
});

/** Asks for a reason, for the casting team. */
export function DeclineDialog({ open, onClose, onDecline, job }: DeclineDialogProps) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const label = formatMessage({ id: 'agency.job.decline.reason' });
  const send = async ({ reason }: typeof EMPTY): Promise<boolean> => {
    try {
      await onDecline(reason);
      return true;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'INVALID_TRANSITION') throw error;
      return false;
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <DangerTitle>
          <FormattedMessage id="agency.job.decline.title" />
        </DangerTitle>
      }
      description={
        <>
          <FormattedMessage id="agency.job.decline.text" />
          {job && <RecordNames names={[job]} />}
        </>
      }
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'agency.job.decline.title' })}
        labels={{ reason: label }}
        initialValues={EMPTY}
        schema={schema}
        onSubmit={send}
        onSuccess={(isDone) => {
          notice(
            isDone
              ? { kind: 'success', message: { id: 'agency.job.decline.done' } }
              : { kind: 'error', message: { id: 'agency.job.decline.tooLate' } },
          );
          onClose();
        }}
      >
        <FormTextArea required name="reason" rows={3} label={label} />
        <SubmitBar
          inDialog
          variant="danger"
          label={<FormattedMessage id="agency.job.decline.send" />}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}
