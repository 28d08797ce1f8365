import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RegistrySnapshot } from '@dara/contract';
import { withOrigin, withSources, type DevelopedPart } from './site-document.ts';

type Next = () => void;
export type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

export interface ProxiedSite {
  /** Origin of the site: `https://staging.dara.example`. */
  site: string;
  /** Origin that scripts and assets of the sources come from: another than that of the pages. */
  sources: string;
  /** Addresses that the remote answers for. */
  prefixes: () => readonly string[];
  part: () => DevelopedPart;
}

/** Of a connection, or true of another body than the one that is sent on. */
const NOT_SENT_ON = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'],
  ...['etag', 'last-modified', 'cache-control', 'strict-transport-security', 'set-cookie'],
]);

/** Whether a browser asks for a page; everything else goes to the site as it is. */
export const isDocument = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** An address of the site, as this server has it. */
const fromHere = (location: string, site: string): string =>
  location.startsWith(`${site}/`) ? location.slice(site.length) : location;

/** A cookie of the site belongs to this server's name. */
export const cookieFromHere = (cookie: string): string => cookie.replace(/;\s*domain=[^;]*/i, '');

/** What a request says of where it comes from, as the site expects it of its own pages. */
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
 * The same address at the site. Throws for one that would lead elsewhere, as `//elsewhere.example` does by the rules of
 * relative addresses, and take the site's cookies along.
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
  response.end(withSources(await page.text(), snapshot, seen.part()));
}

/** Answers documents with the site's own, changed for this browser alone; everything else is for the next. */
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
