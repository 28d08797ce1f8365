import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOCAL = '@dara/';
const IMPORTED =
  /(?:from |import\(|import |require\(|require\.resolve\()['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)/g;

export const readManifest = (dir) =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** Whoever has it wants all of it: what it does while developing and testing too. */
const TOOLS = `${LOCAL}tooling`;
/** Needed by what our packages name, which name them as their peers. */
const PEERS = new Set(['@swc/core', 'jest']);

/** `./src/ui/ui.ts` of a workspace is `./dist/ui/ui.js` of the package. */
const builtOf = (file) => file.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');

function exportOf(file) {
  if (!/\.tsx?$/.test(file)) return builtOf(file);
  return { types: builtOf(file).replace(/\.js$/, '.d.ts'), default: builtOf(file) };
}

/** Packages that the files of a folder name. */
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
 * The package.json that goes out: exact versions, files that were compiled, nothing of the workspace. What only the
 * part for tests needs is a peer, which a team has for its own tests.
 */
export function packedManifest(manifest, versions, out) {
  const { name, version, license, description, type, sideEffects, bin } = manifest;
  const dependencies =
    name === TOOLS
      ? { ...manifest.devDependencies, ...manifest.dependencies }
      : (manifest.dependencies ?? {});
  const used = importedBy(path.join(out, 'dist'));
  // What only this repository's own scripts and tests use stays here.
  const bins = importedBy(path.join(out, 'bin'));
  const libraries = Object.keys(dependencies).filter(
    (library) => used.has(library) || bins.has(library) || PEERS.has(library),
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
    dependencies: sorted(exact),
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
