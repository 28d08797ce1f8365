import { focusRing } from '@dara/kit/ui';
import { media, tokens } from '@dara/sdk/theme';
import { css, styled } from 'styled-components';
import { TABLE_CLASS } from './shown-html.ts';
import { UNBROKEN_CLASS } from './unbroken-words.tsx';

/** Reserves the height of the card that replaces the link. */
const playerStyle = css`
  figure[data-embed] > a,
  .player-card {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${tokens.space2};
    min-height: 280px;
    padding: ${tokens.space5};
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperSunken};
    text-align: center;
  }
  .player-card p {
    margin: 0;
    text-wrap: balance;
  }
  .player-name,
  .player-note {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    line-height: ${tokens.lineHeight};
  }
  .player-title {
    font-weight: 600;
  }
  .player-play {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 64px;
    height: 64px;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radiusFull};
    background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
    cursor: pointer;
    ${focusRing}
  }
  .player-frame {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    border: 0;
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperSunken};
  }
  .player-frame[data-provider='spotify'] {
    height: 352px;
    aspect-ratio: auto;
  }
  .player-frame:is([data-provider='tiktok'], [data-provider='instagram']) {
    max-width: 400px;
    height: 640px;
    margin-inline: auto;
    aspect-ratio: auto;
  }
`;

/** Formatted text in both themes; images are beside the text only where there is room for both. */
export const Text = styled.div`
  line-height: 1.85;
  overflow-wrap: anywhere;
  .${UNBROKEN_CLASS} {
    white-space: nowrap;
  }
  > * {
    margin-block: 0 ${tokens.space5};
  }
  > :last-child {
    margin-block-end: 0;
  }
  h2,
  h3,
  h4 {
    margin-block: ${tokens.space8} ${tokens.space3};
    line-height: ${tokens.headingLine};
    text-wrap: balance;
  }
  h2 {
    font-size: ${tokens.textTitle};
  }
  h3,
  h4 {
    font-size: ${tokens.textLarge};
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  li + li {
    margin-block-start: ${tokens.space2};
  }
  blockquote {
    padding-inline-start: ${tokens.space5};
    border-inline-start: 3px solid ${tokens.brand};
    color: ${tokens.inkMuted};
  }
  img {
    border-radius: ${tokens.radiusMedium};
  }
  a {
    text-underline-offset: 0.25em;
  }
  a:not([href]) {
    color: inherit;
  }
  code {
    font-size: 0.9375em;
  }
  :is(h2, h3)[id] {
    scroll-margin-block-start: 117px;
  }
  hr {
    margin-block: ${tokens.space8};
    border: 0;
    border-block-start: 1px solid ${tokens.line};
  }
  blockquote p,
  li > p,
  th > p,
  td > p {
    margin: 0;
  }
  :is(blockquote, li, th, td) > p + p {
    margin-block-start: ${tokens.space3};
  }
  .${TABLE_CLASS} {
    overflow-x: auto;
    ${focusRing}
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th {
    background: ${tokens.paperSunken};
  }
  th,
  td {
    min-width: 7em;
    padding: ${tokens.space2} ${tokens.space3};
    border: 1px solid ${tokens.line};
    text-align: start;
    vertical-align: top;
  }
  figure {
    max-width: 100%;
    margin-inline: auto;
  }
  figure img {
    display: block;
    width: 100%;
    height: auto;
  }
  figcaption {
    margin-block-start: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  figure[data-size='small'] {
    width: min(100%, 320px);
  }
  figure[data-size='medium'] {
    width: min(100%, 520px);
  }
  ${media.tablet} {
    figure[data-align='left'] {
      margin-inline: 0 auto;
    }
    figure[data-align='right'] {
      margin-inline: auto 0;
    }
    figure[data-size='small'][data-align='left'] {
      float: inline-start;
      width: 42%;
      margin-inline-end: ${tokens.space6};
    }
    figure[data-size='small'][data-align='right'] {
      float: inline-end;
      width: 42%;
      margin-inline-start: ${tokens.space6};
    }
  }
  h2,
  h3,
  hr,
  figure[data-embed],
  .${TABLE_CLASS} {
    clear: both;
  }
  &::after {
    content: '';
    display: block;
    clear: both;
  }
  ${playerStyle}
`;
