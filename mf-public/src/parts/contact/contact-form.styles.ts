import { Tag } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

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
