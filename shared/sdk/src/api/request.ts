import { errorFromResponse, type ApiError } from './api-error.ts';
import { uploadFetch, uploadListener } from './upload.ts';

type ParamValue = string | number | boolean | null | undefined;

/** One call, as generated endpoints describe it. */
export interface RequestArgs {
  url: string;
  method?: string;
  /** Arrays repeat the name; absent and empty values are left out. */
  params?: object;
  /** `FormData`, files and text go as they are, everything else as JSON. */
  body?: unknown;
  headers?: HeadersInit;
  timeoutMs?: number;
  /** Parses a successful response; default JSON. */
  read?: (response: Response) => Promise<unknown>;
}

export interface RequestTarget {
  baseUrl: string;
  fetch: typeof fetch;
}

export type RequestResult =
  | { data: unknown; error?: undefined; response: Response }
  | { data?: undefined; error: ApiError; response?: Response };

export const TIMEOUT_MS = 30_000;
/** Timeout of uploads: images over a slow connection take long. */
const UPLOAD_TIMEOUT_MS = 300_000;

function queryString(params: object | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {}) as [string, unknown][]) {
    const values = (Array.isArray(value) ? value : [value]) as ParamValue[];
    for (const one of values) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The serialized body; for JSON the content type is set in `headers`. */
export function requestBody(body: unknown, headers: Headers): BodyInit | undefined {
  if (body === undefined || body === null) return undefined;
  const isSentAsIs =
    body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob;
  if (isSentAsIs || typeof body === 'string') return body;
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

/** Length in characters from which copying a string blocks a slow device for more than a frame. */
const LONG = 50_000;

/** A long text is sent as a Blob, which takes half the time, in its own task. */
async function asFile(text: string, headers: Headers): Promise<Blob> {
  await new Promise((resolve) => setTimeout(resolve));
  return new Blob([text], { type: headers.get('content-type') ?? 'text/plain;charset=UTF-8' });
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  // For 204 and an empty body: null, because RTK Query treats undefined as an error.
  if (response.status === 204 || text === '') return null;
  return JSON.parse(text) as unknown;
}

/** Sends one request and returns its data or an `ApiError`; never throws. */
export async function sendRequest(
  args: RequestArgs,
  target: RequestTarget,
  options: { accessToken?: string; signal?: AbortSignal } = {},
): Promise<RequestResult> {
  const headers = new Headers(args.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  if (options.accessToken) headers.set('authorization', `Bearer ${options.accessToken}`);
  const body = requestBody(args.body, headers);
  const timeoutMs = args.timeoutMs ?? (body instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);

  const controller = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    controller.abort();
  }, timeoutMs);
  const abort = () => controller.abort();
  options.signal?.addEventListener('abort', abort, { once: true });
  if (options.signal?.aborted) abort();

  const listener = uploadListener(body);
  const send = listener ? uploadFetch(listener) : target.fetch;
  let response: Response | undefined;
  try {
    const isLong = typeof body === 'string' && body.length >= LONG;
    const content = isLong ? await asFile(body, headers) : body;
    response = await send(`${target.baseUrl}${args.url}${queryString(args.params)}`, {
      method: args.method ?? 'GET',
      headers,
      body: content,
      signal: controller.signal,
    });
    if (!response.ok) return { error: await errorFromResponse(response), response };
    return { data: await (args.read ?? readBody)(response), response };
  } catch (cause) {
    if (isTimedOut) return { error: { status: 'TIMEOUT', code: 'TIMEOUT' }, response };
    if (controller.signal.aborted) return { error: { status: 'FETCH_ERROR', code: 'ABORTED' } };
    if (cause instanceof SyntaxError) {
      return { error: { status: 'PARSING_ERROR', code: 'PARSING_ERROR' }, response };
    }
    return { error: { status: 'FETCH_ERROR', code: 'FETCH_ERROR' } };
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
}
