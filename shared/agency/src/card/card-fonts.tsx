// oxlint-disable-next-line typescript/triple-slash-reference -- packages that bundle this file get the types of fonts here
/// <reference path="./assets.d.ts" />
import latinRegular from '@fontsource/prompt/files/prompt-latin-400-normal.woff2';
import latinBold from '@fontsource/prompt/files/prompt-latin-600-normal.woff2';
import thaiRegular from '@fontsource/prompt/files/prompt-thai-400-normal.woff2';
import thaiBold from '@fontsource/prompt/files/prompt-thai-600-normal.woff2';
import { createGlobalStyle } from 'styled-components';

const THAI = 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC';
const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122';

function face(url: string, weight: number, range: string): string {
  return `@font-face{font-family:'Dara Card';font-style:normal;font-display:swap;font-weight:${weight};src:url(${url}) format('woff2');unicode-range:${range}}`;
}

const FACES = [
  face(thaiRegular, 400, THAI),
  face(thaiBold, 600, THAI),
  face(latinRegular, 400, LATIN),
  face(latinBold, 600, LATIN),
].join('');

/** The print's own font, Prompt, fetched by pages that draw a card. */
export const CardFonts = createGlobalStyle`${FACES}`;
export const CARD_FONT = "'Dara Card', Prompt, sans-serif";
