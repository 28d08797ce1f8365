import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

export type Encoding = 'identity' | 'br' | 'gzip';

/** What browsers fetch and is not compressed already, as fonts and pictures are; server bundles (.cjs) stay plain. */
const COMPRESSIBLE = /\.(?:m?js|css|json|svg|map|txt|html|xml|webmanifest)$/;
const SMALLEST_COMPRESSED = 512;

export function isCompressible(fileName: string, bytes: Buffer): boolean {
  return COMPRESSIBLE.test(fileName) && bytes.length >= SMALLEST_COMPRESSED;
}

/** Far larger than any file: a damaged one must not unpack to all of the memory. */
const LARGEST = 128 * 1024 * 1024;

/** Brotli ends at the end of its stream, whatever follows: bytes that nobody looks at are refused. */
const unbrotli = (bytes: Buffer, options: ZlibOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The types of Node know no `info` of Brotli.
    const withInfo = { ...options, info: true };
    brotliDecompress(bytes, withInfo, (error, unpacked: Buffer | Unpacked) => {
      if (error) return reject(error);
      if (!('engine' in unpacked) || unpacked.engine.bytesWritten !== bytes.length)
        return reject(new RangeError('other bytes follow the compressed ones'));
      resolve(unpacked.buffer);
    });
  });

/** What `info` adds: the bytes that were read. */
interface Unpacked {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

/** What was compressed; undefined when it does not unpack, has other bytes behind it, or unpacks to more than `limit`. */
export async function unpack(
  bytes: Buffer,
  encoding: Encoding,
  limit = LARGEST,
): Promise<Buffer | undefined> {
  if (encoding === 'identity') return bytes;
  const options = { maxOutputLength: limit };
  try {
    return await (encoding === 'br' ? unbrotli(bytes, options) : unzip(bytes, options));
  } catch {
    return undefined;
  }
}

/** The forms that browsers fetch, as small as they get; `brotli`, made before, is taken where it unpacks to the same. */
export async function compress(
  bytes: Buffer,
  brotli?: Buffer,
): Promise<Record<Exclude<Encoding, 'identity'>, Buffer>> {
  const [isForm, zipped] = await Promise.all([isFormOf(bytes, brotli), zip(bytes, { level: 9 })]);
  return { br: isForm ? brotli! : await brotliOf(bytes), gzip: zipped };
}

async function isFormOf(bytes: Buffer, brotli: Buffer | undefined): Promise<boolean> {
  if (!brotli || brotli.length > bytes.length) return false;
  return (await unpack(brotli, 'br', bytes.length))?.equals(bytes) ?? false;
}

const brotliOf = (bytes: Buffer): Promise<Buffer> =>
  packBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
