import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space2} ${tokens.space6};
  margin-block: ${tokens.space4} ${tokens.space3};
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Wide = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

export const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
