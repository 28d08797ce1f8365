/** The public interface of the proposal module. */
export { shownToBusiness } from './record/proposal-row.ts';
export type { ProposalRecord, ProposalSent } from './record/proposal.schema.ts';
