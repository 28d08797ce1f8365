import type { SiteAccent, SiteDeclaration } from '@dara/contract';

export type ThemeName = 'light' | 'dark';

/**
 * All colours of the interface, light and dark. Text pairs in `TEXT_PAIRS` have a contrast of 4.5:1 in both themes,
 * tested by `palette.test.ts`.
 */
export const palette = {
  /** For text, icons, thin rules; as a surface with `onBrand` text. A site's `accent` replaces these six. */
  brand: { light: '#1f5fae', dark: '#7db1f2' },
  /** Hover and pressed shade of `brand`. */
  brandStrong: { light: '#174a8a', dark: '#a3c9f7' },
  /** Tinted surface behind brand text. */
  brandSoft: { light: '#e8f1fb', dark: '#0f2440' },
  onBrand: { light: '#ffffff', dark: '#00101f' },
  /** The mark's own colour, for large surfaces under `onBrandFill`. */
  brandFill: { light: '#1f5fae', dark: '#1f5fae' },
  onBrandFill: { light: '#ffffff', dark: '#ffffff' },
  ink: { light: '#1c1718', dark: '#f4eff0' },
  inkMuted: { light: '#625a5c', dark: '#b9aeb0' },
  paper: { light: '#faf8f7', dark: '#141112' },
  paperRaised: { light: '#ffffff', dark: '#1f1b1c' },
  /** Quiet surface: hovered rows, skeletons, code. */
  paperSunken: { light: '#f1edec', dark: '#0d0b0c' },
  line: { light: '#e2dcdb', dark: '#393233' },
  /** Border of controls, 3:1 against paper. */
  lineStrong: { light: '#8c8284', dark: '#7d7275' },
  positive: { light: '#11693c', dark: '#5fd096' },
  positiveSoft: { light: '#e4f5eb', dark: '#0f2b1c' },
  warning: { light: '#87500a', dark: '#f0b45a' },
  warningSoft: { light: '#fdf1dc', dark: '#33220a' },
  danger: { light: '#b3130c', dark: '#ff8a7a' },
  dangerSoft: { light: '#fdebe8', dark: '#3b1411' },
  info: { light: '#1a5a96', dark: '#7fbcf5' },
  infoSoft: { light: '#e6f1fb', dark: '#0f2538' },
  focus: { light: '#1463c4', dark: '#7db8ff' },
  /** Veil behind dialogs and over images. */
  overlay: { light: 'rgb(20 12 13 / 55%)', dark: 'rgb(0 0 0 / 68%)' },
} as const satisfies Record<string, Record<ThemeName, string>>;

export type ColorName = keyof typeof palette;
/** Colours that a site brings itself. */
export type SiteColors = Partial<SiteAccent & Pick<SiteDeclaration, 'paper'>>;

const surfaces = ['paper', 'paperRaised', 'paperSunken'] as const;
const inks = ['ink', 'inkMuted', 'brand', 'brandStrong'] as const;
const states = ['positive', 'warning', 'danger', 'info'] as const;

/** Allowed pairs of text and surface. */
export const TEXT_PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ...[...inks, ...states].flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...(['brandSoft', 'positiveSoft', 'warningSoft', 'dangerSoft', 'infoSoft'] as const).flatMap(
    (surface) => [['ink', surface] as const, ['inkMuted', surface] as const],
  ),
  ['brand', 'brandSoft'],
  ['brandStrong', 'brandSoft'],
  ['positive', 'positiveSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onBrandFill', 'brandFill'],
];

/** Non-text pairs with a contrast of 3:1: focus rings and borders of controls. */
export const GRAPHIC_PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ...surfaces.map((surface) => ['focus', surface] as const),
  ...surfaces.map((surface) => ['lineStrong', surface] as const),
];
