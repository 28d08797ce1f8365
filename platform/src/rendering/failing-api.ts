import type { ApiCaller } from './protocol.ts';

/** An api that fails every request with one status, to test error states of pages. */
export function failingApi(status: number, code: string): ApiCaller {
  return async () => ({
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify({ type: 'about:blank', title: code, status, code, traceId: 'smoke' }),
  });
}
