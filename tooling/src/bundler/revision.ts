import { execFileSync } from 'node:child_process';
import path from 'node:path';

const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] }).toString();

interface Change {
  file: string;
  isGone: boolean;
}

/** Absolute paths of files that differ from the commit, including untracked ones. */
function changesIn(dir: string): Change[] {
  const top = git(dir, 'rev-parse', '--show-toplevel').trim();
  // Of the whole repository, because our packages may be anywhere in it.
  const told = git(top, 'status', '--porcelain', '-z', '--untracked-files=all', '--no-renames');
  return told
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => ({
      file: path.join(top, line.slice(3)),
      isGone: line.slice(0, 2).includes('D'),
    }));
}

/** By absolute names. */
export interface ReadFiles {
  /** Folders among them say nothing: a resolver names each one on the way to a file, up to the root. */
  files: Iterable<string>;
  /** Each represents all files below it. */
  folders: readonly string[];
}

/**
 * Returns the commit of `dir`, with `-dirty` if an input file is modified or untracked, or a file beside one was deleted.
 * Outside of a clone, as in an image build, returns `DARA_REVISION` or `unknown`.
 */
export function revisionOf(dir: string, read: ReadFiles): string {
  try {
    const revision = git(dir, 'rev-parse', 'HEAD').trim();
    const files = new Set(read.files);
    const beside = new Set([...files].map((file) => path.dirname(file)));
    const isRead = ({ file, isGone }: Change): boolean =>
      files.has(file) ||
      (isGone && beside.has(path.dirname(file))) ||
      (!/\.test\.tsx?$/.test(file) && read.folders.some((folder) => isBelow(file, folder)));
    return changesIn(dir).some(isRead) ? `${revision}-dirty` : revision;
  } catch {
    return process.env.DARA_REVISION?.trim() || UNKNOWN;
  }
}

/** The revision of a build without a commit. */
export const UNKNOWN = 'unknown';

/** Why `revisionOf` finds no commit in `dir`. */
export function whyUnknown(dir: string): string {
  try {
    git(dir, 'rev-parse', '--git-dir');
    return `${dir} has no commit yet`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'git is not installed here'
      : `${dir} is in no git repository`;
  }
}

const isBelow = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);
