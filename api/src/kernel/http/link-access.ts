import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_COOKIE, type Config } from '@dara/backend';
import type { FastifyRequest } from 'fastify';

/** A stored link that is opened without an account. */
export interface OpenedLink {
  id: string;
  token_hash: string;
  passcode_hash: string | null;
  expires_at: Date;
}

const COOKIES = new RegExp(
  `(?:^|;\\s*)${LINK_COOKIE}([0-9a-f-]{36})=([A-Za-z0-9_-]{43})(?=;|$)`,
  'g',
);
/** Open links per browser. */
const MOST = 10;
/** Paths that get the cookie: the routes of the link's page and its images. */
const PATH = '/api';

/** Cookie value of an opened link, including its passcode; invalid when link or passcode change. */
function proofOf({ jwtSecret }: Config, link: OpenedLink): string {
  const said = `link:${link.id}.${link.token_hash}.${link.passcode_hash ?? ''}`;
  return createHmac('sha256', jwtSecret).update(said).digest('base64url');
}

/** The links that a browser says to have opened; each has yet to be checked by `isOpened`. */
export function openedLinks({ headers }: Pick<FastifyRequest, 'headers'>): Map<string, string> {
  const all = [...(headers.cookie ?? '').matchAll(COOKIES)].slice(0, MOST);
  return new Map(all.map(([, id = '', proof = '']) => [id, proof]));
}

/** Whether the browser has opened the link in its current state. */
export function isOpened(config: Config, link: OpenedLink, proof: string | undefined): boolean {
  if (proof === undefined) return false;
  const [given, own] = [Buffer.from(proof), Buffer.from(proofOf(config, link))];
  return given.length === own.length && timingSafeEqual(given, own);
}

/**
 * Cookies of an opened link whose page has this path. Strict for the page's own requests and images; lax for the page,
 * which is opened from mails and changes nothing.
 */
export function openedCookies(config: Config, link: OpenedLink, page: string): string[] {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const seconds = Math.max(1, Math.ceil((link.expires_at.getTime() - Date.now()) / 1000));
  const said = `${LINK_COOKIE}${link.id}=${proofOf(config, link)}; Max-Age=${seconds}; HttpOnly${secure}`;
  return [`${said}; Path=${PATH}; SameSite=Strict`, `${said}; Path=${page}; SameSite=Lax`];
}
