import { isUtf8 } from 'node:buffer';

/** Decodes UTF-8. Undefined for invalid bytes, which `toString` would replace by U+FFFD. */
export function decodeUtf8(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}
