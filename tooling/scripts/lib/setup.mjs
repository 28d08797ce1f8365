import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { npm, ROOT, say, seconds } from './shell.mjs';

const FLOOR = [20, 19];

/** Returns whether a Node version is supported, such as `20.19.0`. */
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

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns what to install: nothing, production packages, the remaining packages, or all. Installed development
 * dependencies are kept.
 */
export function missingInstall({ isRuntimeEnough = false, root = ROOT } = {}) {
  const mark = path.join(root, MARK);
  const isInstalled = existsSync(mark);
  const { packages = {} } = isInstalled ? readJson(mark) : {};
  const { devDependencies } = readJson(path.join(root, 'package.json'));
  const isComplete = Object.keys(devDependencies).every(
    (name) => `node_modules/${name}` in packages,
  );
  const wanted = isRuntimeEnough && !isComplete ? 'runtime' : 'all';
  const isCurrent =
    isInstalled && statSync(mark).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
  if (!isCurrent) return wanted;
  return isRuntimeEnough || isComplete ? undefined : 'rest';
}

/** NODE_ENV=production would omit test dependencies. */
const COMMANDS = {
  runtime: ['ci', '--omit=dev'],
  all: ['ci', '--include=dev'],
  // Keeps installed packages and the lock file unchanged.
  rest: ['install', '--include=dev', '--no-save'],
};

/**
 * Installs the packages of the lock file if some are missing or outdated. The site runs without development
 * dependencies, which are most of the packages; tests and checks complete the install.
 */
export async function ensureInstalled({ isRuntimeEnough = false } = {}) {
  const missing = missingInstall({ isRuntimeEnough });
  if (!missing) return;
  const started = performance.now();
  const args = COMMANDS[missing];
  say(`Installing packages (npm ${args.join(' ')}) ...`);
  const { code } = await npm([...args, '--no-audit', '--no-fund']);
  if (code !== 0) {
    say(`npm ${args[0]} failed; see its messages above.`);
    process.exit(code);
  }
  say(`Packages installed in ${seconds(started)}`);
}
