import { isApiError } from './api-error.ts';
import { requestBody, type RequestArgs, type RequestResult } from './request.ts';

/** The api executes requests with the same key once, and repeats the first response. */
const HEADER = 'idempotency-key';
/** Requests whose response is not stored, because of secrets or by the platform: they are not retried automatically. */
const NOT_KEPT = /^\/(api\/authorization|_dara)\//;
/** As long as any call may take. */
const WAIT_MS = 30_000;
const LOST_MAX = 50;

interface Intention {
  key: string;
  url: string;
  /** Calls under way with it. */
  running: number;
}

type Send = (args: RequestArgs) => Promise<RequestResult>;

/** Requests in progress or without a response, by content; the oldest first. */
const intentions = new Map<string, Intention>();
/** A form that is sent again unchanged keeps its key, regardless of requests in between. */
const formKeys = new WeakMap<FormData, string>();

/** Whether a call that failed may have been carried out all the same. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status, code } = error;
  if (code === 'IDEMPOTENCY_KEY_IN_USE') return true;
  return typeof status === 'number' ? status >= 500 : status !== 'NOT_SENT';
}

/** Sends a write with a key: the previous key for the same request without a response. */
export async function sendWithKey(
  given: RequestArgs,
  signal: AbortSignal,
  send: Send,
): Promise<RequestResult> {
  const isReading = ['GET', 'HEAD'].includes((given.method ?? 'GET').toUpperCase());
  if (isReading) return send(given);
  const args = withSentBody(given);
  const content = contentOf(args);
  const result = await sendAs(intentionOf(args, content), content, args, signal, send);
  if (result.error?.code !== 'IDEMPOTENCY_KEY_REUSED') return result;
  // Requests that looked equal here, for example images of one size, were different.
  forget(args, content);
  return sendAs(intentionOf(args, content), content, args, signal, send);
}

async function sendAs(
  intention: Intention,
  content: string,
  args: RequestArgs,
  signal: AbortSignal,
  send: Send,
): Promise<RequestResult> {
  const headers = new Headers(args.headers);
  headers.set(HEADER, intention.key);
  intention.running += 1;
  const result = await sendUntilAnswered({ ...args, headers }, signal, send);
  intention.running -= 1;
  if (isOutcomeUnknown(result.error)) return result;
  forget(args, content);
  if (!result.error) forgetAround(args.url);
  return result;
}

/** Retries once after a lost connection, and until the first of two equal requests is done. */
async function sendUntilAnswered(
  args: RequestArgs,
  signal: AbortSignal,
  send: Send,
): Promise<RequestResult> {
  let result = await send(args);
  const isLost = result.error?.code === 'FETCH_ERROR' && !signal.aborted;
  // Image uploads are large; the user decides about a retry.
  if (isLost && !(args.body instanceof FormData) && !NOT_KEPT.test(args.url)) {
    result = await send(args);
  }
  const until = Date.now() + WAIT_MS;
  while (result.error?.code === 'IDEMPOTENCY_KEY_IN_USE' && !signal.aborted && Date.now() < until) {
    await pause((result.error.retryAfterS ?? 1) * 1000, signal);
    if (!signal.aborted) result = await send(args);
  }
  return result;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}

function intentionOf({ url, body }: RequestArgs, content: string): Intention {
  const form = body instanceof FormData ? body : undefined;
  const key = form && formKeys.get(form);
  const known = intentions.get(content);
  if (known && (key === undefined || key === known.key)) return known;
  const made = { key: key ?? newKey(), url, running: 0 };
  if (form) formKeys.set(form, made.key);
  intentions.set(content, made);
  for (const [oldest, { running }] of intentions) {
    if (intentions.size <= LOST_MAX) break;
    if (running === 0) intentions.delete(oldest);
  }
  return made;
}

function forget({ body }: RequestArgs, content: string): void {
  intentions.delete(content);
  if (body instanceof FormData) formKeys.delete(body);
}

/** After a successful change the same request has a new meaning: switching on, off and on again is no repetition. */
function forgetAround(url: string): void {
  const around = parentOf(url);
  for (const [content, { url: other, running }] of intentions) {
    const place = parentOf(other);
    const isAround = `${place}/`.startsWith(`${around}/`) || `${around}/`.startsWith(`${place}/`);
    if (isAround && running === 0) intentions.delete(content);
  }
}

/** The record or list that a call is about; `/api` alone is about none. */
function parentOf(url: string): string {
  const parent = url.slice(0, url.lastIndexOf('/'));
  return parent.split('/').length > 2 ? parent : url;
}

/** A request with its serialized body, so that a long one is serialized once. */
function withSentBody(args: RequestArgs): RequestArgs {
  const headers = new Headers(args.headers);
  return { ...args, body: requestBody(args.body, headers), headers };
}

/** The content of a request as text. Files by name and size; the api compares their bytes. */
function contentOf({ url, method, params, body }: RequestArgs): string {
  const call = JSON.stringify([method, url, params ?? null]);
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  if (!isForm) return typeof body === 'string' ? `${call} ${body}` : call;
  const parts = [...(body as FormData).entries()].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.type],
  );
  return `${call} ${JSON.stringify(parts)}`;
}

/** Random enough where browsers make no uuid, as on plain http. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
