import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readManifest } from './manifest.mjs';

export const REFRESH_PLUGIN = '@pmmmwh/react-refresh-webpack-plugin';
const USER = 'bundler/served.js';
const FOLDER = 'react-refresh-webpack-plugin';
/** The only use of a library of 16 MB. */
const LARGE = "require('core-js-pure/features/global-this')";
/** What is left of its dependencies without its overlay, which is not loaded. */
const NEEDED = ['schema-utils', 'source-map'];

function replaceIn(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** Copies the plugin of fast refresh into `dist/vendor`. Returns the versions of packages that it requires. */
export function vendorRefreshPlugin(dir, stage) {
  const dist = path.join(stage, 'dist');
  const target = path.join(dist, 'vendor', FOLDER);
  const require = createRequire(path.join(dir, 'package.json'));
  const from = path.dirname(require.resolve(`${REFRESH_PLUGIN}/package.json`));
  for (const name of ['lib', 'loader', 'client', 'options', 'overlay', 'sockets', 'LICENSE'])
    cpSync(path.join(from, name), path.join(target, name), { recursive: true });
  // Of no type, or its modules would be read by the type of the package around it.
  writeFileSync(
    path.join(target, 'package.json'),
    JSON.stringify({ license: readManifest(from).license }),
  );
  replaceIn(path.join(target, 'client/ReactRefreshEntry.js'), LARGE, 'globalThis');
  replaceIn(path.join(dist, USER), `'${REFRESH_PLUGIN}'`, `'../vendor/${FOLDER}/lib/index.js'`);
  const ofPlugin = createRequire(path.join(from, 'package.json'));
  return Object.fromEntries(NEEDED.map((name) => [name, ofPlugin(`${name}/package.json`).version]));
}
