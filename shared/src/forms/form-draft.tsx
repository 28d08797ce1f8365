import { useFormikContext } from 'formik';
import { FormattedMessage } from '@dara/shared/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { useFormDraft, type DraftOptions } from './use-form-draft.ts';

export interface FormDraftProps {
  options: DraftOptions;
  /** After a draft was discarded and the form shows its initial values again. */
  onDiscarded?: () => void;
}

/** Nothing has to be held back: a form that was saved is not dirty. */
const NEVER = { current: false };

/**
 * In a `ResourceForm`: keeps it on the device, brings back what was found there, and forgets it once it is saved. A
 * part of its own, so that small forms do not carry it.
 */
export function FormDraft({ options, onDiscarded }: FormDraftProps) {
  const kept = useFormDraft(options, NEVER, 0, () => undefined);
  const wasDirty = useRef(false);
  const { dirty, isSubmitting } = useFormikContext<object>();
  const forget = useEffectEvent(() => {
    if (wasDirty.current && !dirty && !isSubmitting) kept.drop();
    wasDirty.current = dirty;
  });
  // Saved, or put back as it was: nothing is left to keep.
  useEffect(() => forget(), [dirty, isSubmitting]);

  return (
    <DraftNotice kept={kept} way="undo" onDiscarded={onDiscarded}>
      <FormattedMessage id="shared.form.draft.kept" />
    </DraftNotice>
  );
}
