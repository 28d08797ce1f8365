import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import type { FormDraft } from './use-form-draft.ts';

export interface DraftBannerProps {
  /** Shown above a form with a restored draft. */
  draftState: FormDraft & Required<Pick<FormDraft, 'restoredAt'>>;
  /** Discards the draft: resets the form to empty or to the record. */
  way: 'discard' | 'undo';
  /** Values that must be entered again. */
  children?: ReactNode;
  /** After the form shows its initial values again. */
  onDiscarded?: () => void;
}

/** States that the form was filled from a stored draft, and offers to discard it. */
export function DraftBanner({ draftState, way, children, onDiscarded }: DraftBannerProps) {
  const format = useFormat();
  const confirm = useConfirm();
  const { resetForm } = useFormikContext();
  const handleDiscard = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'kit.form.draft.discardTitle' },
      message: { id: `kit.form.draft.${way}Text` },
      confirmLabel: { id: `kit.form.draft.${way}` },
    });
    if (!isSure) return;
    resetForm();
    draftState.drop();
    onDiscarded?.();
  };
  return (
    <Box role="status">
      <History size={20} aria-hidden />
      <p>
        <FormattedMessage
          id="kit.form.draft.restored"
          values={{ at: format.dateTime(draftState.restoredAt) }}
        />{' '}
        {children}
      </p>
      <Button size="small" onClick={() => void handleDiscard()}>
        <FormattedMessage id={`kit.form.draft.${way}`} />
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 12px;
  padding: 12px 16px;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.infoSoft};
  font-size: ${tokens.textSmall};
  p {
    flex: 1 1 240px;
  }
  svg {
    flex: none;
    margin-top: 3px;
    color: ${tokens.info};
  }
`;
