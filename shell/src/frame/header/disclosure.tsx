import { useLocation } from '@dara/sdk/router';
import { tokens, zIndex } from '@dara/sdk/theme';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

interface TriggerProps {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

export interface DisclosureProps {
  trigger: (props: TriggerProps) => ReactElement;
  children: (close: () => void) => ReactNode;
  /** Opens above its button, at the foot of the rail. */
  above?: boolean;
}

/**
 * A button and the small panel that it shows: closes by Escape, by a click elsewhere, when the
 * focus leaves and after a navigation. Its content are plain links and buttons in tab order.
 */
export function Disclosure({ trigger, children, above = false }: DisclosureProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [openKey, setOpenKey] = useState<string | null>(null);
  // Open for the place it was opened at: any navigation closes it.
  const isOpen = openKey === key;
  const close = () => setOpenKey(null);

  useEffect(() => {
    if (!isOpen) return;
    const handlePointer = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpenKey(null);
    };
    document.addEventListener('pointerdown', handlePointer);
    return () => document.removeEventListener('pointerdown', handlePointer);
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };
  return (
    <Root ref={root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      {trigger({
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: () => setOpenKey(isOpen ? null : key),
      })}
      <Panel id={id} hidden={!isOpen} $above={above}>
        {isOpen && children(close)}
      </Panel>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Panel = styled.div<{ $above: boolean }>`
  position: absolute;
  ${(p) => (p.$above ? 'inset-block-end: calc(100% + 8px)' : 'inset-block-start: calc(100% + 8px)')};
  ${(p) => (p.$above ? 'inset-inline: 0' : 'inset-inline-end: 0')};
  z-index: ${zIndex.popover};
  display: grid;
  min-width: 200px;
  max-width: min(320px, calc(100vw - 32px));
  padding: 4px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  box-shadow: ${tokens.shadowMedium};
`;
