import { VIDEO } from '@dara/model';
import type { Services } from '@dara/backend';
import type { ByteRange, ReadBytes } from './mp4.ts';

type Files = Pick<Services['files'], 'get'>;

/** What is stored of a video. */
export interface VideoParts {
  id: string;
  /** SHA-256 of each part, hexadecimal, in their order. */
  parts: readonly string[];
}

export const folderOf = (id: string): string => `video/${id}/`;

/** Named by place and content: two requests for the same place never replace each other's bytes. */
export const partKey = (id: string, index: number, hash: string): string =>
  `${folderOf(id)}${index}-${hash}`;

async function partOf(files: Files, { id, parts }: VideoParts, index: number): Promise<Buffer> {
  const key = partKey(id, index, parts[index] ?? '');
  const bytes = await files.get(key);
  if (!bytes) throw new Error(`a part of a video is missing: ${key}`);
  return bytes;
}

/** The bytes of a range, part by part, so that a reader needs the memory of one part. */
export async function* bytesOf(
  files: Files,
  video: VideoParts,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const index = Math.floor(at / VIDEO.partBytes);
    const first = index * VIDEO.partBytes;
    const bytes = await partOf(files, video, index);
    const piece = bytes.subarray(at - first, end - first);
    if (piece.length === 0) return;
    yield piece;
    at += piece.length;
  }
}

/** Reads anywhere in a video; the latest part is kept, since neighbouring bytes are read next. */
export function readerOf(files: Files, { id, parts }: VideoParts): ReadBytes {
  const latest = new Map<string, Buffer>();
  const keeping: Files = {
    async get(key) {
      const known = latest.get(key);
      if (known) return known;
      const bytes = await files.get(key);
      latest.clear();
      if (bytes) latest.set(key, bytes);
      return bytes;
    },
  };
  return async (start, length) => {
    const end = Math.min(start + length, parts.length * VIDEO.partBytes);
    const pieces: Buffer[] = [];
    for await (const piece of bytesOf(keeping, { id, parts }, { start, end })) pieces.push(piece);
    return Buffer.concat(pieces);
  };
}
