import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const TOOLS = fileURLToPath(new URL('../../.cache/tools', import.meta.url));

/**
 * Imports a package at an exact version that only one benchmark or one browser run needs. The first call installs it in
 * `.cache/tools`, so that `npm ci` does not pay for it. Rejects with npm's error when it cannot be installed.
 */
export async function importTool(name: string, version: string): Promise<unknown> {
  const folder = path.join(TOOLS, `${name}@${version}`);
  if (!existsSync(folder)) await install(folder, `${name}@${version}`);
  const require = createRequire(path.join(folder, 'index.js'));
  return import(pathToFileURL(require.resolve(name)).href);
}

/** Installs beside the final folder and renames it, so that an interrupted install leaves nothing half done. */
async function install(folder: string, spec: string): Promise<void> {
  const temporary = `${folder}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', '--prefix', temporary, ...options, spec]);
  await rename(temporary, folder).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}
