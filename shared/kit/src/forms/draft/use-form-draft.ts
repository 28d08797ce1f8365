import type { DraftKey } from '@dara/sdk/session';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft.ts';
import { preserveDraft, TypedValuesContext } from '../fields/typed-values.ts';

/** Options of a form's draft. */
export interface DraftOptions {
  /** Key in local storage. */
  key: DraftKey;
  /** Names of values that are never stored: passwords, files. */
  notStored: readonly string[];
  /** The edited record, stored with the draft; see `draftBase`. */
  base?: unknown;
}

const SAVE_AFTER_MS = 400;

export interface FormDraft {
  /** When the restored draft was stored; undefined without one. */
  restoredAt?: string;
  /** Whether there is something that was entered on this visit. */
  isTouched: boolean;
  /** Deletes the draft, and stores no further one. */
  drop: () => void;
}

/**
 * Stores the surrounding form on the device while it is edited, and restores it at first; stops once `savedRef` is
 * set.
 */
export function useFormDraft(
  options: DraftOptions | undefined,
  savedRef: RefObject<boolean>,
  furthest: number,
  onRestore: (furthest: number) => void,
): FormDraft {
  const form = useFormikContext<Record<string, unknown>>();
  const { values, dirty, initialValues } = form;
  const typed = useContext(TypedValuesContext);
  const [restored, setRestored] = useState<{ at: string; values: unknown }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const restore = useEffectEvent(() => {
    const draft = options && readDraft(options.key, initialValues);
    if (!draft || Object.keys(draft.values).length === 0) return;
    const next = { ...initialValues, ...draft.values };
    preserveDraft(typed, next, initialValues);
    void form.setValues(next, false);
    setRestored({ at: draft.savedAt, values: next });
    onRestore(draft.furthest);
  });
  // After the first rendering, which has to be the server's.
  useEffect(() => restore(), []);

  const isTouched = dirty && values !== restored?.values;
  const save = useEffectEvent(() => {
    if (!options || savedRef.current) return;
    const { key, notStored, base } = options;
    writeDraft(key, values, furthest, notStored, base);
  });
  useEffect(() => {
    if (!isTouched) return;
    timer.current = setTimeout(() => save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, [isTouched, values, furthest]);
  // A page that is being left does not wait.
  useEffect(() => {
    if (!isTouched) return;
    const handleHide = () => save();
    window.addEventListener('pagehide', handleHide);
    return () => window.removeEventListener('pagehide', handleHide);
  }, [isTouched]);

  const drop = () => {
    clearTimeout(timer.current);
    if (options) removeDraft(options.key);
    setRestored(undefined);
  };
  return { restoredAt: restored?.at, isTouched, drop };
}
