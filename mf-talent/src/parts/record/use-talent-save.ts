import { useRecordSave } from '@dara/kit/record';
import {
  useManagementTalentCreateMutation,
  useManagementTalentUpdateMutation,
  type TalentRecord,
} from '../../api/generated.ts';
import { namedErrors } from './record-errors.ts';
import { mergeUploadedFiles, createForm, updateForm } from './record-body.ts';
import { toValues, type RecordValues } from './record.model.ts';
import { useRecordConflictFields } from './use-record-conflict.tsx';

/** Makes or changes a talent; what others changed meanwhile is brought together with it. */
export function useTalentSave(
  mode: 'own' | 'staff',
  record: TalentRecord | undefined,
  name?: string,
) {
  const [create] = useManagementTalentCreateMutation();
  const [update] = useManagementTalentUpdateMutation();
  const fields = useRecordConflictFields(record);
  return useRecordSave<RecordValues, TalentRecord>({
    ...{ record, name, toValues, fields, mergeUploadedFiles, namedErrors },
    bodyOf: (values, base) => (base ? updateForm(values, base, mode) : createForm(values)),
    send: (body, base) => (base ? update({ id: base.id, body }) : create({ body })),
  });
}
