import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/site.ts';

/** Copies the content of a clone: tracked and untracked files without build output. */
export function cloneTo(folder: string): number {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const names = listed.split('\0').filter((name) => name && existsSync(path.join(ROOT, name)));
  for (const name of names) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(ROOT, name), target);
  }
  return names.length;
}
