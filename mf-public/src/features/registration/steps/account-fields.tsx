import { EMAIL_INPUT, FormPasswordField, FormTextField } from '@dara/kit/forms';
import { FormattedMessage } from '@dara/sdk/i18n';

/** What a user signs in with. */
export function AccountFields() {
  return (
    <>
      <FormTextField
        {...EMAIL_INPUT}
        name="email"
        autoComplete="email"
        required
        label={<FormattedMessage id="public.register.field.email" />}
        hint={<FormattedMessage id="public.register.hint.email" />}
      />
      <FormPasswordField
        name="password"
        checklist
        required
        label={<FormattedMessage id="public.register.field.password" />}
      />
      <FormPasswordField
        name="passwordConfirm"
        autoComplete="new-password"
        required
        label={<FormattedMessage id="public.register.field.passwordConfirm" />}
      />
    </>
  );
}
