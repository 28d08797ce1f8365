import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from './shell.mjs';

const OPTIONS = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];

/**
 * Installs packages that only one benchmark, browser run or command needs, in `.cache/tools` on first use, so that
 * `npm ci` does not pay for them. Their peer dependencies are those of the repository.
 * @param {string} name of the first package
 * @param {string} version exact, of all of them
 * @param {string[]} beside further packages
 * @returns {Promise<(specifier: string) => string>} the file that an import of one of them loads
 */
export async function installTool(name, version, beside = []) {
  const folder = path.join(ROOT, '.cache/tools', `${name}@${version}`);
  if (!existsSync(folder))
    await install(
      folder,
      [name, ...beside].map((one) => `${one}@${version}`),
    );
  return createRequire(path.join(folder, 'index.js')).resolve;
}

/** Installs into a temporary folder and renames it, so that an interrupted install leaves nothing incomplete. */
async function install(folder, packages) {
  const temporary = `${folder}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  const prefix = ['--prefix', temporary, '--legacy-peer-deps'];
  await promisify(execFile)('npm', ['install', ...prefix, ...OPTIONS, ...packages]);
  await rename(temporary, folder).catch(async (error) => {
    await rm(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}

/** Imports such a package. */
export async function importTool(name, version, beside = []) {
  const resolve = await installTool(name, version, beside);
  return import(pathToFileURL(resolve(name)).href);
}
