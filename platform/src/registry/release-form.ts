import { integrityOf } from './integrity.ts';
import { unpack, type Encoding } from './compression.ts';

export const ENCODINGS = ['identity', 'br', 'gzip'] as const;

const SUFFIX: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** One form of a file, and what it unpacks to. */
export interface Form {
  bytes: Buffer;
  plain: Buffer;
}

/** Where a file's bytes lie: named by their hash, so releases share what did not change. */
export function storeKey(integrity: string): string {
  const hex = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return `releases/${hex.slice(0, 2)}/${hex}`;
}

/** Where one form of a file lies. */
export const formKey = (integrity: string, encoding: Encoding): string =>
  storeKey(integrity) + SUFFIX[encoding];

/** Undefined where the bytes are not what the hash says. */
export async function verifiedForm(
  bytes: Buffer,
  encoding: Encoding,
  integrity: string,
): Promise<Form | undefined> {
  const plain = await unpack(bytes, encoding);
  return plain && integrityOf(plain) === integrity ? { bytes, plain } : undefined;
}
