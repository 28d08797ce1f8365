import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOCAL = '@dara/';
const IMPORTED =
  /(?:from |import\(|import |require\(|require\.resolve\()['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)/g;

export const readManifest = (dir) =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** Packages that include their development and test dependencies. */
export const TOOLS = `${LOCAL}tooling`;
/** Peer dependencies of our packages. */
const PEERS = new Set(['@swc/core', 'jest']);

/** Maps `./src/ui/ui.ts` of a workspace to `./dist/ui/ui.js` of the package. */
const builtOf = (file) => file.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');

function exportOf(file) {
  if (!/\.tsx?$/.test(file)) return builtOf(file);
  return { types: builtOf(file).replace(/\.js$/, '.d.ts'), default: builtOf(file) };
}

/** Packages imported by the files of a folder. */
function importedBy(dir) {
  if (!existsSync(dir)) return new Set();
  const texts = readdirSync(dir, { recursive: true })
    .filter((name) => /\.(?:[cm]?js|d\.ts)$/.test(name))
    .map((name) => readFileSync(path.join(dir, name), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name]) => name)));
}

const sorted = (record) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The published package.json: exact versions, compiled files, no workspace fields. Dependencies of the test entry only
 * are optional peers. `libraries` are copied into the package, and `added` are what the copies import.
 */
export function packedManifest(manifest, versions, out, { libraries: vendored, added }) {
  const { name, version, license, description, type, sideEffects, bin } = manifest;
  const dependencies =
    name === TOOLS
      ? { ...manifest.devDependencies, ...manifest.dependencies }
      : (manifest.dependencies ?? {});
  const used = importedBy(path.join(out, 'dist'));
  // Entries used only by scripts and tests of this repository are omitted.
  const bins = importedBy(path.join(out, 'bin'));
  const libraries = Object.keys(dependencies).filter(
    (library) =>
      !vendored.includes(library) && (used.has(library) || bins.has(library) || PEERS.has(library)),
  );
  const types = libraries.map((library) => `@types/${library}`);
  const forTests = Object.entries(manifest.devDependencies ?? {}).filter(
    ([library]) => used.has(library) && !library.startsWith(LOCAL) && !(library in dependencies),
  );
  const local = [...used].filter((library) => library.startsWith(LOCAL) && library !== name);
  const known = { ...manifest.devDependencies, ...dependencies };
  const needed = [...libraries, ...types.filter((one) => one in known), ...local];
  const exact = Object.fromEntries(
    needed.map((library) => [library, versions.get(library) ?? known[library]]),
  );
  return {
    name,
    version,
    license,
    description,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    ...(bin ? { bin } : {}),
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([entry, file]) => [entry, exportOf(file)]),
    ),
    engines: { node: '>=20.19.0' },
    dependencies: sorted({ ...exact, ...added }),
    ...(forTests.length > 0
      ? {
          peerDependencies: sorted(Object.fromEntries(forTests)),
          peerDependenciesMeta: Object.fromEntries(
            forTests.map(([library]) => [library, { optional: true }]),
          ),
        }
      : {}),
  };
}
