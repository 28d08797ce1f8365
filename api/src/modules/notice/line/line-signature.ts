import { createHmac, timingSafeEqual } from 'node:crypto';

/** Verifies LINE's signature of the body, made with the channel secret. */
export function isSignedByLine(body: Buffer, signature: unknown, channelSecret: string): boolean {
  if (typeof signature !== 'string') return false;
  const own = createHmac('sha256', channelSecret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === own.length && timingSafeEqual(given, own);
}
