import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

export type Encoding = 'identity' | 'br' | 'gzip';

/** Far larger than any file: a damaged one must not unpack to all of the memory. */
const LARGEST = { maxOutputLength: 128 * 1024 * 1024 };

/** What was compressed; undefined when it does not unpack. */
export async function unpack(bytes: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  if (encoding === 'identity') return bytes;
  try {
    return await (encoding === 'br' ? unbrotli(bytes, LARGEST) : unzip(bytes, LARGEST));
  } catch {
    return undefined;
  }
}
