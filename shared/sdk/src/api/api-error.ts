import type { SessionEnd } from '@dara/sdk/session';

/** One field that the server refused; `rule` and `params` choose the message. */
export interface FieldError {
  field: string;
  rule: string;
  params?: Record<string, string | number>;
}

/** Everything a call can fail with, as plain data: from problem+json, or from the connection. */
export interface ApiError {
  /** `NOT_SENT` is a refusal by this browser, before anything was sent. */
  status: number | 'FETCH_ERROR' | 'TIMEOUT' | 'PARSING_ERROR' | 'NOT_SENT';
  /** Stable error code of the api, or `HTTP_<status>` / the status itself without one. */
  code: string;
  title?: string;
  errors?: FieldError[];
  traceId?: string;
  retryAfterS?: number;
  /** The session ended with this request: the shell warns the reader. */
  sessionEnd?: SessionEnd;
  /** The current record, with `VERSION_CONFLICT`. */
  current?: unknown;
}

/** Distinguishes an api error from an exception. */
export function isApiError(value: unknown): value is ApiError {
  if (typeof value !== 'object' || value === null) return false;
  const { status, code } = value as Partial<ApiError>;
  return typeof code === 'string' && (typeof status === 'number' || typeof status === 'string');
}

/** A call that was running when the session ended: the store aborts it with the cached data of its user. */
const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Why a call failed with its session, which the reader is warned of once; undefined for other failures. */
export function sessionEndOf(error: unknown): SessionEnd | undefined {
  if (isApiError(error)) return error.sessionEnd;
  return isAborted(error) ? 'expired' : undefined;
}

const REFUSED = [403, 410];

/** Whether the resource does not exist or is not accessible: retrying gives the same response. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && REFUSED.includes(Number(error.status));

/** Not here, not shown to the asker, or no longer: an answer about a record, not about the request. */
const ABOUT_RECORD = [401, 403, 404, 410];
/** Statuses below 500 that pass by themselves: a slow request, too many requests. */
const PASSING = [408, 429];

/** Whether the api refused the request itself: sending it again is refused again. */
export function isBadRequest(error: unknown): boolean {
  if (!isApiError(error) || typeof error.status !== 'number') return false;
  const { status } = error;
  return status >= 400 && status < 500 && ![...ABOUT_RECORD, ...PASSING].includes(status);
}

/** Whether a failure is transient: no connection, a server error (5xx), a rate limit, or a bug. */
export const isTemporaryFailure = (error: unknown): boolean =>
  !isBadRequest(error) && !(isApiError(error) && ABOUT_RECORD.includes(Number(error.status)));

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null) return false;
  const { field, rule } = value as Partial<FieldError>;
  return typeof field === 'string' && typeof rule === 'string';
}

/** `Retry-After` in seconds, from seconds or a date. */
function retryAfterS(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/** Parses an error response; a body that is not a problem document still gives a usable error. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const error: ApiError = { status: response.status, code: `HTTP_${response.status}` };
  const wait = retryAfterS(response.headers);
  if (wait !== undefined) error.retryAfterS = wait;
  let body: unknown;
  try {
    body = JSON.parse(await response.text());
  } catch {
    return error;
  }
  if (typeof body !== 'object' || body === null) return error;
  const { code, title, traceId, errors, current } = body as Record<string, unknown>;
  if (typeof code === 'string') error.code = code;
  if (typeof title === 'string') error.title = title;
  if (typeof traceId === 'string') error.traceId = traceId;
  if (current !== undefined) error.current = current;
  if (Array.isArray(errors)) error.errors = errors.filter(isFieldError);
  return error;
}
