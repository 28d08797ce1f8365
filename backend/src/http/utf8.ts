import { isUtf8 } from 'node:buffer';

/** The text of bytes in UTF-8. Undefined for other bytes, which `toString` replaces by U+FFFD. */
export function decodeUtf8(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}
