import latin from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2?preload';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?preload';
import displayLatin from '@fontsource/noto-serif-thai/files/noto-serif-thai-latin-600-normal.woff2';
import displayThai from '@fontsource/noto-serif-thai/files/noto-serif-thai-thai-600-normal.woff2';
import type { FALLBACK_FAMILIES } from '@dara/sdk/theme';

const THAI_RANGE = 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC';
const LATIN_RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Metrics of Noto Sans Thai, in units of 1000 per em. */
const ASCENT = 1061;
const DESCENT = 450;

interface Face {
  family: string;
  weight: string;
  thai: string;
  latin: string;
}

function faces({ family, weight, thai, latin }: Face): string {
  const face = (url: string, range: string) =>
    `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url(${url}) format('woff2');unicode-range:${range}}`;
  return face(thai, THAI_RANGE) + face(latin, LATIN_RANGE);
}

/** Width of the site's font relative to a fallback font file, by text weight. */
type Widths = Record<400 | 500 | 600 | 700, number>;

/** Weights of Noto Sans Thai: 500 falls back to the regular file, 600 to the bold one. */
const THAI_STEPS = { 500: 1.0174, 600: 0.9791 };
const LATIN_STEPS = { 500: 1.0196, 600: 0.9766 };

function widths(steps: { 500: number; 600: number }, regular: number, bold: number): Widths {
  return { 400: regular, 500: regular * steps[500], 600: bold * steps[600], 700: bold };
}

interface Fallback {
  family: (typeof FALLBACK_FAMILIES)[number];
  /** Full and PostScript names of a font's regular and bold files. */
  regular: readonly string[];
  bold: readonly string[];
  range: string;
  widths: Widths;
}

const thaiFallback = (
  family: Fallback['family'],
  [regular, bold]: readonly [readonly string[], readonly string[]],
  [regularWidth, boldWidth]: readonly [number, number],
): Fallback => ({
  family,
  regular,
  bold,
  range: THAI_RANGE,
  widths: widths(THAI_STEPS, regularWidth, boldWidth),
});

const latinFallback = (
  family: Fallback['family'],
  [regular, bold]: readonly [readonly string[], readonly string[]],
  [regularWidth, boldWidth]: readonly [number, number],
): Fallback => ({
  family,
  regular,
  bold,
  range: LATIN_RANGE,
  widths: widths(LATIN_STEPS, regularWidth, boldWidth),
});

/** System fonts of visitors; `docs/decisions/0019` explains the numbers. */
const FALLBACKS: readonly Fallback[] = [
  thaiFallback(
    'Dara Android',
    [
      ['Noto Sans Thai', 'NotoSansThai-Regular', 'Noto Sans Thai UI', 'NotoSansThaiUI-Regular'],
      ['Noto Sans Thai Bold', 'NotoSansThai-Bold', 'Noto Sans Thai UI Bold', 'NotoSansThaiUI-Bold'],
    ],
    [1, 1],
  ),
  thaiFallback(
    'Dara Sukhumvit',
    [
      ['SukhumvitSet-Text', 'Sukhumvit Set Text', 'Sukhumvit Set'],
      ['SukhumvitSet-Bold', 'Sukhumvit Set Bold'],
    ],
    [1.06, 1.06],
  ),
  thaiFallback('Dara Thonburi', [['Thonburi'], ['Thonburi-Bold', 'Thonburi Bold']], [1.06, 1.06]),
  thaiFallback(
    'Dara Leelawadee',
    [
      ['Leelawadee UI', 'LeelawadeeUI'],
      ['Leelawadee UI Bold', 'LeelawadeeUI-Bold'],
    ],
    [1.06, 1.06],
  ),
  thaiFallback('Dara Tahoma', [['Tahoma'], ['Tahoma Bold', 'Tahoma-Bold']], [0.96, 0.94]),
  thaiFallback('Dara Loma', [['Loma'], ['Loma Bold', 'Loma-Bold']], [0.9034, 0.9556]),
  latinFallback(
    'Dara Roboto',
    [
      ['Roboto', 'Roboto-Regular'],
      ['Roboto Bold', 'Roboto-Bold'],
    ],
    [1.062, 1.06],
  ),
  latinFallback(
    'Dara Arial',
    [
      ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'],
      [
        'Arial Bold',
        'Arial-BoldMT',
        'Helvetica-Bold',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
      ],
    ],
    [1.0596, 1.0485],
  ),
];

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** As high and as wide at every weight as the site's font, so that text stays where it is when that arrives. */
function fallbackFaces({ family, regular, bold, range, widths: byWeight }: Fallback): string {
  return ([400, 500, 600, 700] as const)
    .map((weight) => {
      const width = byWeight[weight];
      const names = weight < 600 ? regular : bold;
      const source = names.map((name) => `local('${name}')`).join(',');
      return (
        `@font-face{font-family:'${family}';font-weight:${weight};src:${source};unicode-range:${range};` +
        `size-adjust:${percent(width)};ascent-override:${percent(ASCENT / 1000 / width)};` +
        `descent-override:${percent(DESCENT / 1000 / width)};line-gap-override:0%}`
      );
    })
    .join('');
}

/**
 * Text: one variable font in two files, all weights, Thai and Latin, preloaded. Names and headlines of public pages: one
 * weight of a second family, loaded where it is used. Text is rendered with a fallback until they are loaded.
 */
export const FONT_FACES =
  FALLBACKS.map(fallbackFaces).join('') +
  faces({ family: 'Noto Sans Thai Variable', weight: '100 900', thai, latin }) +
  faces({ family: 'Noto Serif Thai', weight: '600', thai: displayThai, latin: displayLatin });
