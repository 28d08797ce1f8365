import { media, tokens } from '@dara/sdk/theme';
import { keyframes, styled } from 'styled-components';

/** Photographic paper: dark in both themes. */
const GROUND = '#171213';
const PRINT = '#f4eff0';
const HAIRLINE = '2px';

/** Edge to edge: 2 x 3 frames under the headline on phones, 4 x 3 on a desk, where the headline takes two. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${HAIRLINE};
  background: ${GROUND};
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-rows: minmax(clamp(240px, 34svh, 27vw), auto);
  }
`;

export const Headline = styled.div`
  position: relative;
  grid-column: 1 / -1;
  display: flex;
  overflow: hidden;
  align-items: center;
  padding: ${tokens.space6} ${tokens.space4};
  background: ${tokens.brandFill};
  color: ${tokens.onBrandFill};
  ${media.desktop} {
    grid-area: 2 / 1 / auto / span 2;
    padding: ${tokens.space4} clamp(${tokens.space6}, 3.5vw, ${tokens.space24});
  }
  > svg {
    position: absolute;
    inset-block-end: -12%;
    inset-inline-end: -8%;
    width: auto;
    height: 90%;
    color: color-mix(in srgb, ${tokens.brandFill}, black 14%);
    ${media.desktop} {
      inset-inline-end: -4%;
    }
  }
  h1 {
    position: relative;
    font-size: clamp(2.25rem, 10.5vw, 4rem);
    line-height: 1.4;
    text-wrap: balance;
    ${media.desktop} {
      font-size: clamp(2.75rem, min(5.6vw, 11svh), 7rem);
      line-height: 1.3;
    }
  }
  h1:lang(en) {
    line-height: 1.15;
    ${media.desktop} {
      font-size: clamp(2.5rem, min(5vw, 11svh), 6.5rem);
    }
  }
`;

/** The list is no box of its own, so that its frames flow around the headline. */
export const Frames = styled.ul`
  display: contents;
`;

/** Phones show six. */
export const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  aspect-ratio: 4 / 5;
  &:nth-child(n + 7) {
    display: none;
  }
  ${media.desktop} {
    aspect-ratio: auto;
    &:nth-child(n + 7) {
      display: grid;
    }
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible::after {
    outline: 3px solid ${PRINT};
    outline-offset: -5px;
  }
`;

export const Exposure = styled.div`
  position: relative;
  overflow: hidden;
  picture,
  img {
    position: absolute;
    width: 100%;
    height: 100%;
  }
`;

const develop = keyframes`
  from { opacity: 0; }
`;

export const Second = styled.div`
  position: absolute;
  inset: 0;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${develop} ${tokens.motionSlow} ${tokens.easing};
  }
`;

/** Number, name and star on the edge of the film. */
export const Edge = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
  min-width: 0;
  min-height: 48px;
  padding-inline: ${tokens.space3} 0;
  color: ${PRINT};
  font-size: ${tokens.textSmall};
  line-height: 1.4;
  ${media.tablet} {
    font-size: ${tokens.textBody};
  }
  > span {
    flex: none;
    color: #ff9d8f;
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  a {
    flex: 1;
    min-width: 0;
    color: inherit;
    font-family: ${tokens.fontDisplay};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    text-overflow: ellipsis;
    overflow: hidden;
    outline: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  button {
    position: relative;
    inset: auto;
    flex: none;
    border: 0;
    background: none;
    color: inherit;
    &:hover,
    &[aria-pressed='true'] {
      color: #ff7a7f;
    }
    &:focus-visible {
      outline-color: ${PRINT};
      outline-offset: -4px;
    }
  }
  /* The ring of a starred portrait. */
  > svg {
    height: calc(100% - 48px);
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: ${tokens.space5};
  width: min(100% - 32px, ${tokens.contentWidth});
  margin-inline: auto;
  padding-block: ${tokens.space6};
  color: ${tokens.inkMuted};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space10};
  }
  > div > p:last-child {
    max-width: 72ch;
  }
`;

export const Eyebrow = styled.p`
  color: ${tokens.brand};
  font-size: ${tokens.textSmall};
  font-weight: 600;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;
