import { StartError } from './start-error.ts';

const REASONS: Record<string, string> = {
  EROFS: 'it is on a read-only file system',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'there is a file of that name',
  ENOENT: 'the folder cannot be made',
  EIO: 'the disk reports a fault',
};

/** Explains an error for a folder that is not writable; returns other errors unchanged. */
export function folderError(folder: string, purpose: string, error: unknown): unknown {
  const reason = REASONS[String((error as NodeJS.ErrnoException | undefined)?.code)];
  if (reason === undefined) return error;
  return new StartError(`DATA_DIR: ${purpose} cannot be stored in ${folder}: ${reason}`, {
    cause: error,
  });
}
