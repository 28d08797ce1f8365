import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useIntl } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { TriangleAlert } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { DialogActions } from './dialog-actions.ts';
import { backdropStyle, popupStyle, titleStyle, viewportStyle } from './dialog.styles.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  /** The name of what will change, shown by itself. */
  record?: ReactNode;
  /** "Confirm" when absent. */
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  /** `danger` marks what cannot be undone, and puts the focus on Cancel. */
  kind?: 'normal' | 'danger';
  /** The answer is being carried out. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something happens; at most 400 px wide. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, record, kind = 'normal', busy, onConfirm, onCancel } = props;
  const intl = useIntl();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const isDanger = kind === 'danger';
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && !busy && onCancel()}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup initialFocus={isDanger ? cancelRef : confirmRef}>
            <Title>
              {isDanger && <TriangleAlert size={24} aria-hidden />}
              <span>{title}</span>
            </Title>
            <Description>
              {message}
              {record && <Record>{record}</Record>}
            </Description>
            <DialogActions>
              <Button ref={cancelRef} onClick={onCancel} disabled={busy}>
                {props.cancelLabel ?? intl.formatMessage({ id: 'shared.ui.cancel' })}
              </Button>
              <Button
                ref={confirmRef}
                variant={isDanger ? 'danger' : 'primary'}
                loading={busy}
                onClick={onConfirm}
              >
                {props.confirmLabel ?? intl.formatMessage({ id: 'shared.ui.confirm' })}
              </Button>
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
  display: flex;
  gap: 12px;
  svg {
    flex: none;
    margin-top: 6px;
    color: ${tokens.danger};
  }
`;

const Description = styled(Base.Description)`
  margin-top: 8px;
  color: ${tokens.inkMuted};
`;

const Record = styled.span`
  display: block;
  margin-top: 12px;
  padding: 8px 12px;
  border-inline-start: 2px solid ${tokens.brand};
  background: ${tokens.paperSunken};
  color: ${tokens.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
