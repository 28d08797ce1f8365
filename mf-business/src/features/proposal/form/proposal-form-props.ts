import type { ProposalPrefill, ProposalRecord } from '../../../api/generated.ts';

export interface ProposalFormProps {
  /** The proposal that is changed; absent for a new one. */
  record?: ProposalRecord;
  /** What a new one begins with. */
  prefill?: ProposalPrefill;
  onSaved: (proposal: ProposalRecord) => void;
  onCancel?: () => void;
}
