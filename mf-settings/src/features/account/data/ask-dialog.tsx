import { FormTextArea, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { Dialog } from '@dara/kit/ui';
import { maxLength, required } from '@dara/kit/validation';
import { REASON_MAX, type PrivacyKind } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { object, string } from 'yup';
import { useAccountPrivacyCreateMutation } from '../../../api/generated.ts';

interface AskDialogProps {
  kind: PrivacyKind;
  onClose: () => void;
}

const reason = string().test(maxLength(REASON_MAX));
/** A correction needs a text; the reason for leaving is optional. */
const schemas = {
  Access: object({ reason }),
  Correction: object({ reason: reason.test(required()) }),
  Erasure: object({ reason }),
};

/** Creates a request about one's own data, and explains the consequences. */
export function AskDialog({ kind, onClose }: AskDialogProps) {
  const { formatMessage } = useIntl();
  const [ask] = useAccountPrivacyCreateMutation();
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<FormattedMessage id={`setting.data.ask.${kind}`} />}
      description={<FormattedMessage id={`setting.data.ask.${kind}.lead`} />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: `setting.data.ask.${kind}` })}
        initialValues={{ reason: '' }}
        schema={schemas[kind]}
        onSubmit={(values) => {
          const said = values.reason.trim();
          return ask({ ownPrivacyBody: { kind, ...(said && { reason: said }) } }).unwrap();
        }}
        onSuccess={onClose}
        successMessage={{ id: 'setting.data.asked' }}
      >
        <FormTextArea
          name="reason"
          required={kind === 'Correction'}
          limit={REASON_MAX}
          label={<FormattedMessage id={`setting.data.reason.${kind}`} />}
        />
        <SubmitBar
          inDialog
          variant={kind === 'Erasure' ? 'danger' : 'primary'}
          label={<FormattedMessage id="setting.data.send" />}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}
