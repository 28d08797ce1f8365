import { Dialog as Base } from '@base-ui/react/dialog';
import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { DialogActions } from './dialog-actions.ts';
import { backdropStyle, popupStyle, titleStyle, viewportStyle } from './dialog.styles.ts';
import { IconButton } from '../buttons/icon-button.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** Greatest width: 400, 560 or 840 CSS pixels. */
  size?: 'small' | 'medium' | 'large';
  /** Initial focus; by default the first field, else the first focusable element of the body. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const WIDTHS = { small: 400, medium: 560, large: 840 };

const FIELDS = 'input:not([type="hidden"]), textarea';
// In a tab list the open tab, the only one reachable by the Tab key.
const CONTROLS = '[role="tab"][aria-selected="true"], a[href], button:not(:disabled, [role="tab"])';

/** A modal dialog: traps focus, closes by Escape, restores focus. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, actions, size = 'medium' } = props;
  const intl = useIntl();
  const bodyRef = useRef<HTMLDivElement>(null);
  const focusBody = () =>
    bodyRef.current?.querySelector<HTMLElement>(FIELDS) ??
    bodyRef.current?.querySelector<HTMLElement>(CONTROLS) ??
    true;
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup style={{ maxWidth: WIDTHS[size] }} initialFocus={props.initialFocus ?? focusBody}>
            <Head>
              <Title>{title}</Title>
              <Base.Close
                render={
                  <IconButton
                    size="small"
                    label={intl.formatMessage({ id: 'kit.ui.close' })}
                    icon={<X size={20} aria-hidden />}
                  />
                }
              />
            </Head>
            {description && <Description>{description}</Description>}
            {children && <Body ref={bodyRef}>{children}</Body>}
            {actions && <DialogActions>{actions}</DialogActions>}
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
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
`;

const Title = styled(Base.Title)`
  ${titleStyle}
`;

const Description = styled(Base.Description)`
  margin-top: 4px;
  color: ${tokens.inkMuted};
`;

const Body = styled.div`
  margin-top: 20px;
`;
