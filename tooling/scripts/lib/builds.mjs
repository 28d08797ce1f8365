import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from './workspaces.mjs';
import { inParallel, node, ROOT, say, seconds } from './shell.mjs';

/** The shell and the remotes. */
export const BUILT = workspaces.filter((name) =>
  existsSync(path.join(ROOT, name, 'webpack.config.ts')),
);

const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);
// What every build takes in besides its own folder.
const COMMON = ['shared', 'tooling/src/bundler', 'tooling/bin', 'package-lock.json'];

function filesOf(place) {
  const entries = readdirSync(place, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const full = path.join(place, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesOf(full);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [full];
  });
}

/** One hash over the names and contents of files and folders; tests do not count. */
function hashOf(places, root = ROOT) {
  const hash = createHash('sha256');
  for (const place of places) {
    const full = path.join(root, place);
    const files = path.extname(place) === '.json' ? [full] : filesOf(full).sort();
    for (const file of files) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

const markOf = (name) => path.join(ROOT, '.cache/builds', name);

function isBuilt(name, hash) {
  const mark = markOf(name);
  if (!existsSync(path.join(ROOT, name, 'dist/release.json')) || !existsSync(mark)) return false;
  return readFileSync(mark, 'utf8') === hash;
}

async function build({ name, hash }) {
  const started = performance.now();
  const bin = path.join(ROOT, 'tooling/bin/dara-build.mjs');
  const { code, output } = await node([bin], { cwd: path.join(ROOT, name), quiet: true });
  if (code === 0) {
    mkdirSync(path.dirname(markOf(name)), { recursive: true });
    writeFileSync(markOf(name), hash);
    say(`  built ${name} in ${seconds(started)}`);
  } else {
    say(`  ${name} did not build:\n${output}`);
  }
  return { name, isBuilt: code === 0 };
}

/** Builds the shell and the remotes whose inputs changed; answers the names that failed. */
export async function buildChanged(names = BUILT) {
  const common = hashOf(COMMON);
  const wanted = names.map((name) => ({ name, hash: `${common}${hashOf([name])}` }));
  const changed = wanted.filter(({ name, hash }) => !isBuilt(name, hash));
  if (changed.length === 0) return [];
  say(`Building ${changed.map(({ name }) => name).join(', ')} ...`);
  const results = await inParallel(changed, 2, build);
  return results.filter((result) => !result.isBuilt).map(({ name }) => name);
}
