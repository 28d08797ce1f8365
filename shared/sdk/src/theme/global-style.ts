import { createGlobalStyle } from 'styled-components';
import type { SiteColors } from './palette.ts';
import {
  breakpoints,
  broadVariables,
  englishVariables,
  hugeVariables,
  scaleVariables,
  themeVariables,
  tokens,
} from './tokens.ts';

/** CSS variables of both themes, with the site's colours, and base styles; rendered once, by the shell. */
export const GlobalStyle = createGlobalStyle<{ colors?: SiteColors }>`
  :root {
    color-scheme: light;
    ${scaleVariables}
    ${({ colors }) => themeVariables('light', colors)}
  }
  :root:lang(en) { ${englishVariables} }
  @media (min-width: ${breakpoints.broad}px) {
    :root { ${broadVariables} }
  }
  @media (min-width: ${breakpoints.huge}px) {
    :root { ${hugeVariables} }
  }
  html.dark {
    color-scheme: dark;
    ${({ colors }) => themeVariables('dark', colors)}
  }
  @media (scripting: none) and (prefers-color-scheme: dark) {
    :root {
      color-scheme: dark;
      ${({ colors }) => themeVariables('dark', colors)}
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 117px;
  }
  body {
    margin: 0;
    min-width: 320px;
    background: ${tokens.paper};
    color: ${tokens.ink};
    font-family: ${tokens.font};
    font-size: ${tokens.textBody};
    line-height: ${tokens.lineHeight};
    letter-spacing: normal;
    word-break: normal;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, figure, blockquote, dl, dd { margin: 0; }
  h1, h2, h3, h4 { line-height: ${tokens.headingLine}; font-weight: 600; text-wrap: balance; }
  p, li, dd, figcaption { text-wrap: pretty; }
  ul[role='list'], ol[role='list'] { margin: 0; padding: 0; list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; }
  a { color: ${tokens.brand}; }
  button, input, select, textarea { font: inherit; line-height: inherit; color: inherit; }
  :focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
    /* The second tone: seen where the first is like what it stands on. */
    box-shadow: 0 0 0 2px ${tokens.paper};
  }
  [hidden] { display: none !important; }
  ::selection { background: ${tokens.brandSoft}; color: ${tokens.ink}; }
  @media (prefers-reduced-motion: reduce) {
    :root { --dara-motion-fast: 0.01ms; --dara-motion-slow: 0.01ms; }
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
      animation: none !important;
    }
  }
`;
