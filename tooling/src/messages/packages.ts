import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of the packages that have texts, as the root's package.json lists them. */
export function packagesWithMessages(root: string): string[] {
  const file = path.join(root, 'package.json');
  const { workspaces } = JSON.parse(readFileSync(file, 'utf8')) as { workspaces: string[] };
  return workspaces.filter((name) => existsSync(path.join(root, name, 'src/messages/th.json')));
}
