import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Band = styled.section`
  overflow: clip;
  border-block-end: 1px solid ${tokens.line};
`;

export const Inner = styled.div`
  width: min(100% - 32px, ${tokens.contentWidth});
  margin-inline: auto;
  padding-block: ${tokens.space4} ${tokens.space10};
  display: grid;
  gap: ${tokens.space6};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    align-items: center;
    gap: ${tokens.space16};
    padding-block: ${tokens.space16} ${tokens.space24};
  }
`;

export const Copy = styled.div`
  ${media.desktop} {
    grid-area: 1 / 1;
    align-self: start;
    /* As high as the large portrait, which is centred, stands below the small ones' top. */
    padding-block-start: 12%;
  }
  h1 {
    font-size: ${tokens.textDisplay};
    line-height: 1.45;
  }
  h1:lang(en) {
    line-height: 1.2;
  }
  > p:not(:first-child) {
    margin-block-start: ${tokens.space5};
    max-width: 54ch;
    font-size: ${tokens.textLarge};
    color: ${tokens.inkMuted};
  }
`;

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space3};
  margin-block-end: ${tokens.space4};
  color: ${tokens.brand};
  font-weight: 600;
  &::before {
    content: '';
    width: 40px;
    height: 3px;
    background: currentColor;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
  margin-block-start: ${tokens.space8};
`;

/**
 * One large portrait with two smaller staggered ones; above the text on phones. It comes first in the document, and
 * its pseudo-elements reserve the rows of the smaller ones, so that nothing shifts when a browser paints before the
 * whole document has arrived.
 */
export const Collage = styled.div`
  display: grid;
  grid-template-columns: 1.55fr 1fr;
  grid-template-rows: 1fr 1fr;
  gap: ${tokens.space3};
  min-width: 0;
  &[data-count='3']::before,
  &[data-count='3']::after {
    content: '';
    grid-area: 1 / 2;
    aspect-ratio: 3 / 4;
  }
  &[data-count='3']::after {
    grid-row: 2;
  }
  ${media.desktop} {
    grid-area: 1 / 2;
    gap: ${tokens.space4};
  }
`;

const PLACES = [
  'grid-area: 1 / 1 / span 2; align-self: center;',
  'grid-area: 1 / 2; align-self: end;',
  'grid-area: 2 / 2; align-self: start;',
];

export const Portrait = styled.div<{ $place: number }>`
  min-width: 0;
  overflow: hidden;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  ${({ $place }) => PLACES[$place]}
`;
