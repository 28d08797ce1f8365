import { FormTextArea, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { Dialog } from '@dara/kit/ui';
import { maxLength, required } from '@dara/kit/validation';
import { REASON_MAX } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { object, string } from 'yup';
import { useManagementPrivacyIdentityMutation, type PrivacyRecord } from '../../api/generated.ts';

const schema = object({ note: string().test(required()).test(maxLength(REASON_MAX)) });

export interface IdentityDialogProps {
  request: PrivacyRecord;
  onClose: () => void;
}

/** Writes down how it was made sure that the person is who they say. */
export function IdentityDialog({ request: { id, version }, onClose }: IdentityDialogProps) {
  const { formatMessage } = useIntl();
  const [check] = useManagementPrivacyIdentityMutation();
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<FormattedMessage id="setting.privacy.action.identity" />}
      description={<FormattedMessage id="setting.privacy.identity.lead" />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'setting.privacy.action.identity' })}
        initialValues={{ note: '' }}
        schema={schema}
        onSubmit={({ note }) =>
          check({ id, privacyIdentityBody: { version, note: note.trim() } }).unwrap()
        }
        onSuccess={onClose}
        successMessage={{ id: 'setting.privacy.identity.saved' }}
      >
        <FormTextArea
          name="note"
          required
          limit={REASON_MAX}
          label={<FormattedMessage id="setting.privacy.identity.note" />}
        />
        <SubmitBar
          inDialog
          label={<FormattedMessage id="setting.privacy.identity.submit" />}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}
