import { WaitingEmail } from '@dara/agency/email';
import {
  useManagementEmailChangeCancelMutation,
  useManagementEmailChangeDecideMutation,
  useManagementEmailChangeOldLostMutation,
  useManagementEmailChangeQuery,
} from '../../api/generated.ts';

/** Another address that a talent waits for; nothing where there is none. */
export function TalentEmail({ talentId }: { talentId: string }) {
  const { data } = useManagementEmailChangeQuery({ talentId }, { refetchOnMountOrArgChange: true });
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
