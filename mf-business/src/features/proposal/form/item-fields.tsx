import { talentTypeMessages } from '@dara/agency/labels';
import { FormNumberField, FormSelect, FormTextArea, FormTextField } from '@dara/kit/forms';
import { PROPOSAL_LIMITS, TALENT_TYPES } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** One talent of a proposal: as what, for what, how many, and at which price. `path` is where it is in the form. */
export function ItemFields({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  const baht = formatMessage({ id: 'business.proposal.baht' });
  const types = TALENT_TYPES.map((value) => ({
    value,
    label: formatMessage(talentTypeMessages[value]),
  }));
  return (
    <Fields>
      <FormSelect
        required
        name={`${path}.talentType`}
        label={<FormattedMessage id="business.proposal.field.talentType" />}
        options={types}
      />
      <FormTextArea
        rows={2}
        name={`${path}.deliverable`}
        maxLength={PROPOSAL_LIMITS.deliverable}
        label={<FormattedMessage id="business.proposal.field.deliverable" />}
        placeholder={formatMessage({ id: 'business.proposal.field.deliverableHint' })}
      />
      <Figures>
        <FormNumberField
          required
          name={`${path}.quantity`}
          label={<FormattedMessage id="business.proposal.field.quantity" />}
        />
        <FormNumberField
          required
          decimal
          name={`${path}.unitPrice`}
          label={<FormattedMessage id="business.proposal.field.unitPrice" />}
          unit={baht}
        />
        <FormNumberField
          decimal
          name={`${path}.cost`}
          label={<FormattedMessage id="business.proposal.field.cost" />}
          unit={baht}
        />
      </Figures>
      <FormTextField
        name={`${path}.availability`}
        maxLength={PROPOSAL_LIMITS.availability}
        label={<FormattedMessage id="business.proposal.field.availability" />}
        placeholder={formatMessage({ id: 'business.proposal.field.availabilityHint' })}
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space4};
  align-items: start;
  > :first-child {
    grid-column: 1 / -1;
  }
`;
