import {
  clearTokens,
  readTokens,
  storeTokens,
  type SessionEnd,
  type Tokens,
} from '@dara/sdk/session';
import type { ApiError } from './api-error.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { TIMEOUT_MS, sendRequest, type RequestTarget } from './request.ts';

export type RefreshResult =
  | { kind: 'refreshed'; accessToken: string }
  /** The session has ended: there is no refresh token, or the server refused it. Called once. */
  | { kind: 'ended'; by: SessionEnd }
  /** Meanwhile the user signed out, or in with another account, or another request noticed the end. */
  | { kind: 'superseded' }
  /** The server could not be reached; the session may still be valid. */
  | { kind: 'failed'; error: ApiError };

const REFRESH_URL = '/api/authorization/refreshtoken';

function isTokens(value: unknown): value is Tokens {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, refreshToken } = value as Partial<Tokens>;
  return typeof accessToken === 'string' && typeof refreshToken === 'string';
}

/** Only the api itself ends a session: server errors and proxy pages, such as 502, do not. */
const isTemporary = ({ status }: ApiError) =>
  typeof status === 'string' || status === 429 || status >= 500;

/** Still under the lock, so that waiting requests do not ask the server too. */
function endSession(by: SessionEnd = 'expired'): RefreshResult {
  clearTokens();
  return { kind: 'ended', by };
}

async function requestTokens(target: RequestTarget): Promise<RefreshResult> {
  const { accessToken, refreshToken } = readTokens();
  if (!refreshToken) return accessToken ? endSession() : { kind: 'superseded' };
  const body = new FormData();
  body.append('refreshToken', refreshToken);
  const result = await sendRequest(
    { url: REFRESH_URL, method: 'POST', body, timeoutMs: TIMEOUT_MS },
    target,
  );
  if (readTokens().refreshToken !== refreshToken) return { kind: 'superseded' };
  if (result.error) {
    if (isTemporary(result.error)) return { kind: 'failed', error: result.error };
    return endSession(result.error.code === 'ACCOUNT_DISABLED' ? 'disabled' : 'expired');
  }
  if (!isTokens(result.data)) return endSession();
  storeTokens({ accessToken: result.data.accessToken, refreshToken: result.data.refreshToken });
  return { kind: 'refreshed', accessToken: result.data.accessToken };
}

/**
 * Gets a new access token in place of a refused one: the first request or tab asks the server, the others wait and use
 * the stored result.
 */
export function refreshTokens(
  refusedToken: string | undefined,
  target: RequestTarget,
): Promise<RefreshResult> {
  return withRefreshLock(async () => {
    const { accessToken } = readTokens();
    if (accessToken && accessToken !== refusedToken) return { kind: 'refreshed', accessToken };
    return requestTokens(target);
  });
}
