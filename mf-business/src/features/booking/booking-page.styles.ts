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

export const Note = styled.p`
  margin: 0 0 ${tokens.space3};
  padding: ${tokens.space2} ${tokens.space3};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
`;
