import type { Frame, RouteDeclaration } from '@dara/contract';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** Layout hints of a page before it is loaded. */
export type ComingPage = Pick<RouteDeclaration, 'frame' | 'shape'>;

/** The room a page will take. The management frame has its own room around the page. */
export const PageSpace = styled.div<{ $frame: Frame }>`
  display: grid;
  align-content: start;
  gap: ${tokens.space4};
  width: ${(p) =>
    p.$frame === 'management' ? '100%' : `min(${tokens.contentWidth}, 100% - 32px)`};
  /* The footer waits below the fold, so that nothing in sight moves when the page loads. */
  min-height: 100vh;
  margin-inline: auto;
  padding-block: ${(p) => (p.$frame === 'management' ? '0' : tokens.space10)};
`;
