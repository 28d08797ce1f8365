import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspacesOf } from '../../scripts/lib/workspaces.mjs';

/** Folders of the packages with messages. */
export const packagesWithMessages = (root: string): string[] =>
  workspacesOf(root).filter((name) => existsSync(path.join(root, name, 'src/messages/th.json')));
