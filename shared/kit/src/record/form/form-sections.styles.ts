import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  ${media.wide} {
    grid-template-columns: 176px minmax(0, 760px);
    gap: ${tokens.space8};
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: ${tokens.space4};
  min-width: 0;
  &[inert] {
    opacity: 0.6;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space5};
  min-width: 0;
  padding: ${tokens.space5} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  scroll-margin-block-start: 116px;
  ${media.tablet} {
    padding: ${tokens.space6};
  }
  ${media.wide} {
    scroll-margin-block-start: 80px;
  }
  header h2 {
    margin: 0;
    font-size: ${tokens.textLarge};
    outline: none;
  }
  header p {
    margin: 0;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  header p:empty {
    display: none;
  }
`;
