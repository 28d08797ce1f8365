import { execFileSync } from 'node:child_process';
import path from 'node:path';

const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] }).toString();

interface Change {
  file: string;
  isGone: boolean;
}

/** Files that differ from the commit, those that git does not know yet included, by absolute names. */
function changesIn(dir: string): Change[] {
  const top = git(dir, 'rev-parse', '--show-toplevel').trim();
  // Of the whole repository: a package of ours may lie anywhere in it.
  const told = git(top, 'status', '--porcelain', '-z', '--untracked-files=all', '--no-renames');
  return told
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => ({
      file: path.join(top, line.slice(3)),
      isGone: line.slice(0, 2).includes('D'),
    }));
}

/**
 * The commit that `dir` stands at, `-dirty` after it when one of the files that were read differs from the commit or a
 * file beside one of them was deleted. A folder among them stands for all files below it. Outside of a clone, as in the
 * build of an image, that of `DARA_REVISION` or `unknown`.
 */
export function revisionOf(dir: string, read: Iterable<string>): string {
  try {
    const revision = git(dir, 'rev-parse', 'HEAD').trim();
    const files = new Set(read);
    const folders = new Set([...files].map((file) => path.dirname(file)));
    const isRead = ({ file, isGone }: Change): boolean =>
      files.has(file) ||
      (isGone && folders.has(path.dirname(file))) ||
      (!/\.test\.tsx?$/.test(file) && ancestorsOf(file).some((folder) => files.has(folder)));
    return changesIn(dir).some(isRead) ? `${revision}-dirty` : revision;
  } catch {
    return process.env.DARA_REVISION?.trim() || 'unknown';
  }
}

function ancestorsOf(file: string): string[] {
  const folder = path.dirname(file);
  return folder === file ? [] : [folder, ...ancestorsOf(folder)];
}
