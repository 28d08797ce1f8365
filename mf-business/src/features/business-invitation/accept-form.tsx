import {
  FormCheckbox,
  FormPair,
  FormPasswordField,
  FormTextField,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { TextLink } from '@dara/kit/ui';
import { confirmed, requiredText, password, required, type Rule } from '@dara/kit/validation';
import { PERSON_LINES } from '@dara/model';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { signIn } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import type { ReactNode } from 'react';
import { bool, object, string } from 'yup';
import {
  endpoints as businessApi,
  useBusinessInvitationAcceptMutation,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';

/** As many characters as an account's names take. */
const NAME_MAX = 50;
const EMPTY = {
  firstName: '',
  lastName: '',
  password: '',
  passwordConfirm: '',
  terms: { accepted: false },
};

/** A box that has to be ticked. */
const accepted: Rule<boolean> = {
  name: 'accepted',
  message: { id: 'sdk.error.CONSENT_REQUIRED' },
  test: (value) => value === true,
};

const schema = object({
  firstName: requiredText(NAME_MAX),
  lastName: requiredText(NAME_MAX),
  password: requiredText(PERSON_LINES.password).test(password()),
  passwordConfirm: string().test(required()).test(confirmed('password')),
  terms: object({ accepted: bool().test(accepted) }),
});

const linkTo = (path: string) =>
  function Link(text: ReactNode) {
    return (
      <TextLink key={path} to={path}>
        {text}
      </TextLink>
    );
  };

interface AcceptFormProps {
  token: string;
  email: string;
}

/** Names, a password and the terms: the account begins with them, signed in. */
export function AcceptForm({ token, email }: AcceptFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [accept] = useBusinessInvitationAcceptMutation();
  const text = (name: string) => formatMessage({ id: `business.invitation.field.${name}` });

  const send = async ({ firstName, lastName, password: chosen, terms }: typeof EMPTY) => {
    const page = businessApi.endpoints.contentPageDetail;
    const call = page.initiate({ slug: 'terms' }, { subscribe: false });
    const { textVersion } = await dispatch(call).unwrap();
    const body = { token, firstName: firstName.trim(), lastName: lastName.trim() };
    const consent = { terms: { ...terms, textVersion }, language: locale };
    return accept({ businessAcceptance: { ...body, password: chosen, ...consent } }).unwrap();
  };
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: 'business.invitation.title' })}
      labels={{
        firstName: text('firstName'),
        lastName: text('lastName'),
        password: text('password'),
      }}
      initialValues={EMPTY}
      schema={schema}
      codeFields={{ CONSENT_REQUIRED: 'terms.accepted' }}
      successMessage={{ id: 'business.invitation.done' }}
      onSubmit={send}
      onSuccess={(session) => {
        signIn(dispatch, session);
        void navigate(paths.ownBusiness, { replace: true });
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input hidden autoComplete="username" value={email} readOnly />
      <FormPair>
        <FormTextField
          name="firstName"
          required
          maxLength={NAME_MAX}
          autoComplete="given-name"
          label={text('firstName')}
        />
        <FormTextField
          name="lastName"
          required
          maxLength={NAME_MAX}
          autoComplete="family-name"
          label={text('lastName')}
        />
      </FormPair>
      <FormPasswordField name="password" checklist required label={text('password')} />
      <FormPasswordField
        name="passwordConfirm"
        autoComplete="new-password"
        required
        label={text('passwordConfirm')}
      />
      <FormCheckbox
        name="terms.accepted"
        required
        label={
          <FormattedMessage
            id="business.invitation.acceptTerms"
            values={{ terms: linkTo(paths.terms), privacy: linkTo(paths.privacy) }}
          />
        }
      />
      <SubmitBar label={<FormattedMessage id="business.invitation.accept" />} />
    </ResourceForm>
  );
}
