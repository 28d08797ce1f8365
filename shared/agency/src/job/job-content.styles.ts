import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8};
  min-width: 0;
  :is(h1, h3) {
    margin-block: ${tokens.space1} ${tokens.space2};
    font-size: ${tokens.textHeading};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

export const Kind = styled.p`
  color: ${tokens.brand};
  font-weight: 600;
`;

export const Company = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3};
  color: ${tokens.inkMuted};
  overflow-wrap: anywhere;
  picture {
    width: 96px;
    padding: 4px;
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.radiusSmall};
    /* Logos are designed for a white background, in either theme. */
    background: #fff;
  }
`;

/** In two columns, the card in the second shows the same facts. */
export const KeyFacts = styled.div<{ $always: boolean }>`
  margin-block-start: ${tokens.space5};
  ${media.desktop} {
    display: ${(p) => (p.$always ? 'block' : 'none')};
  }
`;

export const Cover = styled.figure`
  overflow: hidden;
  border-radius: ${tokens.radiusMedium};
`;

export const Text = styled.p`
  max-width: 68ch;
  font-size: ${tokens.textLarge};
  line-height: 1.8;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;

/** A sheet as it is pinned up in a studio: it leads the page where a job has no image of its own. */
export const Slip = styled.div`
  display: grid;
  padding-inline: ${tokens.space5};
  border: 1px solid ${tokens.lineStrong};
  border-block-start: 6px solid ${tokens.ink};
  background: ${tokens.paperRaised};
  dd {
    font-family: ${tokens.fontDisplay};
    font-size: ${tokens.textLarge};
    line-height: 1.5;
  }
`;

export const Section = styled.section`
  padding-block: ${tokens.space5};
  & + & {
    border-block-start: 1px solid ${tokens.line};
  }
  :is(h2, h4) {
    margin-block-end: ${tokens.space3};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 600;
  }
`;
