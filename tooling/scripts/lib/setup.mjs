import { existsSync, statSync } from 'node:fs';
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

function isInstallNeeded(root = ROOT) {
  const mark = path.join(root, MARK);
  if (!existsSync(mark)) return true;
  return statSync(mark).mtimeMs < statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/** Installs exactly what the lock file names, when something is missing or older than it. */
export async function ensureInstalled() {
  if (!isInstallNeeded()) return;
  const started = performance.now();
  say('Installing packages (npm ci) ...');
  const { code } = await npm(['ci', '--no-audit', '--no-fund']);
  if (code !== 0) {
    say('npm ci failed; see its messages above.');
    process.exit(code);
  }
  say(`Packages installed in ${seconds(started)}`);
}
