import { media, tokens } from '@dara/sdk/theme';
import { headingRule } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { RichText } from '../../parts/text/rich-text.tsx';

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8};
`;

export const Title = styled.h1`
  font-size: ${tokens.textHeading};
  overflow-wrap: anywhere;
  ${headingRule(2)}
`;

export const Updated = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

/** Before the text: a sample notice. */
export const Sample = styled.p`
  max-width: 72ch;
  margin-top: ${tokens.space4};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8} ${tokens.space12};
  ${media.desktop} {
    grid-template-columns: 272px minmax(0, 720px);
    align-items: start;
  }
`;

export const Contents = styled.nav`
  padding: ${tokens.space4} ${tokens.space5};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  h2 {
    font-size: ${tokens.textSmall};
    color: ${tokens.inkMuted};
  }
  a {
    display: block;
    padding-block: ${tokens.space1};
    border-radius: ${tokens.radiusSmall};
    color: ${tokens.ink};
    font-size: ${tokens.textSmall};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: ${tokens.brand};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ${media.desktop} {
    position: sticky;
    top: 117px;
    max-height: calc(100vh - 140px);
    overflow-y: auto;
  }
`;

export const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Body = styled(RichText)`
  max-width: 720px;
  > :first-child {
    margin-block-start: 0;
  }
  h2 {
    outline: none;
  }
`;
