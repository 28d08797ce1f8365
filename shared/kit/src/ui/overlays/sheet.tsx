import { Dialog as Base } from '@base-ui/react/dialog';
import { useIntl } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { backdropStyle, titleStyle } from './dialog.styles.ts';
import { IconButton } from '../buttons/icon-button.tsx';

export type SheetSide = 'bottom' | 'start' | 'end';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight while the rest scrolls. */
  actions?: ReactNode;
  side?: SheetSide;
}

/** A modal panel at an edge of the window: filters and the menu on phones. */
export function Sheet({ open, onClose, title, children, actions, side = 'bottom' }: SheetProps) {
  const intl = useIntl();
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Backdrop />
        <Popup $side={side}>
          <Head>
            <Title>{title}</Title>
            <Base.Close
              render={
                <IconButton
                  label={intl.formatMessage({ id: 'kit.ui.close' })}
                  icon={<X size={24} aria-hidden />}
                />
              }
            />
          </Head>
          <Body>{children}</Body>
          {actions && <Foot>{actions}</Foot>}
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const sides = {
  bottom: css`
    inset: auto 0 0;
    max-height: 88dvh;
    border-radius: ${tokens.radiusLarge} ${tokens.radiusLarge} 0 0;
    --away: translateY(100%);
  `,
  start: css`
    inset: 0 auto 0 0;
    width: min(360px, calc(100vw - 40px));
    --away: translateX(-100%);
  `,
  end: css`
    inset: 0 0 0 auto;
    width: min(420px, calc(100vw - 40px));
    --away: translateX(100%);
  `,
};

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
`;

const Popup = styled(Base.Popup)<{ $side: SheetSide }>`
  position: fixed;
  z-index: ${zIndex.dialog};
  display: flex;
  flex-direction: column;
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  box-shadow: ${tokens.shadowLarge};
  outline: none;
  transition: transform ${tokens.motionSlow} ${tokens.easing};
  ${(p) => sides[p.$side]}
  &[data-starting-style],
  &[data-ending-style] {
    transform: var(--away);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 8px 12px 20px;
  border-block-end: 1px solid ${tokens.line};
`;

const Title = styled(Base.Title)`
  ${titleStyle}
`;

const Body = styled.div`
  flex: 1;
  padding: 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  gap: 12px;
  padding: 12px 20px max(12px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.line};
  & > * {
    flex: 1;
  }
`;
