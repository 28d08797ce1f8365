import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { PROVIDER_NAMES } from './content/embed.ts';

const HEIGHT_PX = 420;

export const Frame = styled.div`
  min-height: ${HEIGHT_PX}px;
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  &:focus-within {
    border-color: ${tokens.focus};
    box-shadow: 0 0 0 1px ${tokens.focus};
  }
  &[data-invalid] {
    border-color: ${tokens.danger};
    box-shadow: inset 0 0 0 1px ${tokens.danger};
  }
`;

export const Count = styled.p`
  padding: 6px 16px;
  border-block-start: 1px solid ${tokens.line};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const providerNames = Object.entries(PROVIDER_NAMES)
  .map(([provider, name]) => `figure[data-embed='${provider}']::before { content: '${name}'; }`)
  .join('\n');

/** As on the public page, at the form's size. */
export const Content = styled.div`
  .ProseMirror {
    position: relative;
    min-height: ${HEIGHT_PX - 96}px;
    padding: 16px;
    outline: none;
    box-shadow: none;
    line-height: 1.85;
    overflow-wrap: anywhere;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }
  .ProseMirror > * {
    margin-block: 0 ${tokens.space4};
    /* What is out of sight of a long text costs a key nothing. */
    content-visibility: auto;
    contain-intrinsic-size: auto 60px;
  }
  h2,
  h3,
  h4 {
    padding-block-start: ${tokens.space3};
    line-height: ${tokens.headingLine};
  }
  h2 {
    font-size: ${tokens.textTitle};
  }
  h3 {
    font-size: ${tokens.textLarge};
  }
  h4 {
    font-size: ${tokens.textBody};
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  blockquote {
    padding-inline-start: ${tokens.space5};
    border-inline-start: 3px solid ${tokens.brand};
    color: ${tokens.inkMuted};
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${tokens.lineStrong};
  }
  a {
    color: ${tokens.brand};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th,
  td {
    position: relative;
    padding: ${tokens.space2};
    border: 1px solid ${tokens.lineStrong};
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${tokens.paperSunken};
  }
  .selectedCell {
    background: ${tokens.brandSoft};
  }
  .kept-selection {
    background: Highlight;
    color: HighlightText;
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }
  .ProseMirror-gapcursor {
    position: absolute;
    display: none;
    pointer-events: none;
  }
  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
  .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    inset-block-start: -2px;
    width: 20px;
    border-block-start: 1px solid ${tokens.ink};
  }
  figure {
    width: fit-content;
    max-width: 100%;
    cursor: default;
  }
  figure img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${tokens.radiusMedium};
  }
  figure[data-size='small'] {
    width: 40%;
  }
  figure[data-size='medium'] {
    width: 65%;
  }
  figure[data-align='center'] {
    margin-inline: auto;
  }
  figure[data-align='right'] {
    margin-inline-start: auto;
  }
  figcaption {
    margin-block-start: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  figure[data-embed] {
    width: 100%;
    padding: ${tokens.space4};
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperSunken};
    &::before {
      display: block;
      font-size: ${tokens.textSmall};
      font-weight: 600;
    }
  }
  ${providerNames}
`;
