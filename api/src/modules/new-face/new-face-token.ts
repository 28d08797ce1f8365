import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, type Config, type Uploads } from '@dara/backend';
import { NEW_FACE_PICTURES } from '@dara/model';
import type { CheckedNewFace } from './new-face.check.ts';

/** 128 bits cannot be guessed. */
const MAC_BYTES = 16;
const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{22}$/;

const macOf = ({ jwtSecret }: Pick<Config, 'jwtSecret'>, id: string): Buffer =>
  createHmac('sha256', jwtSecret).update(`new-face:${id}`).digest().subarray(0, MAC_BYTES);

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The id of an application, by what it says and shows: sent twice, by a second tap or after a lost answer, it is one
 * application with one status page.
 */
export function newFaceId(
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  face: CheckedNewFace,
  uploads: Uploads,
): string {
  const content = [face, NEW_FACE_PICTURES.map((part) => uploads[part]?.[0]?.hash)];
  const mac = createHmac('sha256', jwtSecret).update(`new-face-id:${JSON.stringify(content)}`);
  const bytes = mac.digest().subarray(0, 16);
  // Version and variant of a UUID whose bits are the application's own.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return idOf(bytes);
}

/**
 * The secret of an application's status page: its id with a signature, so that later mails have the same link and the
 * database holds none.
 */
export const newFaceToken = (config: Pick<Config, 'jwtSecret'>, id: string): string =>
  `${id.replaceAll('-', '')}${macOf(config, id).toString('base64url')}`;

/** The application of a token with a valid signature; null for any other. */
function idOfToken(config: Pick<Config, 'jwtSecret'>, token: string): string | null {
  const parts = TOKEN.exec(token)?.slice(1);
  if (!parts) return null;
  const id = parts.join('-');
  // As texts: several texts of a signature decode to the same bytes.
  const isValid = timingSafeEqual(Buffer.from(token), Buffer.from(newFaceToken(config, id)));
  return isValid ? id : null;
}

/** The application of a token; throws `LINK_EXPIRED` for any other text. */
export function requireIdOfToken(config: Pick<Config, 'jwtSecret'>, token: string): string {
  const id = idOfToken(config, token);
  if (!id) throw new AppError('LINK_EXPIRED');
  return id;
}

type Links = Pick<Config, 'jwtSecret' | 'publicUrl'>;

export const statusLink = (config: Links, id: string): string =>
  `${config.publicUrl}/newface/${newFaceToken(config, id)}`;

/** The token is behind `#`, so that no server or cache reads it. */
export const registrationLink = (config: Links, id: string): string =>
  `${config.publicUrl}/register/talent#newface=${newFaceToken(config, id)}`;
