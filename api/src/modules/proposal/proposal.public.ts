/** What other modules may use of proposal. */
export { shownToBusiness } from './record/proposal-row.ts';
export type { ProposalRecord, ProposalSent } from './record/proposal.schema.ts';
