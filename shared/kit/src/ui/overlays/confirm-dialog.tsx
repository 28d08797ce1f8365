import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { DangerActions } from './danger-actions.tsx';
import { DangerTitle } from './danger-title.tsx';
import { RecordNames } from './record-names.tsx';
import { DialogActions } from './dialog-actions.ts';
import { backdropStyle, popupStyle, titleStyle, viewportStyle } from './dialog.styles.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  /** Names of the affected records, unless in title or message. */
  records?: readonly string[];
  /** "Confirm" when absent. */
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  /** `danger` for irreversible actions: focuses Cancel. */
  kind?: 'normal' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirmation dialog, at most 400 px wide. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, records = [], kind = 'normal', onConfirm, onCancel } = props;
  const intl = useIntl();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const isDanger = kind === 'danger';
  const confirmLabel = props.confirmLabel ?? intl.formatMessage({ id: 'kit.ui.confirm' });
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup initialFocus={isDanger ? cancelRef : confirmRef}>
            <Title>{isDanger ? <DangerTitle>{title}</DangerTitle> : title}</Title>
            <Description>
              {message}
              <RecordNames names={records} />
            </Description>
            <DialogActions>
              {isDanger ? (
                <DangerActions
                  safeRef={cancelRef}
                  safe={props.cancelLabel}
                  onSafe={onCancel}
                  action={confirmLabel}
                  onAction={onConfirm}
                />
              ) : (
                <>
                  <Button onClick={onCancel}>
                    {props.cancelLabel ?? intl.formatMessage({ id: 'kit.ui.cancel' })}
                  </Button>
                  <Button ref={confirmRef} variant="primary" onClick={onConfirm}>
                    {confirmLabel}
                  </Button>
                </>
              )}
            </DialogActions>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
`;

const Viewport = styled(Base.Viewport)`
  ${viewportStyle}
`;

const Popup = styled(Base.Popup)`
  ${popupStyle}
  max-width: 400px;
`;

const Title = styled(Base.Title)`
  ${titleStyle}
`;

const Description = styled(Base.Description)`
  margin-top: 8px;
  color: ${tokens.inkMuted};
`;
