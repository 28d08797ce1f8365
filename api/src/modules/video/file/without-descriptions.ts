import { createHash } from 'node:crypto';
import { VIDEO } from '@dara/model';
import type { Services } from '@dara/backend';
import type { BoxRange } from './mp4.ts';
import { partKey, type VideoParts } from './video-parts.ts';

/** A box that players skip. */
const SKIPPED = Buffer.from('free');
const TYPE_AT = 4;

/** Puts the bytes of `source` that belong at `at` of the video into the part that begins at `first`. */
function overwrite(part: Buffer, first: number, at: number, source: Buffer): void {
  for (const [index, byte] of source.entries()) {
    const place = at + index - first;
    if (place >= 0 && place < part.length) part[place] = byte;
  }
}

/**
 * Empties descriptions, in which phones write where and with what a video was taken: zeros in a box that players skip,
 * so that nothing moves. Rewrites the affected parts; returns all hashes, the keys of old and new files, and changes
 * no row.
 */
export async function withoutDescriptions(
  files: Services['files'],
  { id, parts }: VideoParts,
  described: readonly BoxRange[],
): Promise<{ parts: string[]; written: string[] }> {
  const clean = [...parts];
  const written: string[] = [];
  for (const [index, hash] of parts.entries()) {
    const first = index * VIDEO.partBytes;
    const here = described.filter(
      ({ start, end }) => start < first + VIDEO.partBytes && end > first,
    );
    const bytes = here.length > 0 ? await files.get(partKey(id, index, hash)) : null;
    if (!bytes) continue;
    for (const { start, body, end } of here) {
      overwrite(bytes, first, start + TYPE_AT, SKIPPED);
      bytes.fill(0, Math.max(0, body - first), Math.min(bytes.length, end - first));
    }
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (digest === hash) continue;
    await files.put(partKey(id, index, digest), bytes, { contentType: 'application/octet-stream' });
    clean[index] = digest;
    written.push(partKey(id, index, hash), partKey(id, index, digest));
  }
  return { parts: clean, written };
}
