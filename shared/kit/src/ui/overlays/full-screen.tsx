import { Dialog as Base } from '@base-ui/react/dialog';
import { useIntl } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle } from '../base/mixins.ts';

export interface FullScreenProps {
  open: boolean;
  onClose: () => void;
  /** Names it for screen readers. */
  title: string;
  /** At the head, before the button that closes it. */
  tools?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A modal view as large as the window, on black in either theme: for looking at images. */
export function FullScreen(props: FullScreenProps) {
  const { open, onClose, title, tools, onKeyDown, children } = props;
  const intl = useIntl();
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Popup onKeyDown={onKeyDown}>
          <Title>{title}</Title>
          <Head>
            {tools}
            <Base.Close
              render={
                <FullScreenButton
                  type="button"
                  aria-label={intl.formatMessage({ id: 'kit.ui.close' })}
                >
                  <X size={24} aria-hidden />
                </FullScreenButton>
              }
            />
          </Head>
          {children}
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A round button, visible on any image. */
export const FullScreenButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid rgb(255 255 255 / 28%);
  border-radius: ${tokens.radiusFull};
  background: rgb(0 0 0 / 62%);
  color: #fff;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: #000;
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: 2px;
  }
`;

const Popup = styled(Base.Popup)`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.dialog};
  display: grid;
  background: #0c0809;
  color: #fff;
  outline: none;
  transition: opacity ${tokens.motionSlow} ${tokens.easing};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Title = styled(Base.Title)`
  ${hiddenStyle}
`;

const Head = styled.div`
  position: absolute;
  inset-block-start: max(12px, env(safe-area-inset-top));
  inset-inline: 12px;
  z-index: ${zIndex.raised};
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
`;
