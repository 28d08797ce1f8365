import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { iconSvg, MenuIconsPlugin } from './menu-icons.ts';
import type { PackageInfo } from './package-info.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'dara-icons-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('an icon is a standalone SVG', async () => {
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

test('a remote.json that is broken for a moment is an error of that moment, in words', async () => {
  const declare = (more: object) => {
    const parts = { owner: 'team', prefixes: [], routes: [], menu: [], sections: [] };
    writeFileSync(
      path.join(dir, 'remote.json'),
      JSON.stringify({ name: 'mf-x', ...parts, ...more }),
    );
  };
  writeFileSync(path.join(dir, 'index.js'), '');
  const compiler = webpack({
    ...{ mode: 'development', context: dir, entry: './index.js' },
    output: { path: path.join(dir, 'dist') },
    plugins: [new MenuIconsPlugin({ name: 'mf-x', dir } as PackageInfo)],
  })!;
  const run = () =>
    new Promise<webpack.Stats>((resolve, reject) => {
      compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error())));
    });
  declare({ menus: [] });
  const { compilation: broken } = await run();
  expect(broken.errors.map(({ message }) => message)).toEqual([
    'mf-x/remote.json is not valid:\n  /menus is not known here',
  ]);
  expect([...broken.fileDependencies]).toContain(path.join(dir, 'remote.json'));
  const label = { th: 'หนึ่ง', en: 'One' };
  declare({ menu: [{ id: 'x', section: 'y', label, path: '/x', icon: 'star', order: 1 }] });
  const { compilation: sound } = await run();
  expect([sound.errors, Object.keys(sound.assets).filter((file) => /star/.test(file))]).toEqual([
    [],
    [expect.stringMatching(/^icon-star/)],
  ]);
  await new Promise((resolve) => compiler.close(resolve));
});
