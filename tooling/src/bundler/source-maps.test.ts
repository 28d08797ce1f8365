import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packSourceMaps } from './source-maps.ts';

let outDir: string;
const inMaps = (name: string) => path.join(outDir, 'maps', name);
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'dara-maps-'));
  mkdirSync(path.join(outDir, 'maps'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

it('packs the maps of the scripts of this build, two lines each, under the same name each time', () => {
  const pack = (): string[] => {
    writeFileSync(inMaps('a.1.js.map'), '{"version":3,\n"mappings":"A"}');
    writeFileSync(inMaps('before.0.js.map'), '{"mappings":"of an earlier build"}');
    packSourceMaps(outDir, ['a.1.js', 'without-map.2.js']);
    return readdirSync(path.join(outDir, 'maps'));
  };
  const [name = '', ...others] = pack();
  expect([name, others]).toEqual([expect.stringMatching(/^maps\.[0-9a-f]{16}\.gz$/), []]);
  expect(gunzipSync(readFileSync(inMaps(name))).toString()).toBe(
    'a.1.js\n{"version":3,"mappings":"A"}\n',
  );
  expect(pack()).toEqual([name]);
});

it('leaves nothing for a build without maps', () => {
  writeFileSync(inMaps('maps.0123456789abcdef.gz'), 'of an earlier build');
  packSourceMaps(outDir, ['a.1.js']);
  expect(readdirSync(path.join(outDir, 'maps'))).toEqual([]);
});
