import { BUSINESS_LINES, PERSON_LINES } from '@dara/model';
import { FormPair, FormTextField } from '@dara/kit/forms';
import { FormattedMessage } from '@dara/sdk/i18n';
import { FormImageField } from '@dara/kit/image-field';

/** Optional company data. */
export function CompanyExtras() {
  return (
    <>
      <FormPair>
        <FormTextField
          name="industry"
          maxLength={BUSINESS_LINES.industry}
          label={<FormattedMessage id="public.register.field.industry" />}
        />
        <FormTextField
          name="website"
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={PERSON_LINES.link}
          label={<FormattedMessage id="public.register.field.website" />}
        />
      </FormPair>
      <FormTextField
        name="lineId"
        maxLength={BUSINESS_LINES.lineId}
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
