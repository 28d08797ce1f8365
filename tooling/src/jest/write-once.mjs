import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.resolve(import.meta.dirname, '../../../.cache/jest');

/**
 * Returns the path of a folder in the test cache. If it does not exist, `write` fills a temporary folder that is then
 * renamed.
 *
 * @param {string} name names all that its content depends on
 * @param {(folder: string) => void} write
 */
export function writeOnce(name, write) {
  const folder = path.join(CACHE, name);
  if (existsSync(folder)) return folder;
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  write(aside);
  try {
    renameSync(aside, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(aside, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
