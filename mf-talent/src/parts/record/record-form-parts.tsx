import { FormIdContext, SubmitBar, draftBase, focusField, removeDraft } from '@dara/shared/forms';
import { FormattedMessage } from '@dara/shared/i18n';
import { UploadProgress } from '@dara/shared/image-field';
import { useDiscard } from '@dara/shared/record';
import { tokens, zIndex } from '@dara/shared/theme';
import { Button } from '@dara/shared/ui';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';

interface AdoptNewerProps {
  record: TalentRecord;
  base: TalentRecord;
  draftKey: string;
  onAdopt: (record: TalentRecord) => void;
}

/** Takes a newer record over while nothing was entered; else the two are brought together when it is saved. */
export function AdoptNewer({ record, base, draftKey, onAdopt }: AdoptNewerProps) {
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

interface SaveBarProps {
  /** From 0 to 1 while pictures are being sent. */
  share: number | undefined;
  onStop: () => void;
  draftKey: string;
  /** What the record is called. */
  name?: string;
  onCancel?: () => void;
}

/** The buttons of the form, or how far its pictures have come, at the foot of the window. */
export function SaveBar({ share, onStop, draftKey, name, onCancel }: SaveBarProps) {
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
    <SubmitBar sticky>
      {onCancel && (
        <Button variant="ghost" disabled={isSubmitting} onClick={() => void handleCancel()}>
          <FormattedMessage id="shared.ui.cancel" />
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
