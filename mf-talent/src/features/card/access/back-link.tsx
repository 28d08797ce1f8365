import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { focusRing, coarsePointer } from '@dara/kit/ui';
import { styled } from 'styled-components';

/** Back link above the heading of a page of cards. */
export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space2};
  min-height: 32px;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  text-decoration: none;
  &:hover {
    color: ${tokens.brand};
    text-decoration: underline;
  }
  ${focusRing}
  ${coarsePointer} {
    min-height: 44px;
  }
`;
