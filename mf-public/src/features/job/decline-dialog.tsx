import { FormTextArea, ResourceForm, SubmitBar } from '@dara/shared/forms';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { Button, Dialog } from '@dara/shared/ui';
import { useJobRequestAnswerMutation } from '../../api/generated.ts';
import { declineSchema, type DeclineValues } from './apply.schema.ts';

export interface DeclineDialogProps {
  requestId: string;
  open: boolean;
  onClose: () => void;
}

const EMPTY: DeclineValues = { reason: '' };

/** Asks why, since the casting team learns from it. */
export function DeclineDialog({ requestId, open, onClose }: DeclineDialogProps) {
  const { formatMessage } = useIntl();
  const [answer] = useJobRequestAnswerMutation();
  const label = formatMessage({ id: 'public.job.decline.reason' });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="public.job.decline.title" />}
      description={<FormattedMessage id="public.job.decline.text" />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'public.job.decline.title' })}
        labels={{ reason: label }}
        initialValues={EMPTY}
        schema={declineSchema}
        onSubmit={({ reason }) =>
          answer({ rid: requestId, declineBody: { status: 'Declined', reason } }).unwrap()
        }
        successMessage={{ id: 'public.job.decline.done' }}
        onSuccess={onClose}
      >
        <FormTextArea required name="reason" rows={3} label={label} />
        <SubmitBar label={<FormattedMessage id="public.job.decline.send" />}>
          <Button onClick={onClose}>
            <FormattedMessage id="shared.ui.cancel" />
          </Button>
        </SubmitBar>
      </ResourceForm>
    </Dialog>
  );
}
