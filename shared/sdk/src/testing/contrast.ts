import { GRAPHIC_PAIRS, palette, TEXT_PAIRS, type SiteColors } from '../theme/palette.ts';

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio by WCAG 2.2 of two colours `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Palette pairs with insufficient contrast for a site's colours, as `brand on paper, light: 3.2`. */
export function lowContrastPairs(own: SiteColors = {}): string[] {
  const colors = { ...palette, ...own };
  const pairs = [
    ...TEXT_PAIRS.map((pair) => ({ pair, least: 4.5 })),
    ...GRAPHIC_PAIRS.map((pair) => ({ pair, least: 3 })),
  ];
  return pairs.flatMap(({ pair: [mark, surface], least }) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const ratio = contrast(colors[mark][theme], colors[surface][theme]);
      return ratio < least ? [`${mark} on ${surface}, ${theme}: ${ratio.toFixed(1)}`] : [];
    }),
  );
}
