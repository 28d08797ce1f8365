import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RegistrySnapshot } from '@dara/contract';
import {
  withDevelopmentShell,
  withOrigin,
  withSources,
  type DevelopedPart,
} from './site-document.ts';

type Next = () => void;
export type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

export interface ProxiedSite {
  /** Origin of the site: `https://staging.dara.example`. */
  site: string;
  /** Origin of scripts and assets from source, which differs from that of the pages. */
  sources: string;
  /** Paths of the remote. */
  prefixes: () => readonly string[];
  part: () => DevelopedPart;
  /** Path of the development build of the site's shell; undefined where it has none. */
  shell?: string | undefined;
}

/** Hop-by-hop headers, or headers that are wrong for the rewritten body. */
const NOT_SENT_ON = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'],
  ...['etag', 'last-modified', 'cache-control', 'strict-transport-security', 'set-cookie'],
]);

/** Whether a request is for a page; others are forwarded unchanged. */
export const isDocument = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Rewrites an address of the site to this server. */
const fromHere = (location: string, site: string): string =>
  location.startsWith(`${site}/`) ? location.slice(site.length) : location;

/** Rewrites a cookie of the site for this server's host. */
export const cookieFromHere = (cookie: string): string => cookie.replace(/;\s*domain=[^;]*/i, '');

/** Rewrites the origin of a request, as the site expects it from its own pages. */
export function headersFromSite(
  headers: IncomingMessage['headers'],
  site: string,
): Record<string, string> {
  const said = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const own = Object.fromEntries(said.filter(([name]) => !/^(?:host|connection|if-)/.test(name)));
  if (own['origin']) own['origin'] = site;
  if (own['referer']) own['referer'] = `${site}${new URL(own['referer']).pathname}`;
  return own;
}

/**
 * Returns the same address at the site. Throws for one that resolves to another host, such as `//elsewhere.example`,
 * which would receive the site's cookies.
 */
function addressAt(site: string, url: string): URL {
  const address = new URL(site + url);
  if (address.origin !== new URL(site).origin) throw new Error(`${url} is no address of the site`);
  return address;
}

async function answer(seen: ProxiedSite, request: IncomingMessage, response: ServerResponse) {
  const { site, sources } = seen;
  const url = request.url ?? '/';
  const { 'accept-encoding': _, ...headers } = headersFromSite(request.headers, site);
  const [page, registry] = await Promise.all([
    fetch(addressAt(site, url), { headers, redirect: 'manual' }),
    fetch(new URL('/registry.json', site)),
  ]);
  if (!registry.ok) throw new Error(`${site}/registry.json answered ${registry.status}`);
  const isOwn = seen.prefixes().some((prefix) => `${url.split('?')[0]}/`.startsWith(`${prefix}/`));
  response.statusCode = page.status === 404 && isOwn ? 200 : page.status;
  for (const [name, value] of page.headers) {
    if (NOT_SENT_ON.has(name)) continue;
    if (name === 'location') response.setHeader(name, fromHere(value, site));
    else if (name === 'content-security-policy')
      response.setHeader(name, withOrigin(value, sources));
    else response.setHeader(name, value);
  }
  response.setHeader('cache-control', 'no-store');
  const cookies = page.headers.getSetCookie().map(cookieFromHere);
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const snapshot = (await registry.json()) as RegistrySnapshot;
  const document = withSources(await page.text(), snapshot, seen.part());
  response.end(seen.shell ? withDevelopmentShell(document, seen.shell) : document);
}

/** Sends rewritten documents of the site; other requests are handled by the next handler. */
export const documentsOf =
  (seen: ProxiedSite): Handler =>
  (request, response, next) => {
    if (!isDocument(request)) return next();
    answer(seen, request, response).catch((error: unknown) => {
      response.statusCode = 502;
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(`${seen.site} cannot be reached: ${String(error)}\n`);
    });
  };
