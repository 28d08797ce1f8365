import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { CancelButton } from '../../ui/buttons/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.ts';

export interface SubmitBarProps {
  /** "Save" when absent. */
  label?: ReactNode;
  /** `danger` for irreversible actions. */
  variant?: 'primary' | 'danger';
  /** Replaces the main button, for several ways to save. */
  submit?: ReactNode;
  /** Before the main button, such as delete. */
  children?: ReactNode;
  /** Shows "Cancel" before the main button. */
  onCancel?: () => void;
  /** Sticky at the bottom of the window, for long forms. */
  sticky?: boolean;
  /** Sticky at the bottom of a dialog. */
  inDialog?: boolean;
}

/** The buttons of a form. */
export function SubmitBar(props: SubmitBarProps) {
  const { label, variant = 'primary', onCancel, sticky = false, inDialog } = props;
  const { isSubmitting, dirty } = useFormikContext();
  const before = onCancel ? <CancelButton onClick={onCancel} /> : props.children;
  const submit = props.submit || (
    <Button type="submit" variant={variant} loading={isSubmitting} block={!sticky && !before}>
      {label ?? <FormattedMessage id="kit.form.save" />}
    </Button>
  );
  if (inDialog) {
    return (
      <DialogActions>
        {before}
        {submit}
      </DialogActions>
    );
  }
  return (
    <Bar $sticky={sticky}>
      <Note aria-live="polite">
        {sticky && dirty && <FormattedMessage id="kit.form.unsaved" />}
      </Note>
      {before}
      {submit}
    </Bar>
  );
}

const Bar = styled.div<{ $sticky: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
  ${(p) =>
    p.$sticky &&
    `position: sticky;
    inset-block-end: 0;
    z-index: ${zIndex.sticky};
    padding: 12px 0 max(12px, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${tokens.line};
    background: ${tokens.paper};`}
`;

const Note = styled.span`
  margin-inline-end: auto;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  &:empty {
    display: none;
  }
`;
