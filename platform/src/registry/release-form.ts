import { integrityOf } from './integrity.ts';
import { unpack, type Encoding } from './compression.ts';

export const ENCODINGS = ['identity', 'br', 'gzip'] as const;

const SUFFIX: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** One variant of a file, and how to decompress it. */
export interface Form {
  bytes: Buffer;
  plain: Buffer;
}

/** Storage key: named by hash, so releases share unchanged files. */
export function storeKey(integrity: string): string {
  const hex = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return `releases/${hex.slice(0, 2)}/${hex}`;
}

/** Storage key of one variant of a file. */
export const formKey = (integrity: string, encoding: Encoding): string =>
  storeKey(integrity) + SUFFIX[encoding];

/** Undefined if the bytes do not match the hash. */
export async function verifiedForm(
  bytes: Buffer,
  encoding: Encoding,
  integrity: string,
): Promise<Form | undefined> {
  const plain = await unpack(bytes, encoding);
  return plain && integrityOf(plain) === integrity ? { bytes, plain } : undefined;
}
