import { useLocation } from '@dara/sdk/router';
import { media, tokens, zIndex } from '@dara/sdk/theme';
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
import { css, styled } from 'styled-components';

interface TriggerProps {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

export interface DisclosureProps {
  trigger: (props: TriggerProps) => ReactElement;
  children: (close: () => void) => ReactNode;
  /** Opens upwards, at the bottom of the sidebar. */
  above?: boolean;
  /** Width of a text list; on a phone the width of its bar. */
  wide?: boolean;
}

/**
 * A button and the small panel that it shows: closes by Escape, by a click elsewhere, when the
 * focus leaves and after a navigation. Its content are plain links and buttons in tab order.
 */
export function Disclosure({ trigger, children, above = false, wide = false }: DisclosureProps) {
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
    <Root ref={root} $wide={wide} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      {trigger({
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: () => setOpenKey(isOpen ? null : key),
      })}
      <Panel id={id} hidden={!isOpen} $above={above} $wide={wide}>
        {isOpen && children(close)}
      </Panel>
    </Root>
  );
}

const Root = styled.div<{ $wide: boolean }>`
  position: ${(p) => (p.$wide ? 'static' : 'relative')};
  ${media.tablet} {
    position: relative;
  }
`;

const widePanel = css`
  inset-inline: 8px;
  max-width: none;
  ${media.tablet} {
    inset-inline: auto 0;
    width: 400px;
  }
`;

const Panel = styled.div<{ $above: boolean; $wide: boolean }>`
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
  ${(p) => p.$wide && widePanel}
`;
