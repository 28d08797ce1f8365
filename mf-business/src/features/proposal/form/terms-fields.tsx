import { FormNumberField, FormTextArea } from '@dara/kit/forms';
import { PROPOSAL_LIMITS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { FormSection, Trio } from './form-section.tsx';

/** Discount and taxes, and what is said below the figures. */
export function TermsFields() {
  const { formatMessage } = useIntl();
  return (
    <FormSection
      id="proposal-terms"
      title={<FormattedMessage id="business.proposal.section.terms" />}
    >
      <Trio>
        <FormNumberField
          decimal
          name="discount"
          label={<FormattedMessage id="business.proposal.field.discount" />}
          unit={formatMessage({ id: 'business.proposal.baht' })}
        />
        <FormNumberField
          decimal
          name="vatRate"
          label={<FormattedMessage id="business.proposal.field.vatRate" />}
          unit="%"
        />
        <FormNumberField
          decimal
          name="whtRate"
          label={<FormattedMessage id="business.proposal.field.whtRate" />}
          unit="%"
        />
      </Trio>
      <FormTextArea
        name="note"
        rows={3}
        limit={PROPOSAL_LIMITS.note}
        maxLength={PROPOSAL_LIMITS.note}
        label={<FormattedMessage id="business.proposal.field.note" />}
        hint={<FormattedMessage id="business.proposal.field.noteHint" />}
      />
    </FormSection>
  );
}
