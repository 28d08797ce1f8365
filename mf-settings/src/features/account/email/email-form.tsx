import {
  EMAIL_INPUT,
  FormPasswordField,
  FormTextField,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { email, requiredText, required } from '@dara/kit/validation';
import { PERSON_LINES } from '@dara/model';
import { object, string } from 'yup';
import { useAccountEmailChangeAskMutation } from '../../../api/generated.ts';
import { useFreshStep } from '../../../parts/fresh-step/use-fresh-step.ts';

const schema = object({
  email: requiredText(PERSON_LINES.email).test(email()),
  password: string().test(required()),
});

/** The new address and the password. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const withFreshStep = useFreshStep();
  const [ask] = useAccountEmailChangeAskMutation();
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: 'setting.email.change' })}
      initialValues={{ email: '', password: '' }}
      schema={schema}
      onSubmit={({ email: wanted, password }) => {
        const emailChangeBody = { email: wanted.trim(), password };
        return withFreshStep(() => ask({ emailChangeBody }).unwrap());
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
      <SubmitBar
        inDialog
        label={<FormattedMessage id="setting.email.submit" />}
        onCancel={onClose}
      />
    </ResourceForm>
  );
}
