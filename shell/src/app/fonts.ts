import latin from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2?preload';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?preload';

function face(url: string, range: string): string {
  return `@font-face{font-family:'Noto Sans Thai Variable';font-style:normal;font-display:optional;font-weight:100 900;src:url(${url}) format('woff2');unicode-range:${range}}`;
}

// The fallback takes the metrics of Noto Sans Thai (1061 / 450 of 1000, measured 6 % wider than
// Arial and than common Thai system fonts), so that text does not move when the font arrives.
const FALLBACK_FACE = `@font-face {
  font-family: 'Dara Fallback';
  src: local('Leelawadee UI'), local('Thonburi'), local('Tahoma'), local('Arial');
  size-adjust: 106%;
  ascent-override: 100.1%;
  descent-override: 42.5%;
  line-gap-override: 0%;
}`;

/**
 * One variable font in two files: all weights, Thai and Latin. Optional: on a line too slow for the
 * first paint the visitor's own font stays for this page, rather than everything moving under the
 * reader; the next page has it.
 */
export const FONT_FACES =
  FALLBACK_FACE +
  face(thai, 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC') +
  face(
    latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  );
