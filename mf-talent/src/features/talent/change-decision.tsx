import { ChangeDecision } from '@dara/kit/record';
import { useManagementTalentChangeDecideMutation, type TalentRecord } from '../../api/generated.ts';
import { PendingChangePart } from '../../parts/guard/pending-change.tsx';
import { useTalentName } from '../../parts/talent-names.ts';

/** A change of birthday or guardian in review, for staff to decide on. */
export function TalentChange({ talent }: { talent: TalentRecord }) {
  const [decide] = useManagementTalentChangeDecideMutation();
  const { name } = useTalentName(talent);
  const { id, pendingChange: change } = talent;
  if (!change) return null;
  return (
    <PendingChangePart
      talent={talent}
      mode="staff"
      actions={
        <ChangeDecision
          key={change.id}
          texts="talent.change"
          name={name}
          version={change.id}
          send={(status, reason) =>
            decide({ id, changeId: change.id, talentChangeBody: { status, reason } }).unwrap()
          }
        />
      }
    />
  );
}
