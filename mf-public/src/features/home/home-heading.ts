import { tokens } from '@dara/sdk/theme';
import { headingRule } from '@dara/kit/ui';
import { css } from 'styled-components';

/** The heading of a part of the home page, under a rule. */
export const homeHeading = css`
  h2 {
    font-size: ${tokens.textHeading};
    ${headingRule(3)}
  }
`;
