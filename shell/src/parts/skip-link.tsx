import { tokens, zIndex } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** The first thing the keyboard reaches: past the header, to the page. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: ${zIndex.toast};
  padding: 8px 16px;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.ink};
  color: ${tokens.paper};
  transform: translateY(-200%);
  &:focus-visible {
    transform: none;
  }
`;
