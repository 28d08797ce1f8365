import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of a repository's packages, as its root's package.json lists them. */
export function workspacesOf(root: string): string[] {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  return (JSON.parse(text) as { workspaces: string[] }).workspaces;
}
