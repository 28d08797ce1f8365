import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { focusRing } from '../base/mixins.ts';

/** A link inside text; marked by its rule as well as its colour. */
export const TextLink = styled(Link)`
  color: ${tokens.brand};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
  border-radius: ${tokens.radiusSmall};
  &:hover {
    color: ${tokens.brandStrong};
    text-decoration-thickness: 2px;
  }
  ${focusRing}
`;

/** A link to a record in a list, with subdued styling. */
export const RecordLink = styled(Link)`
  color: ${tokens.ink};
  font-weight: 600;
  text-decoration: none;
  border-radius: ${tokens.radiusSmall};
  &:hover {
    color: ${tokens.brand};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
  ${focusRing}
`;
