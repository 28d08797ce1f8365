import { createHmac } from 'node:crypto';

export interface RequestContent {
  method: string;
  url: string;
  body: unknown;
  /** Files by field, each known by size and hash. */
  uploads?: Record<string, readonly { size: number; hash: string }[]> | undefined;
}

/** Passwords are short enough to be guessed from a hash, so none is made of them. */
const GUESSABLE = /password/i;

/** Two requests with the same fingerprint ask for the same. Made with a secret: the database alone says nothing of them. */
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

/** Names an address in the table without telling it. */
export function addressHash(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`address ${address}`).digest('base64url');
}
