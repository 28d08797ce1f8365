import { FormCheckbox } from '@dara/kit/forms';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import type { BusinessValues } from '../model/business-registration.model.ts';
import { policyLinks } from './policy-links.tsx';
import { ADDRESS_REVIEW, Review, joinLanguages } from './review.tsx';

/** Review of the whole request, and the terms. */
export function TermsFields() {
  const { values } = useFormikContext<BusinessValues>();
  return (
    <>
      <Review
        groups={[
          {
            step: 'company',
            facts: [
              { id: 'companyName', value: joinLanguages(values.companyName) },
              { id: 'taxId', value: values.taxId },
            ],
          },
          {
            step: 'contact',
            facts: [
              { id: 'contactName', value: values.contactName },
              { id: 'contactPhone', value: values.contactPhone },
              { id: 'email', value: values.email },
            ],
          },
          ADDRESS_REVIEW,
        ]}
      />
      <FormCheckbox
        name="terms.accepted"
        required
        label={<FormattedMessage id="public.register.acceptTerms" values={policyLinks} />}
      />
    </>
  );
}
