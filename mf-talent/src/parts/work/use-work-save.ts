import { isApiError, type ApiError } from '@dara/sdk/api';
import { recordForm } from '@dara/kit/image-field';
import { useRecordSave, type ConflictField } from '@dara/kit/record';
import { useState } from 'react';
import { useManagementTalentWorkUpdateMutation, type WorkRecord } from '../../api/generated.ts';
import { withStoredIds } from './work-lost.model.ts';
import { workUpdate, workValues, type FilePlace, type WorkValues } from './work.model.ts';

/** The form's name for what the api refused: pictures are one list there, files and stored ones. */
function formField(field: string, places: readonly FilePlace[]): string {
  const file = /^imageFiles\.(\d+)/.exec(field);
  const place = file && places[Number(file[1])];
  if (place) return `experiences.${place[0]}.pictures.${place[1]}`;
  return field.replace(/^(experiences\.\d+)\.imageIds/, '$1.pictures');
}

function inForm(error: unknown, places: readonly FilePlace[]): unknown {
  if (!isApiError(error) || !error.errors) return error;
  const errors = error.errors.map((one) => ({ ...one, field: formField(one.field, places) }));
  return { ...error, errors } satisfies ApiError;
}

/** Saves a work: with its upload's progress, with others' changes, and once only when an answer is lost. */
export function useWorkSave(
  talentId: string,
  work: WorkRecord,
  fields: readonly ConflictField<WorkValues>[],
  name?: string,
) {
  /** What the form began with, whatever is loaded meanwhile. */
  const [base] = useState(work);
  const [update] = useManagementTalentWorkUpdateMutation();
  const saving = useRecordSave<WorkValues, WorkRecord>({
    ...{ record: base, name, toValues: workValues, fields },
    bodyOf: (values, from = base) => {
      const { data, files } = workUpdate(values, from.version);
      return recordForm(data, { imageFiles: files });
    },
    send: (body) => update({ id: talentId, workId: work.id, body }),
    mergeUploadedFiles: withStoredIds,
    namedErrors: (error, values) => inForm(error, workUpdate(values, base.version).places),
  });
  return { ...saving, base };
}
