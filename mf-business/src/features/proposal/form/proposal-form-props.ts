import type { ProposalPrefill, ProposalRecord } from '../../../api/generated.ts';

export interface ProposalFormProps {
  /** The proposal that is changed; absent for a new one. */
  record?: ProposalRecord;
  /** Initial values of a new proposal. */
  prefill?: ProposalPrefill;
  onSaved: (proposal: ProposalRecord) => void;
  onCancel?: () => void;
}
