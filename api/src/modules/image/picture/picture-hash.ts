import { createHash, webcrypto } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Original } from './picture.ts';

/** Pieces that are hashed at a time: a fraction of a millisecond each, so that nobody is held up. */
const PIECE_BYTES = 128 * 1024;

/** What a picture is stored under; the same for the same bytes. */
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
