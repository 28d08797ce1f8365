import type { DraftKey } from '@dara/sdk/session';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { removeDraft } from '../../forms/draft/draft.ts';
import { SubmitBar } from '../../forms/form/submit-bar.tsx';
import { UploadProgress } from '../../image-field/upload/upload-progress.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useDiscard } from './use-discard.ts';

interface RecordSaveBarProps {
  /** From 0 to 1 while images are being sent. */
  share: number | undefined;
  onStop: () => void;
  draftKey: DraftKey;
  /** Display name of the record. */
  name?: string;
  onCancel?: () => void;
  /** The buttons that save; one that says so when absent. */
  submit?: ReactNode;
}

/** Save buttons, or the upload progress, at the bottom of the window. */
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
