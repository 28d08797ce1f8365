const SECRET_KEY =
  /password|passwd|secret|token|authorization|cookie|passcode|api-?key|set-cookie/i;
const MASK = '[masked]';
const MAX_DEPTH = 8;

/** A copy with the values of secret keys masked; only plain objects and arrays are traversed. */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth + 1));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET_KEY.test(key) && item !== null && item !== undefined
        ? MASK
        : maskSecrets(item, depth + 1),
    ]),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * The form of every link token: 16 or 32 random bytes in base64url, which no identifier or page name has. Matching the
 * form masks new links without listing them here.
 */
const TOKEN = /\/(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22}(?:[\w-]{21})?(?=[/?#.]|$)/g;

/** A URL with secrets in its path and parameters masked. */
export function maskUrl(url: string): string {
  return url
    .replace(TOKEN, `/${MASK}`)
    .replace(/(\/resetpassword\/)[^/?#]+\/[^/?#]+/i, `$1${MASK}`)
    .replace(/((?<!authorization)\/emailchange\/)[^/?#]+/i, `$1${MASK}`)
    .replace(/(\/(?:confirmemail|unlock)\/)[^/?#]+/i, `$1${MASK}`)
    .replace(/(\/calendar\/)[^/?#]+\.ics/i, `$1${MASK}`)
    .replace(/(\/proposal\/)(?![0-9a-f]{8}-[0-9a-f]{4}-)[^/?#]+/i, `$1${MASK}`)
    .replace(/([?&][^=&]*(?:token|password|secret|passcode|override)[^=&]*=)[^&#]*/gi, `$1${MASK}`);
}
