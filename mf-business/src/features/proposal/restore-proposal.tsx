import { RestoreButton, type RestoreOptions } from '@dara/kit/record';
import { useManagementProposalRestoreMutation } from '../../api/generated.ts';

interface DeletedProposal {
  id: string;
  number: string;
}

/** How a deleted proposal is called and restored. */
function useProposalRestore({ id, number }: DeletedProposal): RestoreOptions {
  const [send] = useManagementProposalRestoreMutation();
  return { name: number, onRestore: () => send({ id }).unwrap() };
}

export function RestoreProposal({ proposal }: { proposal: DeletedProposal }) {
  return <RestoreButton {...useProposalRestore(proposal)} />;
}
