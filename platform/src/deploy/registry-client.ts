import type { CheckResult } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import {
  isFree,
  RELEASE_ACTIONS,
  type ActionName,
  type CheckedAction,
  type InputOf,
  type OutputOf,
  type ReleaseTarget,
} from './release-actions.ts';
import type { Action } from './action.ts';

const ANSWER_MS = 120_000;

interface Problem {
  title?: string;
  code?: string;
  problems?: string[];
}

/** Properties of answers that are dates. */
const DATES = new Set([
  'at',
  'until',
  'since',
  'watchedUntil',
  'publishedAt',
  'createdAt',
  'expiresAt',
  'revokedAt',
  'lastUsedAt',
  'nextAt',
  'startedAt',
]);
const revive = (key: string, value: unknown): unknown =>
  DATES.has(key) && typeof value === 'string' ? new Date(value) : value;

/** The registry of a running server, over HTTP. Throws refusals as RegistryError. */
export class RegistryClient implements ReleaseTarget {
  readonly #origin: string;
  readonly #token: string;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  async run<N extends ActionName>(name: N, input: InputOf<N>): Promise<OutputOf<N>> {
    return (await this.#send(RELEASE_ACTIONS[name], input)) as OutputOf<N>;
  }

  async check<N extends CheckedAction>(name: N, input: InputOf<N>): Promise<CheckResult> {
    const action: Action = RELEASE_ACTIONS[name];
    const answer = isFree(action)
      ? this.#send(action, input, '?dryRun=true')
      : this.#send(action, { ...(input as object), dryRun: true });
    return ((await answer) as { verdict: CheckResult }).verdict;
  }

  #send({ http }: Action, input: unknown, query = ''): Promise<unknown> {
    const [method = '', path = ''] = http.split(' ');
    if (method === 'POST') return this.#call(method, path + query, input);
    const { content, encoding, id = '', ...rest } = input as Record<string, unknown>;
    const address = path.replace(':id', encodeURIComponent(String(id)));
    const search = new URLSearchParams(rest as Record<string, string>).toString();
    const headers = typeof encoding === 'string' && { 'content-encoding': encoding };
    return this.#call(method, search ? `${address}?${search}` : address, content, headers);
  }

  async #ask(path: string, request: RequestInit): Promise<Response> {
    const address = this.#origin + path;
    const signal = AbortSignal.timeout(ANSWER_MS);
    return fetch(address, { ...request, redirect: 'error', signal }).catch((error: unknown) => {
      const message = `${this.#origin} does not answer: ${reasonOf(error)}`;
      throw new RegistryError(503, 'UNAVAILABLE', message);
    });
  }

  async #call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> | false = false,
  ): Promise<unknown> {
    const isFile = Buffer.isBuffer(body);
    const content = isFile ? new Uint8Array(body) : JSON.stringify(body);
    const answer = await this.#ask(path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined
          ? {}
          : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: content }),
    });
    if (answer.ok && answer.headers.get('content-type') === 'application/octet-stream')
      return Buffer.from(await answer.arrayBuffer());
    const text = await answer.text();
    if (answer.ok) return text === '' ? undefined : JSON.parse(text, revive);
    let problem: Problem = {};
    try {
      problem = JSON.parse(text) as Problem;
    } catch {
      // The response is not from Dara; only the status is known.
    }
    throw new RegistryError(
      answer.status,
      problem.code ?? 'UNEXPECTED',
      problem.title ?? `${this.#origin} answered ${answer.status}`,
      problem.problems ?? [],
    );
  }
}

/** Why a request got no response, as reported by the system. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `not within ${ANSWER_MS / 1000} s`;
  const { code, message: inner } = (cause ?? {}) as NodeJS.ErrnoException;
  return code ?? inner ?? message;
}
