import { gzipSync } from 'node:zlib';
import type { ReleaseManifest } from '@dara/contract';
import { expect, it } from 'vitest';
import { manifestOf } from '../testing/manifest.ts';
import { BundlePositions } from './bundle-positions.ts';

/** Line 1 is of a library, line 2 is line 7 column 3 of a page, line 3 is of the bundler. */
const MAP = {
  version: 3,
  sources: ['webpack://mf-x/../node_modules/lib/a.js', 'webpack://mf-x/./src/x-page.tsx'],
  names: [],
  mappings: 'AAAA;ACME;A',
};
const packed = (map: unknown): Buffer =>
  gzipSync(`home.js\n{}\nserver.1.cjs\n${JSON.stringify(map)}\n`);

const AT = '/mf-x/1.0.0/server.1.cjs';
const stack = (...frames: string[]): Error =>
  new Error(['Error: torn', ...frames.map((frame) => `    at Page (${frame})`)].join('\n'));

function positions(maps: Buffer | undefined): BundlePositions {
  const file = { name: 'maps.gz', size: 1, brotli: 1, gzip: 1, integrity: 'sha384-maps' };
  const release: ReleaseManifest = {
    ...manifestOf('mf-x', ['/x'], ['/x']),
    serverEntry: 'server.1.cjs',
    files: [{ ...file, side: 'maps' }],
  };
  return new BundlePositions(new Map([['mf-x', release]]), { read: async () => maps });
}

it('names the first position in the sources of a package', async () => {
  const of = positions(packed(MAP));
  expect(await of.describe(stack(`${AT}:1:1`, `${AT}:3:1`, `${AT}:2:1`))).toBe(
    'Error: torn at Page (mf-x/src/x-page.tsx:7:3)',
  );
  expect(await of.describe(stack(`${AT}:1:1`))).toBe(
    'Error: torn at Page (mf-x/../node_modules/lib/a.js:1:1)',
  );
});

it.each([
  ['without maps', undefined],
  ['with damaged maps', Buffer.from('not compressed')],
  ['with the map of another script', gzipSync('home.js\n{}\n')],
  ['with a map that is none', packed('')],
])('names the position in the bundle %s', async (_what, maps) => {
  const where = `${AT}:2:1`;
  expect(await positions(maps).describe(stack(where))).toBe(`Error: torn at Page (${where})`);
});

it('leaves other positions and messages as they are', async () => {
  const of = positions(packed(MAP));
  for (const file of ['/mf-y/1.0.0/server.1.cjs', '/mf-x/1.0.0/server.0.cjs'])
    expect(await of.describe(stack(`${file}:2:1`))).toBe(`Error: torn at Page (${file}:2:1)`);
  expect(await of.describe('a\nb\nc')).toBe('a b');
});
