import { isApiError } from '@dara/shared/api';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { useNotice } from '@dara/shared/notice';
import { maxLength, required } from '@dara/shared/validation';
import { object, string } from 'yup';
import { FormTextArea } from '../forms/form-text-fields.tsx';
import { ResourceForm } from '../forms/resource-form.tsx';
import { SubmitBar } from '../forms/submit-bar.tsx';
import { Button } from '../ui/button.tsx';
import { DangerTitle, RecordNames } from '../ui/danger.tsx';
import { Dialog } from '../ui/dialog.tsx';

export interface DeclineDialogProps {
  open: boolean;
  onClose: () => void;
  /** Sends the answer; rejects with an `ApiError` (`.unwrap()`). */
  onDecline: (reason: string) => Promise<unknown>;
  /** Which job, where the screen shows several. */
  job?: string;
}

/** As the api bounds it. */
const REASON_MAX = 500;
const EMPTY = { reason: '' };
const schema = object({
  reason: string().ensure().test(required()).test(maxLength(REASON_MAX)),
});

/** Asks why, since the casting team learns from it. */
export function DeclineDialog({ open, onClose, onDecline, job }: DeclineDialogProps) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const label = formatMessage({ id: 'shared.job.decline.reason' });
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
          <FormattedMessage id="shared.job.decline.title" />
        </DangerTitle>
      }
      description={
        <>
          <FormattedMessage id="shared.job.decline.text" />
          {job && <RecordNames names={[job]} />}
        </>
      }
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'shared.job.decline.title' })}
        labels={{ reason: label }}
        initialValues={EMPTY}
        schema={schema}
        onSubmit={send}
        onSuccess={(isDone) => {
          notice(
            isDone
              ? { kind: 'success', message: { id: 'shared.job.decline.done' } }
              : { kind: 'error', message: { id: 'shared.job.decline.tooLate' } },
          );
          onClose();
        }}
      >
        <FormTextArea required name="reason" rows={3} label={label} />
        <SubmitBar
          inDialog
          variant="danger"
          label={<FormattedMessage id="shared.job.decline.send" />}
        >
          <Button onClick={onClose}>
            <FormattedMessage id="shared.ui.cancel" />
          </Button>
        </SubmitBar>
      </ResourceForm>
    </Dialog>
  );
}
