import { BUSINESS_LINES, PERSON_LINES } from '@dara/model';
import { PHONE_INPUT, FormPair, FormPart, FormTextField } from '@dara/kit/forms';
import { FormattedMessage } from '@dara/sdk/i18n';
import { AccountFields } from './account-fields.tsx';

/** The contact person, who gets the account. */
export function ContactFields() {
  return (
    <>
      <FormPair>
        <FormTextField
          name="contactName"
          required
          maxLength={BUSINESS_LINES.contactName}
          autoComplete="name"
          label={<FormattedMessage id="public.register.field.contactName" />}
        />
        <FormTextField
          name="position"
          maxLength={BUSINESS_LINES.position}
          autoComplete="organization-title"
          label={<FormattedMessage id="public.register.field.position" />}
        />
      </FormPair>
      <FormTextField
        {...PHONE_INPUT}
        name="contactPhone"
        autoComplete="tel"
        required
        maxLength={PERSON_LINES.phone}
        label={<FormattedMessage id="public.register.field.contactPhone" />}
      />
      <FormPart title={<FormattedMessage id="public.register.signInWith" />}>
        <AccountFields />
      </FormPart>
    </>
  );
}
