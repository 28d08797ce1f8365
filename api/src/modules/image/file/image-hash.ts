import { createHash, webcrypto } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Original } from './image.ts';

/** Bytes hashed per step: a fraction of a millisecond, so that the event loop is not blocked. */
const PIECE_BYTES = 128 * 1024;

/** The content hash under which an image is stored. */
export async function hashOf({ content }: Pick<Original, 'content'>): Promise<string> {
  if (content instanceof Uint8Array) {
    return Buffer.from(await webcrypto.subtle.digest('SHA-256', content)).toString('hex');
  }
  const hash = createHash('sha256');
  for await (const piece of createReadStream(content.path, { highWaterMark: PIECE_BYTES })) {
    hash.update(piece as Buffer);
  }
  return hash.digest('hex');
}
