import { tokens } from '@dara/sdk/theme';
import { headingRule } from '@dara/kit/ui';
import { css } from 'styled-components';

/** Heading of a section of the home page, under a rule. */
export const homeHeading = css`
  h2 {
    font-size: ${tokens.textHeading};
    ${headingRule(3)}
  }
`;
