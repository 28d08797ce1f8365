import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { clampLines, focusRing, coarsePointer } from '../base/mixins.ts';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

export const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  min-width: 0;
  max-width: 100%;
  /* A phone's bar holds the page and the step before it; the menu beside it leads to the rest. */
  &:nth-last-child(n + 3) {
    display: none;
    ${media.tablet} {
      display: inline-flex;
    }
  }
`;

export const Step = styled(Link)`
  padding-block: 2px;
  border-radius: ${tokens.radiusSmall};
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${tokens.ink};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ${focusRing}
  ${coarsePointer} {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export const Current = styled.span`
  ${clampLines(2)}
  min-width: 0;
  &[aria-current] {
    color: ${tokens.ink};
  }
`;
