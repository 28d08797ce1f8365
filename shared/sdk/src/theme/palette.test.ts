import { GRAPHIC_PAIRS, palette, TEXT_PAIRS, type ColorName, type ThemeName } from './palette.ts';

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const THEMES: ThemeName[] = ['light', 'dark'];

const cases = (pairs: readonly (readonly [ColorName, ColorName])[]) =>
  THEMES.flatMap((theme) => pairs.map(([text, surface]) => [text, surface, theme] as const));

describe('contrast of the palette', () => {
  test('is measured as WCAG defines it', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test.each(cases(TEXT_PAIRS))('%s on %s can be read in %s', (text, surface, theme) => {
    expect(contrast(palette[text][theme], palette[surface][theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(cases(GRAPHIC_PAIRS))('%s on %s can be seen in %s', (mark, surface, theme) => {
    expect(contrast(palette[mark][theme], palette[surface][theme])).toBeGreaterThanOrEqual(3);
  });
});
