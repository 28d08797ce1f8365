import { focusRing, forFingers } from '@dara/kit/ui';
import { media, tokens, zIndex } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Row = styled.li`
  display: grid;
  gap: ${tokens.space3};
  min-width: 0;
  padding: ${tokens.space3};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  &[data-dragging] {
    position: relative;
    z-index: ${zIndex.raised};
    box-shadow: ${tokens.shadowLarge};
  }
  ${media.tablet} {
    padding: ${tokens.space4};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
  strong {
    flex: 1;
    min-width: min(100%, 16ch);
    overflow-wrap: anywhere;
  }
`;

/** Together, beside the name or below it. */
export const Moves = styled.div`
  display: flex;
  gap: ${tokens.space2};
  margin-inline-start: auto;
`;

export const Handle = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  height: 36px;
  padding: 0 ${tokens.space2} 0 0;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${tokens.inkMuted};
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: grab;
  touch-action: manipulation;
  ${focusRing}
  ${forFingers} {
    height: 44px;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space3} ${tokens.space4};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: 200px minmax(0, 1fr);
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space3} ${tokens.space4};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: 96px repeat(2, minmax(0, 1fr));
  }
`;
