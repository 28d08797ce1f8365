import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a session; only the hash is stored. */
export function newSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashSecretToken(token) };
}

/** A plain hash is enough for random secrets of this length: they cannot be guessed. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
