import { LINK_COOKIE } from '@dara/backend';
import type { ApiAnswer, ApiCall, ApiCaller, PageVisitor } from './protocol.ts';

/** Headers that a page may send while rendering: documents are anonymous, so neither cookies nor tokens. */
const FORWARDED = new Set(['accept', 'accept-language', 'content-type']);

const forwarded = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => FORWARDED.has(name.toLowerCase())));

/** Additional headers of a secret page: rendering does not count as viewing. */
function visitorHeaders(visitor: PageVisitor | undefined): Record<string, string> {
  if (!visitor) return {};
  return { 'sec-purpose': 'prefetch', ...(visitor.cookie && { cookie: visitor.cookie }) };
}

/** Returns the cookies of opened links to the visitor, and no others. */
function passCookies(visitor: PageVisitor | undefined, said: unknown): void {
  const all = [said ?? []].flat().map(String);
  visitor?.onCookies(all.filter((cookie) => cookie.startsWith(LINK_COOKIE)));
}

/** The only method of a Fastify instance needed for in-process requests. */
export interface Injectable {
  inject(options: {
    method: 'GET';
    url: string;
    headers: Record<string, string>;
    remoteAddress?: string;
  }): Promise<{ statusCode: number; headers: Record<string, unknown>; payload: string }>;
}

const SITE = 'http://site.internal';

function check(call: ApiCall): void {
  if (call.method !== 'GET')
    throw new Error(`a page may only read while it renders, not ${call.method}`);
  const { origin, pathname } = new URL(call.path, SITE);
  // Unnormalized: paths that leave the api by dots are rejected.
  const isPlain = origin === SITE && call.path.split('?')[0] === pathname;
  if (!isPlain || !pathname.startsWith('/api/'))
    throw new Error(`${call.path} is not part of the api`);
}

/** Calls the api mounted in this process. */
export function injectedApi(app: Injectable): ApiCaller {
  return async (call: ApiCall, visitor?: PageVisitor): Promise<ApiAnswer> => {
    check(call);
    const answer = await app.inject({
      method: 'GET',
      url: call.path,
      headers: { ...forwarded(call.headers), ...visitorHeaders(visitor) },
      ...(visitor && { remoteAddress: visitor.ip }),
    });
    passCookies(visitor, answer.headers['set-cookie']);
    return {
      status: answer.statusCode,
      headers: contentType(answer.headers['content-type']),
      body: answer.payload,
    };
  };
}

/** Calls an external api. */
export function fetchedApi(origin: string): ApiCaller {
  return async (call, visitor) => {
    check(call);
    const answer = await fetch(origin + call.path, {
      headers: {
        ...forwarded(call.headers),
        ...visitorHeaders(visitor),
        ...(visitor && { 'x-forwarded-for': visitor.ip }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    passCookies(visitor, answer.headers.getSetCookie());
    return {
      status: answer.status,
      headers: contentType(answer.headers.get('content-type')),
      body: await answer.text(),
    };
  };
}

const contentType = (value: unknown): Record<string, string> =>
  typeof value === 'string' ? { 'content-type': value } : {};
