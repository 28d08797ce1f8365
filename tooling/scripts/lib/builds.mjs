import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs } from './build-inputs.mjs';
import { inParallel, node, ROOT, run, say, seconds } from './shell.mjs';
import { workspaces } from './workspaces.mjs';

/** The shell and the remotes. */
export const BUILT = workspaces.filter((name) =>
  existsSync(path.join(ROOT, name, 'webpack.config.ts')),
);

const markOf = (name) => path.join(ROOT, '.cache/builds', name);

/** Nothing that a build reads differs from the commit. */
async function isCommitted(places) {
  const args = ['status', '--porcelain', '--', ...places, 'package-lock.json'];
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 && output === '';
}

/** The release of a tree that was dirty is made again once its sources are committed, to say of which commit it is. */
async function isBuilt({ name, hash, places }) {
  const release = path.join(ROOT, name, 'dist/release.json');
  const mark = markOf(name);
  if (!existsSync(release) || !existsSync(mark)) return false;
  if (readFileSync(mark, 'utf8') !== hash) return false;
  const { revision } = JSON.parse(readFileSync(release, 'utf8'));
  return !revision.endsWith('-dirty') || !(await isCommitted(places));
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
  const inputs = buildInputs(ROOT);
  const wanted = names.map((name) => {
    return { name, hash: inputs.hashOf(name), places: inputs.of(name).places };
  });
  const built = await Promise.all(wanted.map(isBuilt));
  const changed = wanted.filter((_package, index) => !built[index]);
  if (changed.length === 0) return [];
  say(`Building ${changed.map(({ name }) => name).join(', ')} ...`);
  const results = await inParallel(changed, 2, build);
  return results.filter((result) => !result.isBuilt).map(({ name }) => name);
}
