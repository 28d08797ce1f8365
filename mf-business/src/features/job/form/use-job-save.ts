import { useRecordSave } from '@dara/kit/record';
import { isApiError } from '@dara/sdk/api';
import {
  useManagementJobCreateMutation,
  useManagementJobUpdateMutation,
  type JobRecord,
} from '../../../api/generated.ts';
import {
  mergeUploadedFiles,
  createForm,
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
export function useJobSave(record: JobRecord | undefined, name?: string) {
  const [create] = useManagementJobCreateMutation();
  const [update] = useManagementJobUpdateMutation();
  const fields = useJobConflictFields(record);
  return useRecordSave<JobValues, JobRecord>({
    ...{ record, name, toValues, fields, mergeUploadedFiles, namedErrors },
    bodyOf: (values, base) => (base ? updateForm(values, base) : createForm(values)),
    send: (body, base) => (base ? update({ id: base.id, body }) : create({ body })),
  });
}
