import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs } from './build-inputs.mjs';
import { startBuilder } from './builder.mjs';
import { inParallel, node, ROOT, run, say, seconds } from './shell.mjs';
import { workspaces } from './workspaces.mjs';

/** The shell and the remotes. */
export const BUILT = workspaces.filter((name) =>
  existsSync(path.join(ROOT, name, 'webpack.config.ts')),
);

/** Concurrent builds: each uses a core. */
const LANES = 2;
const BUILD_BIN = path.join(ROOT, 'tooling/bin/dara-build.mjs');

const markOf = (name) => path.join(ROOT, '.cache/builds', name);

/** Returns whether all inputs are committed. */
async function isCommitted(places) {
  const args = ['status', '--porcelain', '--', ...places, 'package-lock.json'];
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 && output === '';
}

/**
 * A release build can replace a local one, not the reverse. A release built from uncommitted sources is rebuilt once
 * they are committed, so that it names its commit.
 */
async function isBuilt({ name, hash, places }, wanted) {
  const release = path.join(ROOT, name, 'dist/release.json');
  const mark = markOf(name);
  if (!existsSync(release) || !existsSync(mark)) return false;
  if (readFileSync(mark, 'utf8') !== hash) return false;
  if (wanted === 'local') return true;
  const { revision, profile } = JSON.parse(readFileSync(release, 'utf8'));
  if (profile === 'local') return false;
  return !revision.endsWith('-dirty') || !(await isCommitted(places));
}

/** The packages among `names` whose inputs changed since they were built in this profile. */
export async function findChanged(names = BUILT, profile = 'local') {
  const inputs = buildInputs(ROOT);
  const wanted = names.map((name) => {
    return { name, hash: inputs.hashOf(name), places: inputs.of(name).places };
  });
  const built = await Promise.all(wanted.map((one) => isBuilt(one, profile)));
  return wanted.filter((_package, index) => !built[index]);
}

/** Records a build and returns its result. */
function finished({ name, hash }, { isBuilt: isDone, output }, started) {
  if (isDone) {
    mkdirSync(path.dirname(markOf(name)), { recursive: true });
    writeFileSync(markOf(name), hash);
    say(`  built ${name} in ${seconds(started)}`);
  } else {
    say(`  ${name} did not build:\n${output}`);
  }
  return { name, isBuilt: isDone };
}

async function buildRelease(wanted) {
  const started = performance.now();
  const cwd = path.join(ROOT, wanted.name);
  const { code, output } = await node([BUILD_BIN], { cwd, quiet: true });
  return finished(wanted, { isBuilt: code === 0, output }, started);
}

/**
 * Makes local builds of packages, each lane in one process. `onBuilt` is called with each result; `isBackground` lowers
 * the priority.
 */
export async function buildLocally(changed, { lanes = LANES, onBuilt, isBackground = false } = {}) {
  const builders = changed.slice(0, lanes).map(() => startBuilder(BUILD_BIN, { isBackground }));
  const free = [...builders];
  const results = await inParallel(changed, lanes, async (wanted) => {
    const builder = free.pop();
    const started = performance.now();
    const result = await builder.build(path.join(ROOT, wanted.name));
    free.push(builder);
    const told = finished(wanted, result, started);
    onBuilt?.(told);
    return told;
  });
  await Promise.all(builders.map((builder) => builder.end()));
  return results;
}

/** Builds the shell and the remotes whose inputs changed; returns the names that failed. */
export async function buildChanged(names = BUILT, { profile = 'local' } = {}) {
  const changed = await findChanged(names, profile);
  if (changed.length === 0) return [];
  say(`Building ${changed.map(({ name }) => name).join(', ')} ...`);
  const results =
    profile === 'local'
      ? await buildLocally(changed)
      : await inParallel(changed, LANES, buildRelease);
  return results.filter((result) => !result.isBuilt).map(({ name }) => name);
}
