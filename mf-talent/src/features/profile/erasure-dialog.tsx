import { FormTextArea, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { DangerTitle, Dialog } from '@dara/kit/ui';
import { maxLength } from '@dara/kit/validation';
import { object, string } from 'yup';
import { useAccountPrivacyCreateMutation } from '../../api/generated.ts';

export interface ErasureDialogProps {
  onClose: () => void;
}

const REASON_LIMIT = 500;
const schema = object({ reason: string().test(maxLength(REASON_LIMIT)) });

/** Requests the erasure of a person, and explains the consequences. */
export function ErasureDialog({ onClose }: ErasureDialogProps) {
  const { formatMessage } = useIntl();
  const [ask] = useAccountPrivacyCreateMutation();
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={
        <DangerTitle>
          <FormattedMessage id="talent.erasure.title" />
        </DangerTitle>
      }
      description={<FormattedMessage id="talent.erasure.text" />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'talent.erasure.title' })}
        initialValues={{ reason: '' }}
        schema={schema}
        onSubmit={({ reason }) =>
          ask({
            ownPrivacyBody: { kind: 'Erasure', reason: reason.trim() || undefined },
          }).unwrap()
        }
        onSuccess={onClose}
        successMessage={{ id: 'talent.erasure.asked' }}
      >
        <FormTextArea
          name="reason"
          limit={REASON_LIMIT}
          label={<FormattedMessage id="talent.erasure.reason" />}
        />
        <SubmitBar
          inDialog
          variant="danger"
          label={<FormattedMessage id="talent.erasure.ask" />}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}
