import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space4};
  margin-block-end: ${tokens.space6};
  h1 {
    margin: 0;
    font-size: ${tokens.textHeading};
    font-weight: 600;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.inkMuted};
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${tokens.space3};
  > * {
    flex: 1 1 auto;
  }
  ${media.tablet} {
    flex: none;
  }
`;

export const Wide = styled.div`
  display: none;
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 520px));
    justify-content: center;
    gap: ${tokens.space6};
  }
`;

export const Narrow = styled.div`
  display: grid;
  gap: ${tokens.space3};
  ${media.tablet} {
    display: none;
  }
`;
