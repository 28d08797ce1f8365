import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../registry/compression.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Cached, because browsers send few different headers. */
const MAX_HEADERS = 200;
const MAX_HEADER_LENGTH = 200;
const known = new LRUCache<string, Encoding>({ max: MAX_HEADERS });

/** The best encoding that a client accepts: brotli, gzip, else none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '');
  const encoding = known.get(text) ?? bestEncoding(text);
  if (text.length <= MAX_HEADER_LENGTH) known.set(text, encoding);
  return encoding;
}

function bestEncoding(header: string): Encoding {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const q = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return [name.trim(), q === undefined ? 1 : Number(q.slice(2)) || 0] as const;
    }),
  );
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}

const QUICK = 5;
const BEST = 11;

const brotliOf = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Takes 250 ms for a large document and saves a tenth of it: for frequently read documents. */
export const compressBest = (bytes: Buffer): Promise<Buffer> => brotliOf(bytes, BEST);

/** Compresses a document during a request: fast rather than small. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliOf(bytes, QUICK);
  return encoding === 'gzip' ? zip(bytes, { level: 6 }) : bytes;
}

/** Whether `If-None-Match` matches this tag, by weak comparison. */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}
