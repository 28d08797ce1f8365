import type { ApiError } from '@dara/sdk/api';
import { EMAIL_INPUT, FormPasswordField, FormTextField, ResourceForm } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { canKeepTokens, signIn } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { fingerArea, TextLink } from '@dara/kit/ui';
import { anyEmail, required } from '@dara/kit/validation';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import {
  useAuthorizationLoginMutation,
  type LoginBody,
  type SecondStepNeeded,
} from '../../api/generated.ts';
import { FORGOT_PASSWORD_PATH } from '../password/paths.ts';
import { WideSubmit } from '../password/wide-submit.tsx';

const schema = object({
  email: string().test(required()).test(anyEmail()),
  password: string().test(required()),
});

/** The session would be lost at the next load, without a word. */
export const COOKIES_BLOCKED: ApiError = { status: 'NOT_SENT', code: 'SESSION_NOT_KEPT' };

const ForgotLink = styled(TextLink)`
  ${fingerArea(10)}
`;

/** Sign-in is sent as form data; the generated type is that of its fields. */
const formBody = (body: Record<keyof LoginBody, string>) =>
  new URLSearchParams(body) as unknown as LoginBody;

export interface SignInFormProps {
  emailRef?: Ref<HTMLInputElement>;
  /** The password was correct, and a second step is required. */
  onStep: (needed: SecondStepNeeded) => void;
}

/** E-mail and password; the session begins with the answer. */
export function SignInForm({ emailRef, onStep }: SignInFormProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const notice = useNotice();
  const [login] = useAuthorizationLoginMutation();
  return (
    <ResourceForm
      compact
      label={intl.formatMessage({ id: 'shell.session.signIn' })}
      initialValues={{ email: '', password: '' }}
      schema={schema}
      onSubmit={({ email, password }) => {
        if (!canKeepTokens()) throw COOKIES_BLOCKED;
        return login({ loginBody: formBody({ email: email.trim(), password }) }).unwrap();
      }}
      onSuccess={(answer) => {
        if ('challenge' in answer) return onStep(answer);
        notice({ kind: 'success', message: { id: 'sdk.notice.loggedIn' } });
        signIn(dispatch, answer);
      }}
    >
      <FormTextField
        {...EMAIL_INPUT}
        ref={emailRef}
        name="email"
        autoComplete="username"
        required
        label={<FormattedMessage id="shell.auth.email" />}
      />
      <FormPasswordField
        name="password"
        autoComplete="current-password"
        required
        label={<FormattedMessage id="shell.auth.password" />}
        aside={
          <ForgotLink to={FORGOT_PASSWORD_PATH}>
            <FormattedMessage id="shell.auth.forgot" />
          </ForgotLink>
        }
      />
      <WideSubmit>
        <FormattedMessage id="shell.session.signIn" />
      </WideSubmit>
    </ResourceForm>
  );
}
