import type { DraftKey } from '@dara/sdk/session';
import { useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { recordOfDraft, type Versioned } from './record-of-draft.ts';

export interface RecordBaseOptions<Values, Record> {
  /** The record to edit; a new one is made when absent. */
  record: Record | undefined;
  /** Storage key of the draft. */
  draftKey: DraftKey;
  toValues: (record: Record) => Values;
  /** The values that a new one begins with. */
  empty: Values;
}

/** The base record of a form and its form values. */
export interface RecordBase<Values, Record> {
  base: Record | undefined;
  setBase: Dispatch<SetStateAction<Record | undefined>>;
  initialValues: Values;
}

/** Initial values of a form: the record that a stored draft was started with, else the current one. */
export function useRecordBase<Values, Record extends Versioned>(
  options: RecordBaseOptions<Values, Record>,
): RecordBase<Values, Record> {
  const { record, draftKey, toValues, empty } = options;
  const [base, setBase] = useState(() => record && recordOfDraft(record, draftKey, toValues));
  const ofBase = useMemo(() => base && toValues(base), [base, toValues]);
  return { base, setBase, initialValues: ofBase ?? empty };
}
