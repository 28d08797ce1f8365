import { expect, test } from '@jest/globals';
import { iconSvg } from './menu-icons.ts';

test('an icon is a drawing that stands for itself', async () => {
  const svg = await iconSvg('sticky-note');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*stroke="#000"/);
  expect(svg).toContain('<path d="M15 3v5');
  expect(svg).not.toContain('class=');
});

test.each(['sticky-noted', 'constructor'])(
  'the icon %s is refused, with where to find one',
  async (name) => {
    await expect(iconSvg(name)).rejects.toThrow(
      `remote.json: there is no icon "${name}"; their names are at https://lucide.dev/icons`,
    );
  },
);
