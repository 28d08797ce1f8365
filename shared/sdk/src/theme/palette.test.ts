import { contrast, lowContrastPairs } from '../testing/contrast.ts';

describe('contrast of the palette', () => {
  test('is measured as WCAG defines it', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('every pair of text and surface can be read, every mark be seen', () => {
    expect(lowContrastPairs()).toEqual([]);
  });

  test('the colour of a site is checked for contrast', () => {
    const pale = { light: '#ff8080', dark: '#ff8080' };
    expect(lowContrastPairs({ brand: pale })).toContain('brand on paper, light: 2.3');
  });
});
