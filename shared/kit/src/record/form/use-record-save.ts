import { isApiError } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { useRef } from 'react';
import { useUpload, type UploadCall } from '../../image-field/upload/use-upload.ts';
import { mergeValues } from '../conflict/conflict.model.ts';
import { useConflictChoice, type ConflictField } from '../conflict/use-conflict-choice.tsx';
import { isConflict, sendChange, type Attempt } from './send-change.ts';

export interface RecordSaveOptions<Values, Record, Body> {
  /** The record that is changed; a new one is created when absent. */
  record: Record | undefined;
  /** Display name of the record, for the conflict dialog. */
  name?: string;
  /** Form values of a record. */
  toValues: (record: Record) => Values;
  fields: readonly ConflictField<Values>[];
  /** The request body, a form or JSON, with the changes to `record`. Undefined without changes. */
  bodyOf: (values: Values, record: Record | undefined) => Body | undefined;
  /** Sends the body with a generated mutation. */
  send: (body: Body, record: Record | undefined) => UploadCall<Record>;
  /** The values after a lost attempt proves stored: its files belong to the record now. */
  mergeUploadedFiles?: (values: Values, sent: Values, stored: Record) => Values;
  /** A refusal with its fields as the form calls them. */
  namedErrors?: (error: unknown, values: Values) => unknown;
}

/** A user may have to resolve conflicts several times, but not endlessly. */
const ROUNDS = 5;

/**
 * Creates or changes a record.
 *
 * - Files report their progress and can be stopped.
 * - `VERSION_CONFLICT`: both edits are merged and sent again; a dialog asks where both changed the same value.
 * - A lost answer: the same values go as the same form, which the api recognizes by its idempotency key. If a conflict
 *   follows changed values, the lost form is sent again first: its stored answer is what the changes apply to.
 */
export function useRecordSave<
  Values extends object,
  Record extends { version: number },
  Body extends object = FormData,
>(options: RecordSaveOptions<Values, Record, Body>) {
  const { record, toValues, bodyOf, send, namedErrors } = options;
  const notice = useNotice();
  const upload = useUpload();
  const { choose, dialog } = useConflictChoice(options.fields, options.name);
  const lostRef = useRef<Attempt<Values>[]>([]);
  const hasFilesRef = useRef(false);

  const transmit = (body: Body, base: Record | undefined): Promise<Record> =>
    body instanceof FormData
      ? upload.send(body, () => send(body, base))
      : send(body, base).unwrap();

  const change = (values: Values, base: Record): Promise<Record> =>
    sendChange(values, base, { ...options, transmit, lost: lostRef });
  /** Errors refer to the sent values, which may differ from the current ones after a merge. */
  const named = (values: Values, sending: Promise<Record>): Promise<Record> =>
    sending.catch((error: unknown) => {
      throw namedErrors ? namedErrors(error, values) : error;
    });
  const merge = async (mine: Values, base: Record, current: Record) => {
    const merged = mergeValues(toValues(base), mine, toValues(current), options.fields);
    if (merged.conflicts.length > 0) return choose(merged);
    if (merged.taken.length > 0) {
      notice({ kind: 'info', message: { id: 'kit.record.conflict.merged' } });
    }
    return merged.values;
  };
  const update = async (values: Values, first: Record): Promise<Record> => {
    let mine = values;
    let base = first;
    for (let round = 1; ; round += 1) {
      try {
        return await named(mine, change(mine, base));
      } catch (error) {
        const current = currentOf<Record>(error);
        if (!current || round > ROUNDS) throw error;
        const merged = await merge(mine, base, current);
        if (!merged) throw error;
        mine = merged;
        base = current;
      }
    }
  };
  const create = async (values: Values): Promise<Record> => {
    const body = bodyOf(values, undefined);
    if (!body) throw new TypeError('A new record has a body.');
    return named(values, transmit(body, undefined));
  };
  const save = (values: Values): Promise<Record> => {
    hasFilesRef.current = Object.values(values).some(holdsFile);
    return record ? update(values, record) : create(values);
  };
  return {
    save,
    /** From 0 to 1 while files are being sent. */
    share: hasFilesRef.current ? upload.share : undefined,
    cancel: upload.cancel,
    dialog,
  };
}

/** Whether a form value is or contains a file. */
function holdsFile(value: unknown): boolean {
  if (value instanceof File) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile);
}

/** The record as it is now, when that is why the call was refused. */
function currentOf<Record extends { version: number }>(error: unknown): Record | undefined {
  if (!isApiError(error) || !isConflict(error)) return undefined;
  const current = error.current as Partial<Record> | undefined;
  return typeof current?.version === 'number' ? (current as Record) : undefined;
}
