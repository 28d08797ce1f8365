import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspacesOf } from './workspaces.mjs';

const BUNDLER = ['tooling/bin', 'tooling/src/bundler'];
const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);
const LOCK = 'package-lock.json';
const NAMED = /['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"\n]*)?['"]/g;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Files below a path, or the file itself, without tests. */
function filesOf(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap(({ name }) =>
    SKIPPED.has(name) || /\.test\.[cm]?tsx?$/.test(name) ? [] : filesOf(path.join(place, name)),
  );
}

/** The package's folder in the nearest `node_modules` upwards from a folder. */
function placeOf(lock, from, name) {
  for (let folder = from; ; folder = folder.includes('/') ? path.posix.dirname(folder) : '') {
    const place = path.posix.join(folder, 'node_modules', name);
    if (place in lock) return place;
    if (folder === '') return undefined;
  }
}

/** Run-time dependencies of a package of the lock file, or of a workspace. */
function needsOf(root, lock, place) {
  const own = place.includes('node_modules/')
    ? lock[place]
    : readJson(path.join(root, place, 'package.json'));
  return Object.keys({ ...own.dependencies, ...own.optionalDependencies, ...own.peerDependencies });
}

/** Libraries and workspaces imported by the bundler's sources. */
function namedByBundler(root) {
  const declared = new Set(needsOf(root, {}, 'tooling'));
  const files = BUNDLER.flatMap((place) => filesOf(path.join(root, place)));
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name]) => name),
  );
  return [...new Set(names)].filter((name) => declared.has(name) || name.startsWith('@dara/'));
}

/** Folders of all direct and transitive dependencies of a package. */
function neededBy(folder, root, lock) {
  const seen = new Set([folder]);
  const visit = (from, name) => {
    const found = placeOf(lock, from, name);
    const place = lock[found]?.link ? lock[found].resolved : found;
    if (place === undefined || seen.has(place)) return;
    seen.add(place);
    for (const needed of needsOf(root, lock, place)) visit(place, needed);
  };
  for (const name of needsOf(root, lock, folder)) visit(folder, name);
  for (const name of namedByBundler(root)) visit('tooling', name);
  return [...seen];
}

/**
 * Reads the build inputs of a repository. Inputs of a package, such as `mf-cms`: its folder, workspaces that it imports
 * directly or transitively, the bundler, and the versions and hashes of the libraries that these need.
 *
 * @param {string} root
 */
export function buildInputs(root) {
  const lock = existsSync(path.join(root, LOCK)) ? readJson(path.join(root, LOCK)).packages : {};
  const ours = new Set(workspacesOf(root));
  const kept = new Map();

  /** One hash over names and contents of the files below a path; cached. */
  function placeHash(place) {
    if (!kept.has(place)) {
      const hash = createHash('sha256');
      for (const file of filesOf(path.join(root, place)).sort()) {
        hash
          .update(`${path.relative(root, file)}\0`)
          .update(readFileSync(file))
          .update('\0');
      }
      kept.set(place, hash.digest('hex'));
    }
    return kept.get(place);
  }

  /** @param {string} folder @returns {{ places: string[], libraries: string[] }} */
  function of(folder) {
    const needed = neededBy(folder, root, lock).sort();
    const libraries = needed.filter((place) => !ours.has(place));
    return {
      places: [...needed.filter((place) => ours.has(place) && place !== 'tooling'), ...BUNDLER],
      libraries: libraries.map((place) => {
        const { version, integrity = '' } = lock[place];
        return `${place} ${version} ${integrity}`.trim();
      }),
    };
  }

  /** @param {string} folder @returns {string} */
  function hashOf(folder) {
    const { places, libraries } = of(folder);
    const lines = [...places.map((place) => `${place} ${placeHash(place)}`), ...libraries];
    return createHash('sha256').update(lines.join('\n')).digest('hex');
  }

  return { of, hashOf };
}
