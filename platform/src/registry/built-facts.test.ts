import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@dara/contract';
import { releaseOf } from '../testing/memory-release.ts';
import { shellOf } from '../testing/manifest.ts';
import { testReleaseStore } from '../testing/test-release-store.ts';
import { readBuilt } from './built-facts.ts';
import { gateProblems } from './gate.ts';

const CONSUMES =
  '1:{fallback:()=>()=>{throw Error("no")},shareScope:["default"],singleton:!0,requiredVersion:"^18.0.0",strictVersion:!1,eager:!1,layer:void 0,shareKey:"react"}';

/** Check results for a release by its bytes, with a test shell. */
async function judged(
  texts: Record<string, string>,
  more: Partial<ReleaseManifest> = {},
  shell: Partial<ReleaseManifest> = {},
): Promise<string[]> {
  const { store } = testReleaseStore();
  const { manifest, bytes } = releaseOf('mf-x', '1.0.0', texts, more);
  for (const { name, integrity } of manifest.files)
    await store.put(name, integrity, bytes.get(name) as Buffer);
  const live = new Map([['shell', shellOf(shell)]]);
  return gateProblems(manifest, live, { built: await readBuilt(store, manifest) });
}

describe('a release is judged by its bytes', () => {
  it('requires what its scripts require, whatever it declares', async () => {
    expect(await judged({ 'entry.js': CONSUMES })).toEqual([
      expect.stringContaining('mf-x 1.0.0 wants react ^18.0.0, shell 1.0.0 provides 19.3.1'),
    ]);
    expect(await judged({ 'entry.js': CONSUMES.replace('^18.0.0', '^19.3.1') })).toEqual([]);
  });

  it('requires the modules of its server bundle', async () => {
    const bundle =
      'module.exports = require("react");\nmodule.exports = require("node:child_process");';
    expect(await judged({ 'server.cjs': bundle })).toEqual([
      expect.stringContaining(
        'of mf-x 1.0.0 requires node:child_process, which shell 1.0.0 does not',
      ),
    ]);
  });

  it('contains no copy of React outside of a foreign page', async () => {
    const copy = `throw Error("takes an object of state variables to update or a function")`;
    const refused = [
      "script home.js of page home contains a copy of React, which renders nothing inside the shell's: build it with dara-build, which takes React from the shell, or make the page a foreign page (foreignPage of @dara/sdk/foreign)",
    ];
    expect(await judged({ 'home.js': copy })).toEqual(refused);
    expect(await judged({ 'home.js': copy, 'app.js': copy }, { foreign: ['app.js'] })).toEqual(
      refused,
    );
    expect(await judged({ 'app.js': copy }, { foreign: ['app.js'] })).toEqual([]);
    expect(await judged({ 'server.cjs': copy })).toEqual([]);
  });

  it('measures the files in the store, whatever it declares', async () => {
    const { manifest, bytes } = releaseOf('mf-x', '1.0.0', { 'home.js': noise(6000) });
    const light = manifest.files.map((file) => ({ ...file, size: 1, brotli: 1, gzip: 1 }));
    const declaration = { ...manifest.declaration, budget: { scriptBytes: 3000 } };
    const texts = Object.fromEntries([...bytes].map(([name, text]) => [name, text.toString()]));
    expect(await judged(texts, { files: light, declaration })).toEqual([
      expect.stringMatching(
        /^page home needs \d{4} bytes of compressed script, the budget is 3000: .* in remote\.json$/,
      ),
    ]);
  });

  it('weighs no more than the site allows, however much it allows itself', async () => {
    const { declaration } = releaseOf('mf-x', '1.0.0').manifest;
    const generous = { declaration: { ...declaration, budget: { scriptBytes: 1_000_000 } } };
    const { SAMPLE_SITE } = await import('../testing/sample-site.ts');
    const site = { ...SAMPLE_SITE, budget: { scriptBytes: 3000 } };
    const texts = { 'home.js': noise(6000) };
    expect(await judged(texts, generous, { site })).toEqual([
      expect.stringMatching(
        /^page home needs \d{4} bytes of compressed script, the site allows 3000: .* in site\.json$/,
      ),
    ]);
    expect(await judged(texts, generous)).toEqual([]);
  });
});

/** Incompressible text. */
function noise(length: number): string {
  let seed = 7;
  const letter = (): string => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  };
  return Array.from({ length }, letter).join('');
}
