import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_COOKIE, type Config } from '@dara/backend';
import type { FastifyRequest } from 'fastify';

/** A link that is opened without an account, as it is kept. */
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
/** As many links as one browser has open at once. */
const MOST = 10;
/** The calls of a link's page, and the pictures that an `<img>` asks for. */
const PATH = '/api';

/** What a browser shows that has opened a link, passcode included; it ends with the link and with its passcode. */
function proofOf({ jwtSecret }: Config, link: OpenedLink): string {
  const said = `link:${link.id}.${link.token_hash}.${link.passcode_hash ?? ''}`;
  return createHmac('sha256', jwtSecret).update(said).digest('base64url');
}

/** The links that a browser says to have opened; each has yet to be checked by `isOpened`. */
export function openedLinks({ headers }: Pick<FastifyRequest, 'headers'>): Map<string, string> {
  const all = [...(headers.cookie ?? '').matchAll(COOKIES)].slice(0, MOST);
  return new Map(all.map(([, id = '', proof = '']) => [id, proof]));
}

/** Whether a browser that shows this has opened the link as it stands now. */
export function isOpened(config: Config, link: OpenedLink, proof: string | undefined): boolean {
  if (proof === undefined) return false;
  const [given, own] = [Buffer.from(proof), Buffer.from(proofOf(config, link))];
  return given.length === own.length && timingSafeEqual(given, own);
}

/**
 * The cookies by which a browser is known to have opened a link whose page lies at this path. The calls and pictures of the
 * page are asked for by the page itself. The page is reached from mails that are read on other sites, and changes nothing.
 */
export function openedCookies(config: Config, link: OpenedLink, page: string): string[] {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const seconds = Math.max(1, Math.ceil((link.expires_at.getTime() - Date.now()) / 1000));
  const said = `${LINK_COOKIE}${link.id}=${proofOf(config, link)}; Max-Age=${seconds}; HttpOnly${secure}`;
  return [`${said}; Path=${PATH}; SameSite=Strict`, `${said}; Path=${page}; SameSite=Lax`];
}
