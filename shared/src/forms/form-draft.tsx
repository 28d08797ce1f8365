import { useConfirm } from '@dara/shared/notice';
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
  const form = useFormikContext<object>();
  const confirm = useConfirm();
  const kept = useFormDraft(options, NEVER, 0, () => undefined);
  const wasDirty = useRef(false);
  const { dirty, isSubmitting } = form;
  const forget = useEffectEvent(() => {
    if (wasDirty.current && !dirty && !isSubmitting) kept.drop();
    wasDirty.current = dirty;
  });
  // Saved, or put back as it was: nothing is left to keep.
  useEffect(() => forget(), [dirty, isSubmitting]);

  const handleDiscard = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'shared.form.draft.discardTitle' },
      message: { id: 'shared.form.draft.undoText' },
      confirmLabel: { id: 'shared.form.draft.undo' },
    });
    if (!isSure) return;
    form.resetForm();
    kept.drop();
    onDiscarded?.();
  };
  if (!kept.restoredAt) return null;
  return (
    <DraftNotice
      restoredAt={kept.restoredAt}
      discardLabel={<FormattedMessage id="shared.form.draft.undo" />}
      onDiscard={() => void handleDiscard()}
    >
      <FormattedMessage id="shared.form.draft.kept" />
    </DraftNotice>
  );
}
