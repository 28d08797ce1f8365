import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
}

/** Bytes in memory, or a local file that is copied. */
export type FileContent = Uint8Array | { path: string; size: number };

/** Whether a write failed because the disk is full. */
export function isStorageFull(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** Store of images and release files: a folder, or an S3 bucket. Keys are slash-separated lower-case paths. */
export interface FileStore {
  /** Atomic; replaces an existing file. */
  put(key: string, data: FileContent, options?: { contentType?: string }): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  stream(key: string): Promise<Readable | null>;
  stat(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** Keys under a prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Rejects if the store is unavailable. */
  check(): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._@+-]*(\/[A-Za-z0-9_-][A-Za-z0-9._@+-]*)*$/;

/** Rejects keys that could leave the store: empty segments, or segments that begin with a dot. */
export function checkKey(key: string): string {
  if (key.length > 512 || !KEY.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
  return key;
}
