/** What other modules may use of proposal. */
export type { ProposalRecord, ProposalSent } from './record/proposal.schema.ts';
