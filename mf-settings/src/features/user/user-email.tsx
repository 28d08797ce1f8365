import { WaitingEmail } from '@dara/agency/email';
import {
  useManagementEmailChangeCancelMutation,
  useManagementEmailChangeDecideMutation,
  useManagementEmailChangeOldLostMutation,
  useManagementEmailChangeQuery,
} from '../../api/generated.ts';

/** Another address that a user waits for; nothing where there is none. */
export function UserEmail({ profileId }: { profileId: string }) {
  const { data } = useManagementEmailChangeQuery(
    { profileId },
    { refetchOnMountOrArgChange: true },
  );
  const [cancel] = useManagementEmailChangeCancelMutation();
  const [lose] = useManagementEmailChangeOldLostMutation();
  const [decide] = useManagementEmailChangeDecideMutation();
  const change = data?.pending;
  if (!change) return null;
  const { id } = change;
  return (
    <WaitingEmail
      key={id}
      change={change}
      onCancel={() => cancel({ id }).unwrap()}
      onOldLost={() => lose({ id }).unwrap()}
      onDecide={(isApproved) => decide({ id, emailChangeDecisionBody: { isApproved } }).unwrap()}
    />
  );
}
