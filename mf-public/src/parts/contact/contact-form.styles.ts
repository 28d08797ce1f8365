import { Tag } from '@dara/kit/ui';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

// Labels, hints and inputs stand on the same lines, however many lines a hint takes.
export const Pair = styled.div`
  display: grid;
  align-items: start;
  gap: 20px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px 20px;
    && > * {
      display: grid;
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }
`;

export const AboutLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
  ${Tag} {
    display: block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

// Out of sight rather than hidden: machines pass by what is not displayed.
export const Trap = styled.div`
  position: absolute;
  inset-inline-start: -10000px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

export const Done = styled.div`
  outline: none;
`;
