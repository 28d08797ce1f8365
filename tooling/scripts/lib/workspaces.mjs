import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './shell.mjs';

/** Folders of this repository's packages, as the root's package.json lists them. */
export const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
