import { isApiError } from '@dara/sdk/api';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useManagementNewsDraftDeleteMutation,
  type ManagementNews,
} from '../../../api/generated.ts';
import { useManagementNewsDraftSaveMutation } from '../../../api/quiet.ts';
import type { NewsValues } from '../news-values.ts';
import { changesOf, draftBaseOf } from './news-form.model.ts';

/** After the last key. */
const SAVE_AFTER_MS = 1500;
const TRY_AGAIN_MS = 15_000;

/** Where the text is saved: on the site, or on this device only. */
export type Kept =
  | { state: 'nothing' }
  | { state: 'saving' }
  | { state: 'saved' | 'device' | 'refused'; at: Date };

const NOTHING: Kept = { state: 'nothing' };

/** Autosaves the draft of an article to the server; publishes nothing. */
export function useAutosave(base: ManagementNews | undefined, isDrafted: boolean): Kept {
  const { values, dirty, isSubmitting } = useFormikContext<NewsValues>();
  const [save] = useManagementNewsDraftSaveMutation();
  const [remove] = useManagementNewsDraftDeleteMutation();
  const [kept, setKept] = useState<Kept>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const isStoredRef = useRef(isDrafted);
  const sentRef = useRef<unknown>(undefined);
  const wasDirtyRef = useRef(false);

  const forget = useEffectEvent(async () => {
    setKept(NOTHING);
    if (!base || !isStoredRef.current) return;
    isStoredRef.current = false;
    await remove({ id: base.id })
      .unwrap()
      .catch(() => undefined);
  });
  const send = useEffectEvent(async () => {
    const data = base && changesOf(values, base);
    if (!base || !data) return;
    sentRef.current = values;
    setKept({ state: 'saving' });
    try {
      const newsDraftBody = { baseVersion: base.version, data, base: draftBaseOf(base) };
      await save({ id: base.id, newsDraftBody }).unwrap();
      isStoredRef.current = true;
      // Saved or put back while this was on its way: it is no draft any more.
      if (!wasDirtyRef.current) return void forget();
      if (sentRef.current === values) setKept({ state: 'saved', at: new Date() });
    } catch (error) {
      const isRefused = isApiError(error) && typeof error.status === 'number' && error.status < 500;
      setKept({ state: isRefused ? 'refused' : 'device', at: new Date() });
    }
  });
  useEffect(() => {
    if (isSubmitting) return;
    if (!dirty) {
      if (wasDirtyRef.current) void forget();
      wasDirtyRef.current = false;
      return;
    }
    wasDirtyRef.current = true;
    if (!base) {
      setKept({ state: 'device', at: new Date() });
      return;
    }
    const timer = setTimeout(() => void send(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, dirty, isSubmitting, base, attempt]);
  const isWaiting = kept.state === 'device' && base !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => setAttempt((before) => before + 1);
    const timer = setInterval(again, TRY_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting]);
  return kept;
}
