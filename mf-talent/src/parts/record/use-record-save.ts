import { useRecordUpload, useUpload } from '@dara/kit/image-field';
import { useConflict } from '@dara/kit/record';
import { useRef } from 'react';
import {
  useManagementTalentCreateMutation,
  useManagementTalentUpdateMutation,
  type TalentRecord,
} from '../../api/generated.ts';
import { namedErrors } from './record-errors.ts';
import { afterArrival, createForm, hasFiles, updateForm } from './record-body.ts';
import { toValues, type RecordValues } from './record.model.ts';
import { useRecordConflictFields } from './use-record-conflict.tsx';

/** Makes or changes a record; what others changed meanwhile is brought together with it. */
export function useRecordSave(
  mode: 'own' | 'staff',
  record: TalentRecord | undefined,
  name?: string,
) {
  const [create] = useManagementTalentCreateMutation();
  const [update] = useManagementTalentUpdateMutation();
  const creation = useUpload();
  const upload = useRecordUpload<RecordValues, TalentRecord>({
    formOf: (values, base) => updateForm(values, base, mode),
    start: (body, base) => update({ id: base.id, body }),
    afterArrival,
  });
  const fields = useRecordConflictFields(record);
  const conflict = useConflict<RecordValues, TalentRecord>({ toValues, fields, name });
  const isShownRef = useRef(false);

  const sendUpdate = (values: RecordValues, base: TalentRecord): Promise<TalentRecord> =>
    upload.send(values, base).catch((error: unknown) => {
      throw namedErrors(error, values);
    });
  const sendCreate = async (values: RecordValues): Promise<TalentRecord> => {
    try {
      return await creation.send(createForm(values), (body) => create({ body }));
    } catch (error) {
      throw namedErrors(error, values);
    }
  };
  const save = (values: RecordValues, base: TalentRecord | undefined): Promise<TalentRecord> => {
    isShownRef.current = hasFiles(values);
    return base ? conflict.save(values, base, sendUpdate) : sendCreate(values);
  };
  const sending = record ? upload : creation;
  return {
    save,
    /** From 0 to 1 while pictures are being sent. */
    share: isShownRef.current ? sending.share : undefined,
    cancel: sending.cancel,
    conflictDialog: conflict.dialog,
  };
}
