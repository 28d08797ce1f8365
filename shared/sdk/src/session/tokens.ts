import { PLAIN_HTTP_ATTRIBUTE } from '@dara/contract';
import { cookieValue } from '@dara/sdk/i18n';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Stored tokens; either may be missing. */
export type StoredTokens = Partial<Tokens>;

const ACCESS_COOKIE = 'accessToken';
const REFRESH_COOKIE = 'refreshToken';
const PROBE_COOKIE = 'sessionProbe';

/**
 * Both cookies live as long as a refresh token: an expired access token makes a returning visitor's first request
 * refresh, so it must outlive its own 15 minutes.
 */
const MAX_AGE_S = 30 * 24 * 60 * 60;

function writeCookie(name: string, value: string, maxAgeS: number): void {
  const cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeS}; Path=/`;
  document.cookie = `${cookie}; Secure; SameSite=Strict`;
  // Safari, and every browser on another machine, drops Secure cookies on plain http.
  const isWritten = (cookieValue(document.cookie, name) ?? '') === value;
  if (isWritten || !document.documentElement.hasAttribute(PLAIN_HTTP_ATTRIBUTE)) return;
  document.cookie = `${cookie}; SameSite=Strict`;
}

/** Whether this browser stores sessions for this URL at all; checked before sign-in. */
export function canKeepTokens(): boolean {
  writeCookie(PROBE_COOKIE, 'kept', 60);
  const isStored = cookieValue(document.cookie, PROBE_COOKIE) === 'kept';
  writeCookie(PROBE_COOKIE, '', 0);
  return isStored;
}

/** The tokens of this browser; none on the server. */
export function readTokens(): StoredTokens {
  if (typeof document === 'undefined') return {};
  return {
    accessToken: cookieValue(document.cookie, ACCESS_COOKIE) || undefined,
    refreshToken: cookieValue(document.cookie, REFRESH_COOKIE) || undefined,
  };
}

export function storeTokens(tokens: Tokens): void {
  writeCookie(ACCESS_COOKIE, tokens.accessToken, MAX_AGE_S);
  writeCookie(REFRESH_COOKIE, tokens.refreshToken, MAX_AGE_S);
}

export function clearTokens(): void {
  writeCookie(ACCESS_COOKIE, '', 0);
  writeCookie(REFRESH_COOKIE, '', 0);
}

/** Whether a user is signed in on this browser; always false on the server. */
export function hasAccessToken(): boolean {
  return readTokens().accessToken !== undefined;
}
