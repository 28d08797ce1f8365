import { FormCheckbox } from '@dara/shared/forms';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { useFormikContext } from 'formik';
import { AddressText } from './address-text.tsx';
import type { BusinessValues } from './business-registration.model.ts';
import { policyLinks } from './policy-links.tsx';
import { Review } from './review.tsx';

/** The whole request once more, and the terms. */
export function TermsFields() {
  const intl = useIntl();
  const { values } = useFormikContext<BusinessValues>();
  const text = (id: string) => intl.formatMessage({ id });
  const fact = (id: string, value: string) => ({
    id,
    label: text(`public.register.field.${id}`),
    value,
  });
  const { th, en } = values.companyName;
  return (
    <>
      <Review
        groups={[
          {
            step: 'company',
            title: text('public.register.step.company'),
            facts: [
              fact('companyName', [th, en].filter(Boolean).join(' / ')),
              fact('taxId', values.taxId),
            ],
          },
          {
            step: 'contact',
            title: text('public.register.step.contact'),
            facts: [
              fact('contactName', values.contactName),
              fact('contactPhone', values.contactPhone),
              fact('email', values.email),
            ],
          },
          {
            step: 'address',
            title: text('public.register.step.address'),
            facts: [
              { id: 'address', label: text('shared.address.address'), value: <AddressText /> },
            ],
          },
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
