import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Rows = styled.div`
  margin-top: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
`;

export const Line = styled.div<{ $box: number; $height: number }>`
  display: grid;
  grid-template-columns: ${(p) => p.$box}px repeat(3, minmax(0, 1fr));
  gap: ${tokens.space4};
  align-items: center;
  min-height: ${(p) => p.$height}px;
  padding-inline: ${tokens.space4};
  & + & {
    border-block-start: 1px solid ${tokens.line};
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 40%), 1fr));
  gap: ${tokens.space4};
  margin-top: ${tokens.space4};
`;

export const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space3};
`;

export const Halves = styled.div`
  display: grid;
  gap: ${tokens.space6};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Column = styled(Lines)`
  width: min(760px, 100%);
  margin-inline: auto;
`;

export const Patience = styled.p`
  color: ${tokens.inkMuted};
`;
