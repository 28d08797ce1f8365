import { isApiError, type ApiError } from '@dara/sdk/api';
import { isOutcomeUnknown, recordForm, useUpload } from '@dara/kit/image-field';
import { isSame, useConflict, type ConflictField } from '@dara/kit/record';
import { useRef, useState } from 'react';
import { useManagementTalentWorkUpdateMutation, type WorkRecord } from '../../api/generated.ts';
import { withStoredIds, wasApplied } from './work-lost.model.ts';
import { workUpdate, workValues, type FilePlace, type WorkValues } from './work.model.ts';

/** The work as it stands, when the refusal is about that. */
function currentOf(error: unknown): WorkRecord | undefined {
  const isConflict = isApiError(error) && error.code === 'VERSION_CONFLICT';
  return isConflict ? (error.current as WorkRecord | undefined) : undefined;
}

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
  const upload = useUpload();
  const conflict = useConflict<WorkValues, WorkRecord>({ toValues: workValues, fields, name });
  /** An attempt whose answer was lost. */
  const lostRef = useRef<WorkValues>(undefined);

  const attempt = async (values: WorkValues, from: WorkRecord): Promise<WorkRecord> => {
    const { data, files, places } = workUpdate(values, from.version);
    const body = recordForm(data, { imageFiles: files });
    try {
      return await upload.send(body, (form) =>
        update({ id: talentId, workId: work.id, body: form }),
      );
    } catch (error) {
      const current = currentOf(error);
      const lost = lostRef.current;
      if (current && lost && wasApplied(lost, current)) {
        lostRef.current = undefined;
        return again(withStoredIds(values, lost, current), current);
      }
      if (isOutcomeUnknown(error)) lostRef.current = values;
      throw inForm(error, places);
    }
  };
  /** The attempt before had arrived after all; what was changed since is sent on top of it. */
  const again = (values: WorkValues, current: WorkRecord): Promise<WorkRecord> => {
    const { version } = current;
    const stored = workUpdate(workValues(current), version).data;
    return isSame(workUpdate(values, version).data, stored)
      ? Promise.resolve(current)
      : attempt(values, current);
  };

  return {
    base,
    save: (values: WorkValues) => conflict.save(values, base, attempt),
    dialog: conflict.dialog,
    share: upload.share,
    cancel: upload.cancel,
  };
}
