import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '@dara/backend';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives one key per purpose from the operator's key. */
export function keyFor({ secretsKey }: Pick<Config, 'secretsKey'>, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretsKey, 'dara', use, KEY_BYTES));
}

const keyOf = (config: Pick<Config, 'secretsKey'>): Buffer => keyFor(config, 'authenticator');

/** Encrypts a secret for one user: the user id is authenticated, so it does not decrypt for another user. */
export function encryptSecret(
  config: Pick<Config, 'secretsKey'>,
  profileId: string,
  secret: string,
): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(config), nonce).setAAD(Buffer.from(profileId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when the value was encrypted by another key or for another user. */
export function decryptSecret(
  config: Pick<Config, 'secretsKey'>,
  profileId: string,
  sealed: string,
): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(config), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(profileId))
    .setAuthTag(tag);
  const secret = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([secret, decipher.final()]).toString('utf8');
}
