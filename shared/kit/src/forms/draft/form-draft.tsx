import { useFormikContext } from 'formik';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { FormSavingContext } from '../fields/form-context.ts';
import { useFormDraft, type DraftOptions } from './use-form-draft.ts';

export interface FormDraftProps {
  options: DraftOptions;
  /** After a draft was discarded and the form shows its initial values again. */
  onDiscarded?: () => void;
}

/**
 * Inside a `ResourceForm`: stores a draft on the device, restores it, and deletes it after saving. A separate
 * component, so that small forms do not include it.
 */
export function FormDraft({ options, onDiscarded }: FormDraftProps) {
  const { savedRef, onSavedRef } = useContext(FormSavingContext);
  const draftState = useFormDraft(options, savedRef, 0, () => undefined);
  const wasDirty = useRef(false);
  const { dirty, isSubmitting } = useFormikContext<object>();
  const forget = useEffectEvent(() => {
    if (wasDirty.current && !dirty && !isSubmitting) draftState.drop();
    wasDirty.current = dirty;
  });
  // Put back as it was: nothing is left to keep.
  useEffect(() => forget(), [dirty, isSubmitting]);
  const drop = useEffectEvent(() => draftState.drop());
  useEffect(() => {
    const handleSaved = () => drop();
    onSavedRef.current = handleSaved;
    return () => {
      onSavedRef.current = undefined;
    };
  }, [onSavedRef]);

  return (
    <DraftNotice draftState={draftState} way="undo" onDiscarded={onDiscarded}>
      <FormattedMessage id="kit.form.draft.kept" />
    </DraftNotice>
  );
}
