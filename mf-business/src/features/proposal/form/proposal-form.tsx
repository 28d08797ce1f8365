import { RecordForm } from '@dara/kit/record';
import { RequiredNote } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { FormNumberField, FormTextArea } from '@dara/kit/forms';
import { PROPOSAL_LIMITS } from '@dara/model';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ProposalItem, ProposalPrefill, ProposalRecord } from '../../../api/generated.ts';
import { BasicsFields, type NamedRecords } from './basics-fields.tsx';
import { FormSection, Trio } from './form-section.tsx';
import { ItemList } from './item-list.tsx';
import type { ProposalFormProps } from './proposal-form-props.ts';
import { proposalSchema } from './proposal.schema.ts';
import { newValues, toValues } from './proposal-values.ts';
import { TotalsPanel } from './totals-panel.tsx';
import { useProposalLabels } from './use-proposal-labels.ts';
import { useProposalSave } from './use-proposal-save.ts';

function namesOf(record?: ProposalRecord, prefill?: ProposalPrefill): NamedRecords {
  const from = record ?? prefill;
  const { businessProfileId, companyName } = from ?? {};
  return {
    business: businessProfileId && companyName ? { id: businessProfileId, companyName } : undefined,
    job:
      record?.jobId && record.jobTitle ? { id: record.jobId, title: record.jobTitle } : undefined,
  };
}

/** Proposal form: client, items with prices, terms and totals. */
export function ProposalForm({ record, prefill, onSaved, onCancel }: ProposalFormProps) {
  const { formatMessage } = useIntl();
  const [base, setBase] = useState(record);
  const initialValues = useMemo(
    () => (base ? toValues(base) : newValues(prefill)),
    [base, prefill],
  );
  const schema = useMemo(() => proposalSchema(base?.validUntil ?? ''), [base]);
  const labels = useProposalLabels();
  const saving = useProposalSave(base);
  return (
    <RecordForm
      {...{ record, base, setBase, initialValues, labels, saving, onSaved, onCancel }}
      label={formatMessage({ id: `business.proposal.${base ? 'edit' : 'create'}` })}
      name={base?.number}
      schema={schema}
      draftKey={`draft.proposal.${record?.id ?? 'new'}`}
    >
      <Sheets names={namesOf(base, prefill)} stored={base?.items ?? []} />
    </RecordForm>
  );
}

interface SheetsProps {
  names: NamedRecords;
  stored: readonly ProposalItem[];
}

function Sheets({ names, stored }: SheetsProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Parts inert={isSubmitting}>
      <RequiredNote />
      <BasicsFields {...names} />
      <FormSection
        id="proposal-items"
        title={<FormattedMessage id="business.proposal.section.items" />}
        lead={<FormattedMessage id="business.proposal.section.itemsLead" />}
      >
        <ItemList stored={stored} />
      </FormSection>
      <Columns>
        <TermsFields />
        <TotalsPanel />
      </Columns>
    </Parts>
  );
}

/** Discount, taxes, and the text below the totals. */
function TermsFields() {
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

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  &[inert] {
    opacity: 0.6;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
