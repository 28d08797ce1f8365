import { tokens, zIndex } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A bar at the bottom of the window, for messages about the whole site. */
export function Bar({
  icon,
  children,
  actions,
}: {
  icon: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Root>
      {icon}
      <p>{children}</p>
      {actions}
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  inset-block-end: max(16px, env(safe-area-inset-bottom));
  inset-inline-start: 16px;
  z-index: ${zIndex.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
  max-width: min(480px, calc(100% - 32px));
  padding: ${tokens.space2} ${tokens.space3} ${tokens.space2} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  box-shadow: ${tokens.shadowMedium};
  font-size: ${tokens.textSmall};
  > svg {
    flex: none;
    color: ${tokens.brand};
  }
`;
