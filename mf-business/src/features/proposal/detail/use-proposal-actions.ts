import { useRecordActions } from '@dara/kit/record';
import { useNavigate } from '@dara/sdk/router';
import {
  useManagementProposalDeleteMutation,
  useManagementProposalDuplicateMutation,
  useManagementProposalReviseMutation,
  useManagementProposalRevokeMutation,
  type ProposalRecord,
} from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import type { ProposalAction } from './proposal-actions.model.ts';

/** Actions without a dialog of their own. */
export type PlainAction = Extract<ProposalAction, 'revise' | 'revoke' | 'duplicate' | 'delete'>;

/** Status changes of a proposal, each with the displayed version. */
export function useProposalActions({ id, version, number }: ProposalRecord) {
  const navigate = useNavigate();
  const [revise] = useManagementProposalReviseMutation();
  const [revoke] = useManagementProposalRevokeMutation();
  const [duplicate] = useManagementProposalDuplicateMutation();
  const [remove] = useManagementProposalDeleteMutation();
  const proposalVersionBody = { version };
  const send = async (action: PlainAction): Promise<unknown> => {
    if (action === 'revise') return revise({ id, proposalVersionBody }).unwrap();
    if (action === 'revoke') return revoke({ id, proposalVersionBody }).unwrap();
    if (action === 'delete') {
      await remove({ id }).unwrap();
      return navigate(paths.proposals);
    }
    const copy = await duplicate({ id }).unwrap();
    return navigate(paths.proposalDetail(copy.id));
  };
  return useRecordActions<PlainAction>({
    send,
    versionOf: (action) => (action === 'duplicate' ? undefined : `${action}:${version}`),
    done: (action) => ({ id: `business.proposal.done.${action}`, values: { number } }),
    ask: (action) =>
      action === 'duplicate'
        ? undefined
        : {
            kind: action === 'revise' ? 'normal' : 'danger',
            title: { id: `business.proposal.ask.${action}`, values: { number } },
            message: { id: `business.proposal.ask.${action}Text` },
            confirmLabel: { id: `business.proposal.action.${action}` },
          },
  });
}
