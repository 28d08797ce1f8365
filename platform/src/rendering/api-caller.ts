import type { ApiAnswer, ApiCall, ApiCaller } from './protocol.ts';

/** What a page may send while it renders: documents are anonymous, so neither cookies nor tokens. */
const FORWARDED = new Set(['accept', 'accept-language', 'content-type']);

const forwarded = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => FORWARDED.has(name.toLowerCase())));

/** The one method of a Fastify instance that is needed to call routes without a socket. */
export interface Injectable {
  inject(options: {
    method: 'GET';
    url: string;
    headers: Record<string, string>;
  }): Promise<{ statusCode: number; headers: Record<string, unknown>; payload: string }>;
}

function check(call: ApiCall): void {
  if (call.method !== 'GET')
    throw new Error(`a page may only read while it renders, not ${call.method}`);
  if (!call.path.startsWith('/api/')) throw new Error(`${call.path} is not part of the api`);
}

/** Calls the api mounted in this process. */
export function injectedApi(app: Injectable): ApiCaller {
  return async (call: ApiCall): Promise<ApiAnswer> => {
    check(call);
    const answer = await app.inject({
      method: 'GET',
      url: call.path,
      headers: forwarded(call.headers),
    });
    return {
      status: answer.statusCode,
      headers: contentType(answer.headers['content-type']),
      body: answer.payload,
    };
  };
}

/** Calls an api that runs elsewhere. */
export function fetchedApi(origin: string): ApiCaller {
  return async (call) => {
    check(call);
    const answer = await fetch(origin + call.path, {
      headers: forwarded(call.headers),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    return {
      status: answer.status,
      headers: contentType(answer.headers.get('content-type')),
      body: await answer.text(),
    };
  };
}

/** An api that fails every call with one status, for trying whether pages stand it. */
export function failingApi(status: number, code: string): ApiCaller {
  return async () => ({
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify({ type: 'about:blank', title: code, status, code, traceId: 'smoke' }),
  });
}

const contentType = (value: unknown): Record<string, string> =>
  typeof value === 'string' ? { 'content-type': value } : {};
