import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { draftBase, removeDraft } from '../../forms/draft/draft.ts';
import { FormIdContext } from '../../forms/fields/form-context.ts';
import { focusField } from '../../forms/form/form-error-summary.tsx';
import { SubmitBar } from '../../forms/form/submit-bar.tsx';
import { UploadProgress } from '../../image-field/upload/upload-progress.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useDiscard } from './use-discard.ts';

/** A record whose versions count up. */
export interface Versioned {
  id: string;
  version: number;
}

/**
 * The record that a stored draft was begun with: saving against it brings to light what others changed since. One of
 * an older release may lack something that `toValues` needs, then the present record has to do.
 */
export function recordOfDraft<Record extends Versioned>(
  record: Record,
  draftKey: string,
  toValues: (record: Record) => unknown,
): Record {
  const kept = draftBase(draftKey) as Partial<Record> | undefined;
  if (kept?.id !== record.id || typeof kept.version !== 'number') return record;
  if (kept.version > record.version) return record;
  const base = { ...record, ...kept };
  try {
    toValues(base);
    return base;
  } catch {
    return record;
  }
}

interface AdoptNewerProps<Record extends Versioned> {
  /** As it stands now. */
  record: Record;
  /** As the form shows it. */
  base: Record;
  draftKey: string;
  onAdopt: (record: Record) => void;
}

/** Takes a newer record over while nothing was entered; else the two are brought together when it is saved. */
export function AdoptNewer<Record extends Versioned>(props: AdoptNewerProps<Record>) {
  const { record, base, draftKey, onAdopt } = props;
  const { dirty, isSubmitting } = useFormikContext();
  const isWanted = !dirty && !isSubmitting && record.version > base.version;
  const adopt = useEffectEvent(() => {
    // A draft is brought back just now: it goes with the record that it was begun with.
    if (draftBase(draftKey) === undefined) onAdopt(record);
  });
  useEffect(() => {
    if (isWanted) adopt();
  }, [isWanted]);
  return null;
}

/** Leads to the field somebody came for, or to the beginning: the button that opened the form is gone. */
export function FocusFirst({ to, start }: { to: string | true; start: string }) {
  const formId = useContext(FormIdContext);
  useEffect(() => {
    if (to === true) document.getElementById(start)?.focus({ preventScroll: true });
    else focusField(formId, to);
  }, [formId, to, start]);
  return null;
}

interface RecordSaveBarProps {
  /** From 0 to 1 while pictures are being sent. */
  share: number | undefined;
  onStop: () => void;
  draftKey: string;
  /** What the record is called. */
  name?: string;
  onCancel?: () => void;
  /** The buttons that save; one that says so when absent. */
  submit?: ReactNode;
}

/** The buttons of the form, or the upload progress of its pictures, at the foot of the window. */
export function RecordSaveBar(props: RecordSaveBarProps) {
  const { share, onStop, draftKey, name, onCancel, submit } = props;
  const { dirty, isSubmitting } = useFormikContext();
  const discard = useDiscard();
  const handleCancel = async () => {
    if (dirty && !(await discard(name))) return;
    removeDraft(draftKey);
    onCancel?.();
  };
  if (isSubmitting && share !== undefined) {
    return (
      <Foot>
        <UploadProgress share={share} onCancel={onStop} />
      </Foot>
    );
  }
  return (
    <SubmitBar sticky submit={submit}>
      {onCancel && (
        <Button variant="ghost" disabled={isSubmitting} onClick={() => void handleCancel()}>
          <FormattedMessage id="kit.ui.cancel" />
        </Button>
      )}
    </SubmitBar>
  );
}

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${zIndex.sticky};
  padding: 12px 0 max(12px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.line};
  background: ${tokens.paper};
`;
