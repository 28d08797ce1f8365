import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Columns = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space10};
  margin-block-start: ${tokens.space4};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
    gap: ${tokens.space16};
  }
`;

export const Pending = styled.div`
  display: grid;
  gap: ${tokens.space8};
  min-width: 0;
`;
