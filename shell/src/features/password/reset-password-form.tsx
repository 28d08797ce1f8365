import { isApiError } from '@dara/sdk/api';
import { FormPasswordField, ResourceForm } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { TextLink } from '@dara/kit/ui';
import { confirmed, password, required } from '@dara/kit/validation';
import { object, string } from 'yup';
import { useAuthorizationResetPasswordMutation } from '../../api/generated.ts';
import { FORGOT_PASSWORD_PATH } from './paths.ts';
import { WideSubmit } from './wide-submit.tsx';

const schema = object({
  password: string().test(required()).test(password()),
  confirmPassword: string().test(required()).test(confirmed('password')),
});

export interface ResetPasswordFormProps {
  email: string;
  /** The single-use token of the mailed link. */
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ email, token, onDone }: ResetPasswordFormProps) {
  const intl = useIntl();
  const [reset, { error }] = useAuthorizationResetPasswordMutation();
  const isLinkSpent = isApiError(error) && error.code === 'RESET_TOKEN_INVALID';
  return (
    <ResourceForm
      compact
      label={intl.formatMessage({ id: 'shell.reset.title' })}
      initialValues={{ password: '', confirmPassword: '' }}
      schema={schema}
      onSubmit={(values) =>
        reset({ resetPasswordBody: { email, token, password: values.password } }).unwrap()
      }
      onSuccess={onDone}
      successMessage={{ id: 'sdk.notice.saved' }}
    >
      {/* Tells password managers whose password this is. */}
      <input hidden autoComplete="username" value={email} readOnly />
      <FormPasswordField
        name="password"
        checklist
        required
        label={<FormattedMessage id="shell.reset.password" />}
      />
      <FormPasswordField
        name="confirmPassword"
        autoComplete="new-password"
        required
        label={<FormattedMessage id="shell.reset.confirm" />}
      />
      <WideSubmit>
        <FormattedMessage id="shell.reset.submit" />
      </WideSubmit>
      {isLinkSpent && (
        <p>
          <TextLink to={FORGOT_PASSWORD_PATH}>
            <FormattedMessage id="shell.reset.newLink" />
          </TextLink>
        </p>
      )}
    </ResourceForm>
  );
}
