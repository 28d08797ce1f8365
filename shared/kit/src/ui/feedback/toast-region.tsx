import { useIntl } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: string;
  kind: ToastKind;
  text: ReactNode;
}

export interface ToastRegionProps {
  toasts: readonly Toast[];
  onClose: (id: string) => void;
  /** Display time; hovering or focusing the region pauses all. */
  durationMs?: number;
}

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** Short messages in a corner, read out when they arrive; always rendered, even when empty. */
export function ToastRegion({ toasts, onClose, durationMs = 3000 }: ToastRegionProps) {
  const intl = useIntl();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return (
    <Region
      aria-label={intl.formatMessage({ id: 'kit.ui.notices' })}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Stack role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastLine
            key={toast.id}
            toast={toast}
            isHeld={toasts.length > 0 && (isHovered || isFocused)}
            durationMs={durationMs}
            onClose={onClose}
          />
        ))}
      </Stack>
    </Region>
  );
}

interface ToastLineProps {
  toast: Toast;
  isHeld: boolean;
  durationMs: number;
  onClose: (id: string) => void;
}

function ToastLine({ toast, isHeld, durationMs, onClose }: ToastLineProps) {
  const intl = useIntl();
  const closeRef = useRef(onClose);
  useEffect(() => {
    closeRef.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeRef.current(toast.id), durationMs);
    return () => clearTimeout(timer);
  }, [toast.id, isHeld, durationMs]);
  const Icon = ICONS[toast.kind];
  return (
    <Line $kind={toast.kind}>
      <Icon size={20} aria-hidden />
      <Text>
        <VisuallyHidden>{intl.formatMessage({ id: `kit.ui.toast.${toast.kind}` })} </VisuallyHidden>
        {toast.text}
      </Text>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'kit.ui.closeNotice' })}
        icon={<X size={16} aria-hidden />}
        onClick={() => onClose(toast.id)}
      />
    </Line>
  );
}

const COLOURS = {
  success: tokens.positive,
  error: tokens.danger,
  warning: tokens.warning,
  info: tokens.info,
};

const enter = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Region = styled.section`
  position: fixed;
  inset-block-end: max(16px, env(safe-area-inset-bottom));
  inset-inline: 16px;
  z-index: ${zIndex.toast};
  display: flex;
  justify-content: center;
  pointer-events: none;
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: min(440px, 100%);
`;

const Line = styled.div<{ $kind: ToastKind }>`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 8px 8px 8px 16px;
  border: 1px solid ${tokens.line};
  border-inline-start: 4px solid ${(p) => COLOURS[p.$kind]};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  box-shadow: ${tokens.shadowLarge};
  pointer-events: auto;
  animation: ${enter} ${tokens.motionSlow} ${tokens.easing};
  & > svg {
    flex: none;
    margin-top: 8px;
    color: ${(p) => COLOURS[p.$kind]};
  }
`;

const Text = styled.div`
  flex: 1;
  padding-block: 5px;
  overflow-wrap: anywhere;
`;
