import { RestoreButton, type RestoreOptions } from '@dara/kit/record';
import { useManagementTalentRestoreMutation, type TalentRecord } from '../../api/generated.ts';
import { useTalentName } from '../../parts/talent-names.ts';

type DeletedTalent = Pick<TalentRecord, 'id' | 'name' | 'displayName'>;

/** How a deleted talent is called and restored. */
export function useTalentRestore(talent: DeletedTalent): RestoreOptions {
  const { name } = useTalentName(talent);
  const [send] = useManagementTalentRestoreMutation();
  return { name, onRestore: () => send({ id: talent.id }).unwrap() };
}

export function RestoreTalent({ talent }: { talent: DeletedTalent }) {
  return <RestoreButton {...useTalentRestore(talent)} />;
}
