import {
  EMAIL_INPUT,
  FormPasswordField,
  FormTextField,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { Button } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useAccountEmailChangeAskMutation } from '../../../api/generated.ts';
import { schema, schemaWithStep } from './email-form.schema.ts';

/** The new address, the password, and a code where there is a second step. */
export function EmailForm({ hasStep, onClose }: { hasStep: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [ask] = useAccountEmailChangeAskMutation();
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: 'setting.email.change' })}
      initialValues={{ email: '', password: '', code: '' }}
      schema={hasStep ? schemaWithStep : schema}
      onSubmit={({ email: wanted, password, code }) => {
        const emailChangeBody = { email: wanted.trim(), password, ...(hasStep && { code }) };
        return ask({ emailChangeBody }).unwrap();
      }}
      onSuccess={onClose}
      successMessage={{ id: 'setting.email.asked' }}
    >
      <FormTextField
        {...EMAIL_INPUT}
        name="email"
        autoComplete="email"
        required
        label={<FormattedMessage id="setting.email.new" />}
      />
      <FormPasswordField
        name="password"
        autoComplete="current-password"
        required
        label={<FormattedMessage id="setting.account.password.current" />}
      />
      {hasStep && (
        <FormTextField
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          required
          label={<FormattedMessage id="setting.step.codeOrRecovery" />}
        />
      )}
      <SubmitBar inDialog label={<FormattedMessage id="setting.email.submit" />}>
        <Button onClick={onClose}>
          <FormattedMessage id="setting.step.dialog.cancel" />
        </Button>
      </SubmitBar>
    </ResourceForm>
  );
}
