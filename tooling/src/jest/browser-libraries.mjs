import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { buildSync, version as bundlerVersion } from 'esbuild';
import { writeOnce } from './write-once.mjs';

/** Libraries with many small modules, and the imported paths; `*` means all paths of `exports`. */
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

/** Modules that other libraries import too must exist once. */
const SHARED = ['react', 'react-dom'];

/** Internal paths of a library, and paths without code. */
const NOT_IMPORTED = /\/(?:internals\/.*|types|package\.json)$/;

/** The library's package.json resolved from the package; undefined if it is not installed. */
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

/** The 1,700 icons, each created on first use. */
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

/** One file with all libraries, each evaluated on first use, and one file for each specifier. */
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
    // Resolve conditions of Jest with jsdom.
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
 * Bundles libraries for tests. Jest loads every module again for every test file; a page depends on 1,200 library
 * modules, and one bundle halves the load time of a test file.
 *
 * @param {string} rootDir the package's folder
 * @returns the folder of the files, and a pattern of the specifiers that they replace
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
  // Jest does not transform files below `node_modules`, and omits them from stack traces.
  const folder = writeOnce(`browser-${key}/node_modules`, (aside) =>
    write(aside, specifiers, rootDir),
  );
  const names = specifiers.map((one) => one.replaceAll('.', '\\.'));
  return { folder, pattern: `^(${names.join('|')})$` };
}
