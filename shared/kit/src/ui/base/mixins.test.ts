import { tokens } from '@dara/sdk/theme';
import { clampLines } from './mixins.ts';

test('lines that are cut off stand as far apart as the tone marks of Thai need, and nothing below them shows', () => {
  const css = clampLines(3).join('');
  expect(css).toContain('-webkit-line-clamp: 3');
  expect(css).toContain(`line-height: ${tokens.lineHeight}`);
  expect(css).not.toContain('padding');
});
