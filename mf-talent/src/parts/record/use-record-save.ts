import { isApiError } from '@dara/sdk/api';
import { isOutcomeUnknown, useUpload } from '@dara/kit/image-field';
import { useConflict } from '@dara/kit/record';
import { useRef } from 'react';
import {
  useManagementTalentCreateMutation,
  useManagementTalentUpdateMutation,
  type TalentRecord,
} from '../../api/generated.ts';
import { namedErrors } from './record-errors.ts';
import { createForm, hasFiles, isStored, updateForm } from './record-body.ts';
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
  const upload = useUpload();
  const fields = useRecordConflictFields(record);
  const conflict = useConflict<RecordValues, TalentRecord>({ toValues, fields, name });
  /** What an attempt sent whose answer was lost. */
  const lostRef = useRef<RecordValues>(undefined);
  const isShownRef = useRef(false);

  const sendUpdate = async (values: RecordValues, base: TalentRecord): Promise<TalentRecord> => {
    const form = updateForm(values, base, mode);
    if (!form) return base;
    try {
      const saved = await upload.send(form, (body) => update({ id: base.id, body }));
      lostRef.current = undefined;
      return saved;
    } catch (error) {
      const current = currentOf(error);
      // The attempt before had arrived after all, pictures included: sending them again would double them.
      if (current && lostRef.current && isStored(lostRef.current, current)) return current;
      if (isOutcomeUnknown(error)) lostRef.current = values;
      throw namedErrors(error, values);
    }
  };
  const sendCreate = async (values: RecordValues): Promise<TalentRecord> => {
    try {
      return await upload.send(createForm(values), (body) => create({ body }));
    } catch (error) {
      throw namedErrors(error, values);
    }
  };
  const save = (values: RecordValues, base: TalentRecord | undefined): Promise<TalentRecord> => {
    isShownRef.current = hasFiles(values);
    return base ? conflict.save(values, base, sendUpdate) : sendCreate(values);
  };
  return {
    save,
    /** From 0 to 1 while pictures are being sent. */
    share: isShownRef.current ? upload.share : undefined,
    cancel: upload.cancel,
    conflictDialog: conflict.dialog,
  };
}

function currentOf(error: unknown): TalentRecord | undefined {
  const isConflict = isApiError(error) && error.code === 'VERSION_CONFLICT';
  return isConflict ? (error.current as TalentRecord | undefined) : undefined;
}
