import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  gap: ${tokens.space1};
  justify-items: start;
  margin-block-end: ${tokens.space5};
  h1 {
    margin: 0;
    font-size: ${tokens.textHeading};
    line-height: ${tokens.headingLine};
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space3};
  margin: 0;
  color: ${tokens.inkMuted};
`;
