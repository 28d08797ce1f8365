import { palette, type ColorName, type SiteColors, type ThemeName } from './palette.ts';

/** System fonts with the metrics of the site's font; the shell declares their faces. */
export const FALLBACK_FAMILIES = [
  'Dara Android',
  'Dara Sukhumvit',
  'Dara Thonburi',
  'Dara Leelawadee',
  'Dara Tahoma',
  'Dara Loma',
  'Dara Roboto',
  'Dara Arial',
] as const;

const fallbacks = FALLBACK_FAMILIES.map((name) => `'${name}'`).join(', ');

const scale = {
  radiusSmall: '4px',
  radiusMedium: '8px',
  radiusLarge: '16px',
  radiusFull: '999px',
  space1: '4px',
  space2: '8px',
  space3: '12px',
  space4: '16px',
  space5: '20px',
  space6: '24px',
  space8: '32px',
  space10: '40px',
  space12: '48px',
  space16: '64px',
  space24: '96px',
  textSmall: '0.875rem',
  textBody: '1rem',
  textLarge: '1.125rem',
  textTitle: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  textHeading: 'clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem)',
  textDisplay: 'clamp(2rem, 1.3rem + 3.4vw, 3.75rem)',
  /** Thai stacks a vowel and a tone mark above the consonant: below 1.6 they clip. */
  lineHeight: '1.65',
  /** For headings; English needs less line height than stacked Thai marks. */
  headingLine: '1.6',
  font: `'Noto Sans Thai Variable', ${fallbacks}, sans-serif`,
  /** For names and headlines of the public site, at weight 600. */
  fontDisplay: `'Noto Serif Thai', ${fallbacks}, serif`,
  motionFast: '150ms',
  motionSlow: '250ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
  contentWidth: '1200px',
} as const;

const shadows = {
  shadowSmall: {
    light: '0 1px 2px rgb(28 23 24 / 8%)',
    dark: '0 1px 2px rgb(0 0 0 / 50%)',
  },
  shadowMedium: {
    light: '0 4px 16px rgb(28 23 24 / 10%)',
    dark: '0 4px 16px rgb(0 0 0 / 55%)',
  },
  shadowLarge: {
    light: '0 16px 48px rgb(28 23 24 / 18%)',
    dark: '0 16px 48px rgb(0 0 0 / 65%)',
  },
} as const satisfies Record<string, Record<ThemeName, string>>;

export type TokenName = ColorName | keyof typeof scale | keyof typeof shadows;

function variableName(name: string): string {
  return `--dara-${name.replace(/([A-Z]|\d+)/g, (part) => `-${part.toLowerCase()}`)}`;
}

const names = [...Object.keys(palette), ...Object.keys(shadows), ...Object.keys(scale)];

/** CSS variable of each token: `tokens.brandStrong` is `var(--dara-brand-strong)`. */
export const tokens = Object.fromEntries(
  names.map((name) => [name, `var(${variableName(name)})`]),
) as Readonly<Record<TokenName, string>>;

function declare(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${variableName(name)}: ${value};`)
    .join('');
}

/** Declarations of theme variables; `own` are the site's colours. */
export function themeVariables(theme: ThemeName, own: SiteColors = {}): string {
  const values = { ...palette, ...own, ...shadows };
  return declare(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value[theme]])),
  );
}

/** Declarations of the variables shared by both themes. */
export const scaleVariables = declare(scale);

/** Overrides for English. */
export const englishVariables = declare({ headingLine: '1.3' });

/** Overrides for windows from `broad` and `huge` up: room for another column of cards each. */
export const broadVariables = declare({ contentWidth: '1400px' });
export const hugeVariables = declare({ contentWidth: '1680px' });

/** Stacking order; constants, since `z-index` is never themed. */
export const zIndex = {
  raised: 1,
  sticky: 10,
  header: 100,
  drawer: 200,
  dialog: 300,
  popover: 400,
  toast: 500,
  loader: 600,
} as const;

/** Minimum widths in CSS pixels; phones are the default and have no entry. */
export const breakpoints = {
  tablet: 640,
  desktop: 960,
  wide: 1280,
  broad: 1500,
  huge: 1800,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries from a width up: `${media.desktop} { … }`. */
export const media = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [name, `@media (min-width: ${width}px)`]),
) as Readonly<Record<Breakpoint, string>>;
