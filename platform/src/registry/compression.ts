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

/** Requested by browsers and not compressed already, unlike fonts and images; server bundles (.cjs) stay plain. */
const COMPRESSIBLE = /\.(?:m?js|css|json|svg|map|txt|html|xml|webmanifest)$/;
const SMALLEST_COMPRESSED = 512;

export function isCompressible(fileName: string, bytes: Buffer): boolean {
  return COMPRESSIBLE.test(fileName) && bytes.length >= SMALLEST_COMPRESSED;
}

/** Far larger than any file: a damaged file must not decompress to fill the memory. */
const LARGEST = 128 * 1024 * 1024;

/** Brotli ignores bytes after the end of its stream: reject them. */
const unbrotli = (bytes: Buffer, options: ZlibOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The types of Node lack `info` for Brotli.
    const withInfo = { ...options, info: true };
    brotliDecompress(bytes, withInfo, (error, unpacked: Buffer | Unpacked) => {
      if (error) return reject(error);
      if (!('engine' in unpacked) || unpacked.engine.bytesWritten !== bytes.length)
        return reject(new RangeError('other bytes follow the compressed ones'));
      resolve(unpacked.buffer);
    });
  });

/** Added by `info`: the number of bytes read. */
interface Unpacked {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

/** The decompressed bytes; undefined if they are invalid, have trailing bytes, or exceed `limit`. */
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

/**
 * The variants that browsers request, as small as possible; `brotli` from the build is used if it decompresses to the
 * same bytes.
 */
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
