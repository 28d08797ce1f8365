import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { buildSync, version as bundlerVersion } from 'esbuild';
import { writeOnce } from './write-once.mjs';

/** Libraries of many small modules, with the paths that are imported; `*` means all that `exports` names. */
const LIBRARIES = {
  '@base-ui/react': '*',
  '@testing-library/dom': ['.'],
  '@testing-library/jest-dom': ['.'],
  '@testing-library/react': ['.'],
  '@testing-library/user-event': ['.'],
  '@use-gesture/react': ['.'],
  formik: ['.'],
  'lucide-react': ['.'],
  'react-intl': ['.'],
};

/** What other libraries import too must exist once. */
const SHARED = ['react', 'react-dom'];

/** Inner paths of a library, and paths without code. */
const NOT_IMPORTED = /\/(?:internals\/.*|types|package\.json)$/;

/** The package.json of a library as the package sees it; none where it is not installed. */
function manifestOf(library, require) {
  const places = require.resolve.paths(library).map((dir) => path.join(dir, library));
  const folder = places.find((place) => existsSync(path.join(place, 'package.json')));
  return folder && JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

function specifiersOf(library, paths, manifest) {
  const chosen = paths === '*' ? Object.keys(manifest.exports) : paths;
  return chosen
    .filter((one) => !NOT_IMPORTED.test(one))
    .map((one) => path.posix.join(library, one));
}

/** The icons, each of which is made when it is first asked for; there are 1,700. */
function iconsIn(require) {
  const index = path.resolve(require.resolve('lucide-react'), '../../esm/lucide-react.mjs');
  const exported = readFileSync(index, 'utf8').matchAll(/^export \{ (.+) \} from '(.+)';$/gm);
  const getters = [...exported].flatMap(([, names, file]) =>
    names.split(', ').map((one) => {
      const [name, alias = name] = one.split(' as ');
      return `get ${alias}() { return require('${path.posix.join('lucide-react/dist/esm', file)}').${name}; }`;
    }),
  );
  return `{ ${getters.join(', ')} }`;
}

/** One file with all libraries, each of which runs when it is first asked for, and one file for each specifier. */
function write(folder, specifiers, rootDir) {
  const require = createRequire(path.join(rootDir, 'package.json'));
  const entries = specifiers.map((one) => {
    const library = one === 'lucide-react' ? iconsIn(require) : `require('${one}')`;
    return `get '${one}'() { return ${library}; },`;
  });
  buildSync({
    stdin: { contents: `module.exports = {\n${entries.join('\n')}\n};`, resolveDir: rootDir },
    outfile: path.join(folder, 'libraries.cjs'),
    bundle: true,
    format: 'cjs',
    // What Jest resolves by, with jsdom.
    platform: 'neutral',
    mainFields: ['main'],
    conditions: ['browser', 'require'],
    define: { 'process.env.NODE_ENV': '"test"' },
    external: [...builtinModules, 'node:*', ...SHARED],
    target: 'node20',
    logLevel: 'error',
  });
  for (const specifier of specifiers) {
    const file = path.join(folder, `${specifier}.cjs`);
    mkdirSync(path.dirname(file), { recursive: true });
    const bundle = path.relative(path.dirname(file), path.join(folder, 'libraries.cjs'));
    const from = bundle.startsWith('.') ? bundle : `./${bundle}`;
    writeFileSync(file, `module.exports = require('${from}')['${specifier}'];\n`);
  }
}

/**
 * Jest loads every module anew for every test file, one by one. A page of ours depends on 1,200 modules of libraries;
 * one file in their place saves a test file about half of what it takes to load.
 *
 * @param {string} rootDir the package's folder
 * @returns the folder of the files, and a pattern of the specifiers that they stand for
 */
export function browserLibraries(rootDir) {
  const require = createRequire(path.join(rootDir, 'package.json'));
  const installed = Object.entries(LIBRARIES).flatMap(([library, paths]) => {
    const manifest = manifestOf(library, require);
    return manifest ? [{ library, paths, manifest }] : [];
  });
  const specifiers = installed.flatMap(({ library, paths, manifest }) =>
    specifiersOf(library, paths, manifest),
  );
  const versions = installed.map(({ library, manifest }) => `${library}@${manifest.version}`);
  const key = createHash('sha256')
    .update(JSON.stringify([bundlerVersion, versions, specifiers]))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
  // Jest takes what is below `node_modules` as it is, and leaves it out of the stacks that it shows.
  const folder = writeOnce(`browser-${key}/node_modules`, (aside) =>
    write(aside, specifiers, rootDir),
  );
  const names = specifiers.map((one) => one.replaceAll('.', '\\.'));
  return { folder, pattern: `^(${names.join('|')})$` };
}
