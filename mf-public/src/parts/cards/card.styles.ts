import { tokens } from '@dara/sdk/theme';
import { css } from 'styled-components';

/** The whole card follows its one link; screen readers meet a single link with the card's name. */
export const wholeCardLink = css`
  position: relative;
  a {
    border-radius: ${tokens.radiusSmall};
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radiusMedium};
  }
  &:hover a {
    color: ${tokens.brand};
  }
  a:focus-visible::after {
    outline: 2px solid ${tokens.focus};
    outline-offset: 4px;
  }
`;

/** Short facts in a row; the dot stays with the fact before it, so that no line begins with one. */
export const dotted = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space1};
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :not(:last-child)::after {
    content: ' ·';
  }
`;
