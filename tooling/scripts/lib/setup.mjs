import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { npm, ROOT, say, seconds } from './shell.mjs';

const FLOOR = [20, 19];

/** True for a Node that everything here runs on, such as `20.19.0`. */
export function isNodeRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1]);
}

export function checkNode() {
  if (isNodeRecentEnough(process.versions.node)) return;
  say(`Dara needs Node ${FLOOR.join('.')} or newer; this is ${process.versions.node}.`);
  say('Install one from https://nodejs.org, or run `nvm install` in this folder.');
  process.exit(1);
}

// npm writes this file at the end of every complete install.
const MARK = 'node_modules/.package-lock.json';

/** What an install has to bring: nothing, the packages that run, or all. Development dependencies that are there stay. */
export function missingInstall({ isRuntimeEnough = false, root = ROOT } = {}) {
  const mark = path.join(root, MARK);
  const isInstalled = existsSync(mark);
  const { packages = {} } = isInstalled ? JSON.parse(readFileSync(mark, 'utf8')) : {};
  const isComplete = Object.values(packages).some(({ dev }) => dev);
  const wanted = isRuntimeEnough && !isComplete ? 'runtime' : 'all';
  const isCurrent =
    isInstalled && statSync(mark).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
  return isCurrent && (isRuntimeEnough || isComplete) ? undefined : wanted;
}

/**
 * Installs exactly what the lock file names, when something is missing or older than it. The site runs without the
 * development dependencies, which are most of the packages; tests and checks complete the install.
 */
export async function ensureInstalled({ isRuntimeEnough = false } = {}) {
  const missing = missingInstall({ isRuntimeEnough });
  if (!missing) return;
  const started = performance.now();
  const args = ['ci', '--no-audit', '--no-fund', ...(missing === 'runtime' ? ['--omit=dev'] : [])];
  say(`Installing packages (npm ${args.join(' ')}) ...`);
  // NODE_ENV=production would leave out what tests need.
  const { code } = await npm(missing === 'all' ? [...args, '--include=dev'] : args);
  if (code !== 0) {
    say('npm ci failed; see its messages above.');
    process.exit(code);
  }
  say(`Packages installed in ${seconds(started)}`);
}
