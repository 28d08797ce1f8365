import { PHONE_INPUT, FormPair, FormPart, FormTextField } from '@dara/kit/forms';
import { FormattedMessage } from '@dara/sdk/i18n';
import { AccountFields } from './account-fields.tsx';

/** The person who signs in for the company. */
export function ContactFields() {
  return (
    <>
      <FormPair>
        <FormTextField
          name="contactName"
          required
          maxLength={100}
          autoComplete="name"
          label={<FormattedMessage id="public.register.field.contactName" />}
        />
        <FormTextField
          name="position"
          maxLength={100}
          autoComplete="organization-title"
          label={<FormattedMessage id="public.register.field.position" />}
        />
      </FormPair>
      <FormTextField
        {...PHONE_INPUT}
        name="contactPhone"
        autoComplete="tel"
        required
        maxLength={30}
        label={<FormattedMessage id="public.register.field.contactPhone" />}
      />
      <FormPart title={<FormattedMessage id="public.register.signInWith" />}>
        <AccountFields />
      </FormPart>
    </>
  );
}
