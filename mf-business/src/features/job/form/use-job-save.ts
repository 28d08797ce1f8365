import { useRecordUpload, useUpload } from '@dara/kit/image-field';
import { useConflict } from '@dara/kit/record';
import { isApiError } from '@dara/sdk/api';
import { useRef } from 'react';
import {
  useManagementJobCreateMutation,
  useManagementJobUpdateMutation,
  type JobRecord,
} from '../../../api/generated.ts';
import {
  afterArrival,
  createForm,
  hasFile,
  toValues,
  updateForm,
  type JobValues,
} from './job-form.model.ts';
import { useJobConflictFields } from './use-job-conflict.tsx';

/** A refusal with the picture as the form calls it. */
function namedErrors(error: unknown): unknown {
  if (!isApiError(error) || !error.errors) return error;
  const errors = error.errors.map((one) =>
    /^image(File|Id)/.test(one.field) ? { ...one, field: 'picture' } : one,
  );
  return { ...error, errors };
}

/** Makes or changes a job; what others changed meanwhile is brought together with it. */
export function useJobSave(job: JobRecord | undefined, name?: string) {
  const [create] = useManagementJobCreateMutation();
  const [update] = useManagementJobUpdateMutation();
  const creation = useUpload();
  const upload = useRecordUpload<JobValues, JobRecord>({
    formOf: updateForm,
    start: (body, base) => update({ id: base.id, body }),
    afterArrival,
  });
  const fields = useJobConflictFields(job);
  const conflict = useConflict<JobValues, JobRecord>({ toValues, fields, name });
  const isShownRef = useRef(false);

  const save = async (values: JobValues, base: JobRecord | undefined): Promise<JobRecord> => {
    isShownRef.current = hasFile(values);
    try {
      if (base) return await conflict.save(values, base, upload.send);
      return await creation.send(createForm(values), (body) => create({ body }));
    } catch (error) {
      throw namedErrors(error);
    }
  };
  const sending = job ? upload : creation;
  return {
    save,
    /** From 0 to 1 while a picture is being sent. */
    share: isShownRef.current ? sending.share : undefined,
    cancel: sending.cancel,
    conflictDialog: conflict.dialog,
  };
}
