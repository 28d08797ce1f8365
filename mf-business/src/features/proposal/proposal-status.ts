import type { ProposalStatus } from '@dara/model';

/** Whether the client has it and can still answer. */
export function isWithClient(status: ProposalStatus): boolean {
  return status === 'Sent' || status === 'Viewed' || status === 'Responded';
}
