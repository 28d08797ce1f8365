import { useRef } from 'react';
import {
  useRecordUpload,
  type RecordUploadOptions,
} from '../../image-field/upload/use-record-upload.ts';
import { useUpload, type UploadCall } from '../../image-field/upload/use-upload.ts';
import { useConflict, type ConflictOptions } from '../conflict/use-conflict.tsx';
import type { Versioned } from './record-of-draft.ts';

interface RecordSaveOptions<Values, Record>
  extends
    ConflictOptions<Values, Record>,
    Pick<RecordUploadOptions<Values, Record>, 'mergeUploadedFiles'> {
  /** The record that is changed; a new one is made when absent. */
  record: Record | undefined;
  createForm: (values: Values) => FormData;
  create: (form: { body: FormData }) => UploadCall<Record>;
  /** What is sent of the values, on top of the record; nothing when they are as it is. */
  updateForm: (values: Values, record: Record) => FormData | undefined;
  update: (form: { id: string; body: FormData }) => UploadCall<Record>;
  /** Whether files are sent, which takes long enough to be watched. */
  hasFiles: (values: Values) => boolean;
  /** A refusal with its fields as the form calls them. */
  namedErrors?: (error: unknown, values: Values) => unknown;
}

/**
 * Makes or changes a record with its files; what others changed meanwhile is brought together with it.
 *
 *     const saving = useRecordSave({ record, create, createForm, update, updateForm, ... });
 *     <RecordForm saving={saving} ...>
 */
export function useRecordSave<Values extends object, Record extends Versioned>(
  options: RecordSaveOptions<Values, Record>,
) {
  const { record, create, update, namedErrors = (error) => error } = options;
  const creation = useUpload();
  const upload = useRecordUpload<Values, Record>({
    formOf: options.updateForm,
    start: (body, { id }) => update({ id, body }),
    mergeUploadedFiles: options.mergeUploadedFiles,
  });
  const conflict = useConflict<Values, Record>(options);
  const isWatchedRef = useRef(false);
  const sending = record ? upload : creation;

  /** What was refused is named by the values that were sent: another's may have come in by then. */
  const named = async (values: Values, send: () => Promise<Record>): Promise<Record> => {
    try {
      return await send();
    } catch (error) {
      throw namedErrors(error, values);
    }
  };
  const save = (values: Values): Promise<Record> => {
    isWatchedRef.current = options.hasFiles(values);
    return record
      ? conflict.save(values, record, (mine, base) => named(mine, () => upload.send(mine, base)))
      : named(values, () => creation.send(options.createForm(values), (body) => create({ body })));
  };
  return {
    save,
    /** From 0 to 1 while files are being sent. */
    share: isWatchedRef.current ? sending.share : undefined,
    cancel: sending.cancel,
    dialog: conflict.dialog,
  };
}
