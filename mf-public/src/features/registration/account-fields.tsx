import { FormPasswordField, FormTextField } from '@dara/shared/forms';
import { FormattedMessage } from '@dara/shared/i18n';

/** What somebody signs in with. */
export function AccountFields() {
  return (
    <>
      <FormTextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
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
