import { tokens, zIndex } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/**
 * Button row of a dialog; stacked on phones. Sticky while a tall dialog scrolls, unless that leaves no room to read.
 */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin: 12px -24px -24px;
  padding: 12px 24px max(24px, env(safe-area-inset-bottom));
  border-radius: 0 0 ${tokens.radiusMedium} ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  @media (min-height: 560px) {
    position: sticky;
    inset-block-end: -16px;
    z-index: ${zIndex.raised};
    &::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      height: 16px;
      background: linear-gradient(transparent, ${tokens.paperRaised});
      pointer-events: none;
    }
  }
  @media (max-width: 400px) {
    flex-direction: column-reverse;
    & > * {
      width: 100%;
    }
  }
`;
