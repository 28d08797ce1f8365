import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../shell.mjs';
import { readManifest } from './manifest.mjs';
import { stageGenerator } from './generator.mjs';
import { stageTemplate } from './template.mjs';

/**
 * Writes `@dara/cli` into `stage`: the team commands in one file without dependencies, the program of the renderer
 * process of `dara check`, the generator of `dara generate`, and the template of `dara create`. Returns its source files.
 */
export async function stageCli(stage) {
  mkdirSync(stage, { recursive: true });
  const { version, license } = readManifest(path.join(ROOT, 'platform'));
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['platform/src/cli/team.ts'],
    outfile: path.join(stage, 'dara.cjs'),
    bundle: true,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // The other build of jsonc-parser cannot be bundled.
    mainFields: ['module', 'main'],
    // The bundled file looks for the template and the renderer beside it.
    define: { 'import.meta.dirname': '__dirname' },
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'error',
  });
  const manifest = {
    ...{ name: '@dara/cli', version, license },
    description: 'Makes a remote, checks it, and releases it on a running site',
    bin: { dara: './dara.cjs' },
    engines: { node: '>=20.19.0' },
  };
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(path.join(ROOT, 'platform/src/rendering/renderer'), path.join(stage, 'renderer'), {
    recursive: true,
  });
  await stageGenerator(stage);
  await stageTemplate(path.join(stage, 'template'));
  return Object.keys(metafile.inputs);
}
