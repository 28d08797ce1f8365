import { FormPair, FormTextField } from '@dara/kit/forms';
import { FormattedMessage } from '@dara/sdk/i18n';
import { FormImageField } from '@dara/kit/image-field';

/** What else helps to know the company. */
export function CompanyExtras() {
  return (
    <>
      <FormPair>
        <FormTextField
          name="industry"
          maxLength={100}
          label={<FormattedMessage id="public.register.field.industry" />}
        />
        <FormTextField
          name="website"
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={500}
          label={<FormattedMessage id="public.register.field.website" />}
        />
      </FormPair>
      <FormTextField
        name="lineId"
        maxLength={50}
        autoCapitalize="none"
        spellCheck={false}
        label={<FormattedMessage id="public.register.field.lineId" />}
      />
      <FormImageField
        name="logoFile"
        label={<FormattedMessage id="public.register.field.logoFile" />}
      />
    </>
  );
}
