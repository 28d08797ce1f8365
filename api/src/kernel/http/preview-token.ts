import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '@dara/backend';
import type { FastifyRequest } from 'fastify';

/** Subject of a preview link: an article with one user's unsaved draft. */
export interface Preview {
  newsId: string;
  /** Creator of the link. */
  profileId: string;
  /** Unix time in seconds. */
  expiresAt: number;
}

const ID_BYTES = 16;
const TIME_BYTES = 4;
const SAID_BYTES = 2 * ID_BYTES + TIME_BYTES;
/** 128 bits cannot be guessed. */
const MAC_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{70}$/;

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20].map((at, index, all) => hex.slice(at, all[index + 1])).join('-');
}

function saidBy({ newsId, profileId, expiresAt }: Preview): Buffer {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(expiresAt);
  return Buffer.concat([bytesOf(newsId), bytesOf(profileId), time]);
}

/** `round` increments with each deletion of the article and invalidates earlier links. */
function macOf({ jwtSecret }: Config, said: Buffer, round: number): Buffer {
  const mac = createHmac('sha256', jwtSecret).update('news-preview:').update(said);
  return mac.update(`:${round}`).digest().subarray(0, MAC_BYTES);
}

/** A signed link that contains its subject, so that none is stored. */
export function previewToken(config: Config, preview: Preview, round: number): string {
  const said = saidBy(preview);
  return Buffer.concat([said, macOf(config, said, round)]).toString('base64url');
}

/** The unverified content of a token; null when malformed or expired. */
export function readPreviewToken(token: string): Preview | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The last letter has bits to spare: one token is written in one way.
  if (bytes.toString('base64url') !== token) return null;
  const expiresAt = bytes.readUInt32BE(2 * ID_BYTES);
  if (expiresAt * 1000 <= Date.now()) return null;
  const newsId = idOf(bytes.subarray(0, ID_BYTES));
  return { newsId, profileId: idOf(bytes.subarray(ID_BYTES, 2 * ID_BYTES)), expiresAt };
}

/** Whether the signature of a token is valid for the article's current state. */
export function isOwnPreviewToken(config: Config, token: string, round: number): boolean {
  const bytes = Buffer.from(token, 'base64url');
  const given = bytes.subarray(SAID_BYTES);
  const own = macOf(config, bytes.subarray(0, SAID_BYTES), round);
  return given.length === own.length && timingSafeEqual(given, own);
}

const COOKIES = /(?:^|;\s*)newsPreview-[0-9a-f-]{36}=([A-Za-z0-9_-]{70})(?=;|$)/g;
/** Open previews per browser. */
const MOST = 10;
/** Images alone need it: an `<img>` carries no token. */
const PATH = '/api/image';

/** Tokens of the previews open in a browser. */
export function openedPreviews({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  const all = [...(headers.cookie ?? '').matchAll(COOKIES)].slice(0, MOST);
  return all.map(([, token = '']) => token);
}

/** Cookie with which a preview loads its images. */
export function previewCookie(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  token: string,
  { newsId, expiresAt }: Preview,
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const seconds = Math.max(1, Math.ceil(expiresAt - Date.now() / 1000));
  return `newsPreview-${newsId}=${token}; Max-Age=${seconds}; Path=${PATH}; HttpOnly; SameSite=Strict${secure}`;
}
