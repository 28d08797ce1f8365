import { BUSINESS_LINES } from '@dara/model';
import { FormBothFields, FormPair, FormRadioChips, FormTextField } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { BUSINESS_TYPES } from '../model/business-registration.model.ts';
import { Later } from './later.tsx';

/** The company itself. */
export function CompanyFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormBothFields
        name="companyName"
        limit={BUSINESS_LINES.companyName}
        label={formatMessage({ id: 'public.register.field.companyName' })}
      />
      <FormRadioChips
        name="businessType"
        required
        label={<FormattedMessage id="public.register.field.businessType" />}
        options={BUSINESS_TYPES.map((value) => ({
          value,
          label: formatMessage({ id: `public.register.businessType.${value}` }),
        }))}
      />
      <FormPair>
        <FormTextField
          name="taxId"
          inputMode="numeric"
          maxLength={13}
          required
          label={<FormattedMessage id="public.register.field.taxId" />}
          hint={<FormattedMessage id="public.register.hint.taxId" />}
        />
        <FormTextField
          name="branchNo"
          inputMode="numeric"
          maxLength={5}
          label={<FormattedMessage id="public.register.field.branchNo" />}
          hint={<FormattedMessage id="public.register.hint.branchNo" />}
        />
      </FormPair>
      <Later name="CompanyExtras" />
    </>
  );
}
