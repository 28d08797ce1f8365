import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { notify, requestEnded, requestStarted } from '@dara/sdk/notice';
import {
  expireSession,
  hasAccessToken,
  readTokens,
  requireSecondStep,
  type SessionEnd,
} from '@dara/sdk/session';
import type { ApiError } from './api-error.ts';
import { sendWithKey } from './idempotency-key.ts';
import { refreshTokens } from './refresh.ts';
import {
  sendRequest,
  type RequestArgs,
  type RequestResult,
  type RequestTarget,
} from './request.ts';

/** The store's thunk argument: where a server rendering sends its calls; empty in the browser. */
export interface DaraExtra {
  server?: RequestTarget;
}

/** Switches for one endpoint. */
export interface DaraExtraOptions {
  /** True for calls behind the scene, which the global loader does not show. */
  isQuiet?: boolean;
}

const LOGIN_URL = '/api/authorization/login';

/** Calls that an api refuses without a token: management, and own profiles. */
const NEEDS_SESSION = /^\/api\/(management\/|[a-z]+\/profile$)/;
/** The account was disabled during the session: refreshing does not help. */
const DISABLED = 'ACCOUNT_DISABLED';
/** Response header: a cache in front of the site still has pages from before the write. */
const SHARED_CACHE_HEADER = 'x-shared-cache';
const SIGN_IN_FIRST: ApiError = { status: 401, code: 'TOKEN_INVALID' };

export type DaraBaseQuery = BaseQueryFn<string | RequestArgs, unknown, ApiError, DaraExtraOptions>;

const answer = (result: RequestResult) =>
  result.error ? { error: result.error } : { data: result.data };

export type SessionDispatch = Parameters<typeof expireSession>[0];

const endedWith = (error: ApiError, sessionEnd: SessionEnd): RequestResult => ({
  error: { ...error, sessionEnd },
});

/** Sends a request with the user's session; a write with its idempotency key. */
export function sendWithSession(
  args: RequestArgs,
  signal: AbortSignal,
  dispatch: SessionDispatch,
): Promise<RequestResult> {
  return sendWithKey(args, signal, (keyed) => sendWithTokens(keyed, signal, dispatch));
}

/** One refresh and one retry after a 401. */
async function sendWithTokens(
  args: RequestArgs,
  signal: AbortSignal,
  dispatch: SessionDispatch,
): Promise<RequestResult> {
  // Read at call time: the tests and the page's own tools may replace `fetch`.
  const target: RequestTarget = { baseUrl: '', fetch: (...input) => fetch(...input) };
  const { accessToken, refreshToken } = readTokens();
  const hadSession = accessToken !== undefined || refreshToken !== undefined;
  // After sign-out, the page that is being left requests its reset queries once more.
  if (!hadSession && NEEDS_SESSION.test(args.url)) return { error: SIGN_IN_FIRST };
  const first = await sendRequest(args, target, { accessToken, signal });
  if (first.error?.code === 'SECOND_STEP_REQUIRED') requireSecondStep(dispatch);
  if (first.error?.status !== 401 || args.url.startsWith(LOGIN_URL)) return first;
  // A visitor without tokens has no session to lose.
  if (!hadSession) return first;
  if (first.error.code === DISABLED) {
    expireSession(dispatch, 'disabled');
    return endedWith(first.error, 'disabled');
  }
  const refreshed = await refreshTokens(accessToken, target);
  if (refreshed.kind === 'refreshed') {
    return sendRequest(args, target, { accessToken: refreshed.accessToken, signal });
  }
  if (refreshed.kind === 'failed') return { error: refreshed.error };
  if (refreshed.kind === 'ended') {
    expireSession(dispatch, refreshed.by);
    return endedWith(first.error, refreshed.by);
  }
  // Another request noticed the end, or the user signed out; with other tokens another account signed in.
  return hasAccessToken() ? first : endedWith(first.error, 'expired');
}

/**
 * Every call to the api: bearer token, time limit, problem+json to `ApiError`, and after a 401
 * one refresh for all calls and tabs with one retry; when that fails the session has expired.
 */
export const daraBaseQuery: DaraBaseQuery = async (args, api, extraOptions) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const { server } = (api.extra ?? {}) as DaraExtra;
  if (server) return answer(await sendRequest(request, server, { signal: api.signal }));
  const isShown = !extraOptions?.isQuiet;
  if (isShown) api.dispatch(requestStarted());
  try {
    const result = await sendWithSession(request, api.signal, api.dispatch);
    if (result.response?.headers.get(SHARED_CACHE_HEADER) === 'not-purged')
      api.dispatch(notify({ kind: 'warning', message: { id: 'sdk.notice.notPurged' } }));
    return answer(result);
  } finally {
    if (isShown) api.dispatch(requestEnded());
  }
};
