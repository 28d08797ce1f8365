import { isApiError, isOutcomeUnknown } from '@dara/sdk/api';
import { useRef } from 'react';
import { isSame } from '../../record/conflict/conflict.model.ts';
import { useUpload, type UploadCall } from './use-upload.ts';

export interface RecordUploadOptions<Values, Record> {
  /** What is sent of the values, on top of the record that they began with; nothing when they are as it is. */
  formOf: (values: Values, base: Record) => FormData | undefined;
  start: (body: FormData, base: Record) => UploadCall<Record>;
  /** The values once an earlier attempt turns out to be stored: what was new in it is part of the record now. */
  mergeUploadedFiles: (values: Values, sent: Values, stored: Record) => Values;
}

interface Attempt<Values> {
  values: Values;
  version: number;
  body: FormData;
}

/**
 * Saves a record with its files, once, also when an answer is lost: the same values go as the same form, which the
 * api knows by its key. Where they were changed since and the api tells of a conflict, it may be with that attempt:
 * sent again, it answers what it stored, and the change goes on top.
 */
export function useRecordUpload<Values extends object, Record extends { version: number }>({
  formOf,
  start,
  mergeUploadedFiles,
}: RecordUploadOptions<Values, Record>) {
  const upload = useUpload();
  const lostRef = useRef<Attempt<Values>[]>([]);

  const send = async (values: Values, base: Record): Promise<Record> => {
    const { version } = base;
    const known = lostRef.current.find(
      (lost) => lost.version === version && isSame(lost.values, values),
    );
    const body = known?.body ?? formOf(values, base);
    if (!body) return base;
    const attempt = known ?? { values, version, body };
    try {
      const saved = await upload.send(body, (form) => start(form, base));
      lostRef.current = [];
      return saved;
    } catch (error) {
      const others = lostRef.current.filter((lost) => lost !== attempt);
      if (isOutcomeUnknown(error)) {
        lostRef.current = [...others, attempt];
        throw error;
      }
      if (!isConflict(error)) throw error;
      lostRef.current = [];
      for (const lost of others) {
        const stored = await upload
          .send(lost.body, (form) => start(form, base))
          .catch(() => undefined);
        if (stored) return send(mergeUploadedFiles(values, lost.values, stored), stored);
      }
      throw error;
    }
  };
  return { ...upload, send };
}

const isConflict = (error: unknown): boolean =>
  isApiError(error) && error.code === 'VERSION_CONFLICT';
