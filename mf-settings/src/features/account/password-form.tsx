import { FormPasswordField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { TextLink } from '@dara/kit/ui';
import { confirmed, password, required } from '@dara/kit/validation';
import { useState } from 'react';
import { object, string } from 'yup';
import { useAuthorizationChangePasswordMutation } from '../../api/generated.ts';
import { useFreshStep } from '../../parts/fresh-step/use-fresh-step.ts';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };
const FORGOT_PASSWORD_PATH = '/forgotpassword';

const schema = object({
  currentPassword: string().test(required()),
  password: string().test(required()).test(password()),
  confirmPassword: string().test(required()).test(confirmed('password')),
});

/** Changes the own password, with the current one; the fields are empty again afterwards. */
export function PasswordForm({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const withFreshStep = useFreshStep();
  const [change] = useAuthorizationChangePasswordMutation();
  const [round, setRound] = useState(0);
  return (
    <ResourceForm
      key={round}
      compact
      label={formatMessage({ id: 'setting.account.password.title' })}
      initialValues={EMPTY}
      schema={schema}
      onSubmit={({ currentPassword, password: wanted }) => {
        const changePasswordBody = { currentPassword, password: wanted };
        return withFreshStep(() => change({ changePasswordBody }).unwrap());
      }}
      onSuccess={() => setRound(round + 1)}
      successMessage={{ id: 'setting.account.password.done' }}
    >
      {/* Tells password managers whose password this is. */}
      <input hidden autoComplete="username" value={email} readOnly />
      <FormPasswordField
        name="currentPassword"
        required
        label={<FormattedMessage id="setting.account.password.current" />}
      />
      <FormPasswordField
        name="password"
        checklist
        required
        label={<FormattedMessage id="setting.account.password.new" />}
      />
      <FormPasswordField
        name="confirmPassword"
        autoComplete="new-password"
        required
        label={<FormattedMessage id="setting.account.password.confirm" />}
      />
      <SubmitBar label={<FormattedMessage id="setting.account.password.submit" />}>
        <TextLink to={FORGOT_PASSWORD_PATH}>
          <FormattedMessage id="setting.account.password.forgot" />
        </TextLink>
      </SubmitBar>
    </ResourceForm>
  );
}
