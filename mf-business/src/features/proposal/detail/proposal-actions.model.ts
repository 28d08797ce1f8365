import type { ProposalStatus } from '@dara/model';
import { isWithClient } from '../proposal-status.ts';

export type ProposalAction =
  | 'send'
  | 'newLink'
  | 'revise'
  | 'revoke'
  | 'duplicate'
  | 'cancel'
  | 'delete';

interface ActionState {
  status: ProposalStatus;
  link?: { state: string } | null;
}

/** What staff can do with a proposal in its current state; the api holds the same rules. */
export function actionsFor({ status, link }: ActionState): ProposalAction[] {
  const out = isWithClient(status);
  const actions: ProposalAction[] = [];
  if (status === 'Draft') actions.push('send');
  if (out) actions.push('newLink');
  if (out || status === 'Expired') actions.push('revise');
  actions.push('duplicate');
  if (out && link?.state === 'Live') actions.push('revoke');
  if (out || status === 'Draft') actions.push('cancel');
  if (!out && status !== 'Accepted') actions.push('delete');
  return actions;
}
