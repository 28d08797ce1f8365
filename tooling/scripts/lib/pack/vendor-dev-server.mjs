import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { readManifest } from './manifest.mjs';
import { licencesOf, packagesIn } from './vendor.mjs';

const NAME = 'webpack-dev-server';
const USER = 'dev/dev.js';
/** Optional packages, webpack itself, and the scripts of the browser, which are found beside the server. */
const EXTERNAL = ['webpack', 'webpack/*', 'fsevents', 'emitter', '../client/*'];

/**
 * Copies the development server into `dist/vendor` in one file with its 168 packages, of which 4 MB of 35 are used.
 * Returns the versions of packages that its browser scripts import.
 */
export async function vendorDevServer(dir, stage) {
  const dist = path.join(stage, 'dist');
  const target = path.join(dist, 'vendor', NAME);
  const { metafile } = await build({
    absWorkingDir: dir,
    stdin: { contents: `module.exports = require('${NAME}');`, resolveDir: dir },
    outfile: path.join(target, 'lib/server.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    metafile: true,
    external: EXTERNAL,
    logLevel: 'error',
  });
  const require = createRequire(path.join(dir, 'package.json'));
  const from = path.dirname(require.resolve(`${NAME}/package.json`));
  const { license, dependencies } = readManifest(from);
  cpSync(path.join(from, 'client'), path.join(target, 'client'), { recursive: true });
  // Of no type, or webpack would read its modules by the type of the package around it.
  writeFileSync(path.join(target, 'package.json'), JSON.stringify({ license }));
  writeFileSync(path.join(target, 'LICENSES.txt'), licencesOf(packagesIn(metafile, dir)));
  const file = path.join(dist, USER);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(`'${NAME}'`, `'../vendor/${NAME}/lib/server.cjs'`);
  if (changed === text) throw new Error(`${USER} no longer imports ${NAME}`);
  writeFileSync(file, changed);
  const html = 'ansi-html-community';
  return { [html]: dependencies[html].replace(/^\^/, '') };
}
