import { personName } from '@dara/model';
import { FormPasswordField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { Dialog } from '@dara/kit/ui';
import { required } from '@dara/kit/validation';
import { object, string } from 'yup';
import {
  useManagementSecurityPersonResetMutation,
  type SecurityPerson,
} from '../../api/generated.ts';

const schema = object({ password: string().test(required()) });

export interface ResetDialogProps {
  person: SecurityPerson;
  onClose: (isReset: boolean) => void;
}

/** Lets a user in again who has lost app and codes, with the administrator's own password. */
export function ResetDialog({ person, onClose }: ResetDialogProps) {
  const { formatMessage } = useIntl();
  const [reset] = useManagementSecurityPersonResetMutation();
  const name = personName(person, useLocale());
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={<FormattedMessage id="setting.security.reset.title" values={{ name }} />}
      description={<FormattedMessage id="setting.security.reset.lead" />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'setting.security.reset' })}
        initialValues={{ password: '' }}
        schema={schema}
        onSubmit={({ password }) => reset({ id: person.id, passwordBody: { password } }).unwrap()}
        onSuccess={() => onClose(true)}
        successMessage={{ id: 'setting.security.reset.done' }}
      >
        <FormPasswordField
          name="password"
          autoComplete="current-password"
          required
          label={<FormattedMessage id="setting.security.ownPassword" />}
        />
        <SubmitBar
          inDialog
          variant="danger"
          label={<FormattedMessage id="setting.security.reset" />}
          onCancel={() => onClose(false)}
        />
      </ResourceForm>
    </Dialog>
  );
}
