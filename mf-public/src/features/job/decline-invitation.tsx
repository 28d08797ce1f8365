import { DeclineDialog, type DeclineDialogProps } from '@dara/agency/job';
import { useJobRequestAnswerMutation } from '../../api/generated.ts';

export interface DeclineInvitationProps extends Pick<DeclineDialogProps, 'open' | 'onClose'> {
  requestId: string;
}

/** Declines the invitation to this job. */
export function DeclineInvitation({ requestId, ...dialog }: DeclineInvitationProps) {
  const [answer] = useJobRequestAnswerMutation();
  return (
    <DeclineDialog
      {...dialog}
      onDecline={(reason) =>
        answer({ rid: requestId, declineBody: { status: 'Declined', reason } }).unwrap()
      }
    />
  );
}
