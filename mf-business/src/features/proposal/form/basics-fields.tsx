import type { NamedBusiness } from '@dara/agency/labels';
import type { Localized } from '@dara/contract';
import { FormDateField } from '@dara/kit/date';
import { FormSelect, FormTextArea, FormTextField } from '@dara/kit/forms';
import { PROPOSAL_LIMITS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import { BusinessField } from '../../../parts/search/business-field.tsx';
import { JobField } from '../../../parts/search/job-field.tsx';
import { FormSection, Pair } from './form-section.tsx';
import type { ProposalValues } from './proposal-values.ts';

/** Names of initial values, which a search may not return. */
export interface NamedRecords {
  business?: NamedBusiness;
  job?: { id: string; title: Localized };
}

/** Client, subject and expiry of the proposal. */
export function BasicsFields({ business, job }: NamedRecords) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<ProposalValues>();
  const languages = (['th', 'en'] as const).map((value) => ({
    value,
    label: formatMessage({ id: `business.proposal.language.${value}` }),
  }));
  return (
    <FormSection
      id="proposal-basics"
      title={<FormattedMessage id="business.proposal.section.basics" />}
    >
      <FormTextField
        required
        name="title"
        maxLength={PROPOSAL_LIMITS.title}
        label={<FormattedMessage id="business.proposal.field.title" />}
      />
      <Pair>
        <BusinessField
          name="businessProfileId"
          label={<FormattedMessage id="business.proposal.field.businessProfileId" />}
          current={business}
        />
        <JobField
          key={values.businessProfileId}
          name="jobId"
          label={<FormattedMessage id="business.proposal.field.jobId" />}
          businessProfileId={values.businessProfileId}
          current={job}
        />
      </Pair>
      <Pair>
        <FormDateField
          required
          name="validUntil"
          label={<FormattedMessage id="business.proposal.field.validUntil" />}
        />
        <FormSelect
          required
          name="language"
          label={<FormattedMessage id="business.proposal.field.language" />}
          hint={<FormattedMessage id="business.proposal.field.languageHint" />}
          options={languages}
        />
      </Pair>
      <FormTextArea
        name="brief"
        rows={4}
        limit={PROPOSAL_LIMITS.brief}
        maxLength={PROPOSAL_LIMITS.brief}
        label={<FormattedMessage id="business.proposal.field.brief" />}
        hint={<FormattedMessage id="business.proposal.field.briefHint" />}
      />
    </FormSection>
  );
}
