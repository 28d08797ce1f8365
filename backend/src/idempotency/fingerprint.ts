import { createHmac } from 'node:crypto';

export interface RequestContent {
  method: string;
  url: string;
  body: unknown;
  /** Files by field, with size and hash. */
  uploads?: Record<string, readonly { size: number; hash: string }[]> | undefined;
}

/** Passwords could be guessed from a hash, so they are excluded. */
const GUESSABLE = /password/i;

/** Equal for equal requests. Keyed with a secret, so that the database alone reveals nothing. */
export function fingerprintOf(
  { method, url, body, uploads }: RequestContent,
  secret: string,
): string {
  const files = Object.entries(uploads ?? {}).flatMap(([field, list]) =>
    list.map(({ size, hash }) => [field, size, hash]),
  );
  const content = JSON.stringify([method, url, body ?? null, files], (name, value: unknown) =>
    GUESSABLE.test(name) ? undefined : value,
  );
  return createHmac('sha256', secret).update(`request ${content}`).digest('base64url');
}

/** Hashes an address for the table. */
export function addressHash(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`address ${address}`).digest('base64url');
}
