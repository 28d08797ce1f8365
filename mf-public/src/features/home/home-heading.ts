import { tokens } from '@dara/shared/theme';
import { css } from 'styled-components';

/** The heading of a part of the home page, under a rule. */
export const homeHeading = css`
  h2 {
    font-size: ${tokens.textHeading};
  }
  h2::before {
    content: '';
    display: block;
    width: 40px;
    height: 3px;
    margin-block-end: ${tokens.space3};
    background: ${tokens.brand};
  }
`;
