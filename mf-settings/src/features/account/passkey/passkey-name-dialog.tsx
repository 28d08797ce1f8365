import { FormTextField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Dialog } from '@dara/kit/ui';
import { required } from '@dara/kit/validation';
import { object, string } from 'yup';
import { useAccountPasskeyRenameMutation, type Passkey } from '../../../api/generated.ts';

export const PASSKEY_NAME_MAX = 60;
const schema = object({ name: string().trim().test(required()) });

export interface PasskeyNameDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Another name for a passkey. */
export function PasskeyNameDialog({ passkey, onClose }: PasskeyNameDialogProps) {
  const { formatMessage } = useIntl();
  const [rename] = useAccountPasskeyRenameMutation();
  return (
    <Dialog open onClose={onClose} title={<FormattedMessage id="setting.passkey.rename" />}>
      <ResourceForm
        compact
        label={formatMessage({ id: 'setting.passkey.rename' })}
        initialValues={{ name: passkey.name }}
        schema={schema}
        onSubmit={({ name }) =>
          rename({ id: passkey.id, passkeyNameBody: { name: name.trim() } }).unwrap()
        }
        onSuccess={onClose}
        successMessage={{ id: 'sdk.notice.saved' }}
      >
        <FormTextField
          name="name"
          required
          maxLength={PASSKEY_NAME_MAX}
          label={<FormattedMessage id="setting.passkey.name" />}
        />
        <SubmitBar inDialog onCancel={onClose} />
      </ResourceForm>
    </Dialog>
  );
}
