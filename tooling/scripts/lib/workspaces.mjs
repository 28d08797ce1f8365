import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './shell.mjs';

/**
 * Returns the folders of a repository's packages from its root package.json, with `mf-*` expanded.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function workspacesOf(root) {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  return JSON.parse(text).workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('*')) return [pattern];
    const start = pattern.slice(0, -1);
    return readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.startsWith(start))
      .map(({ name }) => name)
      .sort();
  });
}

export const workspaces = workspacesOf(ROOT);
