import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether LINE sent these bytes: it signs them with the secret of the channel. */
export function isSignedByLine(body: Buffer, signature: unknown, channelSecret: string): boolean {
  if (typeof signature !== 'string') return false;
  const own = createHmac('sha256', channelSecret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === own.length && timingSafeEqual(given, own);
}
