import type {
  Deployment,
  ListedRelease,
  PromoteOptions,
  Registry,
  RegistryEvent,
  Removal,
  RollbackOptions,
  CheckResult,
} from '../registry/registry.ts';
import type { WantedToken } from './wanted-token.ts';
import type { ListedToken, NewToken, TokenTarget } from './scoped-tokens.ts';
import { RegistryError } from '../registry/registry-error.ts';

/** The registry operations of the `dara` command, in process or over HTTP. */
export type RegistryTarget = Pick<
  Registry,
  | 'list'
  | 'history'
  | 'missingFiles'
  | 'putFile'
  | 'publish'
  | 'checkPublish'
  | 'promote'
  | 'checkPromote'
  | 'rollback'
  | 'checkRollback'
  | 'removeUnused'
>;

const ANSWER_MS = 120_000;

interface Missing {
  missing: string[];
  /** Additional file encodings. */
  encodings?: string[];
}

interface Problem {
  title?: string;
  code?: string;
  problems?: string[];
}

/** The registry of a running server, over HTTP. Throws refusals as RegistryError. */
export class RegistryClient implements RegistryTarget, TokenTarget {
  readonly #origin: string;
  readonly #token: string;
  /** As reported by the site; an older version accepts uncompressed files only. */
  #takesBrotli = false;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  async list(): Promise<ListedRelease[]> {
    const { releases } = await this.#call<{ releases: ListedRelease[] }>('GET', '/_dara/releases');
    return releases.map((release) => ({ ...release, publishedAt: new Date(release.publishedAt) }));
  }

  async history(name?: string): Promise<RegistryEvent[]> {
    const query = name === undefined ? '' : `?${new URLSearchParams({ name })}`;
    const { events } = await this.#call<{ events: RegistryEvent[] }>(
      'GET',
      `/_dara/history${query}`,
    );
    return events.map((event) => ({ ...event, at: new Date(event.at) }));
  }

  async missingFiles(integrities: string[]): Promise<string[]> {
    const path = '/_dara/files/missing';
    const answer = await this.#call<Missing>('POST', path, { integrities });
    this.#takesBrotli = answer.encodings?.includes('br') ?? false;
    return answer.missing;
  }

  async putFile(
    fileName: string,
    integrity: string,
    bytes: Buffer,
    brotli?: Buffer,
  ): Promise<void> {
    const path = `/_dara/files?${new URLSearchParams({ name: fileName, integrity })}`;
    if (brotli && this.#takesBrotli)
      await this.#call('PUT', path, brotli, { 'content-encoding': 'br' });
    else await this.#call('PUT', path, bytes);
  }

  async publish(manifest: unknown): Promise<void> {
    await this.#call('POST', '/_dara/releases', manifest);
  }

  async checkPublish(manifest: unknown): Promise<CheckResult> {
    const path = '/_dara/releases?dryRun=true';
    return (await this.#call<{ verdict: CheckResult }>('POST', path, manifest)).verdict;
  }

  promote(name: string, version?: string, { accept }: PromoteOptions = {}): Promise<Deployment> {
    return this.#call('POST', '/_dara/promote', { name, version, accept });
  }

  async checkPromote(
    name: string,
    version?: string,
    { accept }: PromoteOptions = {},
  ): Promise<CheckResult> {
    const wanted = { name, version, accept, dryRun: true };
    return (await this.#call<{ verdict: CheckResult }>('POST', '/_dara/promote', wanted)).verdict;
  }

  rollback(name: string, { isForced }: RollbackOptions = {}): Promise<Deployment> {
    return this.#call('POST', '/_dara/rollback', { name, force: isForced });
  }

  async checkRollback(name: string): Promise<CheckResult> {
    const wanted = { name, dryRun: true };
    return (await this.#call<{ verdict: CheckResult }>('POST', '/_dara/rollback', wanted)).verdict;
  }

  async removeUnused({ isDryRun }: { isDryRun: boolean }): Promise<Removal> {
    const removal = await this.#call<Removal>('POST', '/_dara/prune', { dryRun: isDryRun });
    const releases = removal.releases.map((release) => ({
      ...release,
      publishedAt: new Date(release.publishedAt),
    }));
    return { ...removal, releases };
  }

  async createToken(wanted: WantedToken): Promise<NewToken> {
    const made = await this.#call<NewToken>('POST', '/_dara/tokens', wanted);
    return { ...made, ...datesOf(made) };
  }

  async listTokens(): Promise<ListedToken[]> {
    const { tokens } = await this.#call<{ tokens: ListedToken[] }>('GET', '/_dara/tokens');
    return tokens.map((token) => ({ ...token, ...datesOf(token) }));
  }

  async revokeToken(id: string): Promise<ListedToken> {
    const path = `/_dara/tokens/${encodeURIComponent(id)}`;
    const revoked = await this.#call<ListedToken>('DELETE', path);
    return { ...revoked, ...datesOf(revoked) };
  }

  async #ask(path: string, request: RequestInit): Promise<Response> {
    const address = this.#origin + path;
    const signal = AbortSignal.timeout(ANSWER_MS);
    return fetch(address, { ...request, redirect: 'error', signal }).catch((error: unknown) => {
      const message = `${this.#origin} does not answer: ${reasonOf(error)}`;
      throw new RegistryError(503, 'UNAVAILABLE', message);
    });
  }

  async #call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
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
    const text = await answer.text();
    if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
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

const dateOf = (value: Date | null): Date | null => value && new Date(value);

const datesOf = (token: ListedToken) => ({
  createdAt: new Date(token.createdAt),
  expiresAt: new Date(token.expiresAt),
  revokedAt: dateOf(token.revokedAt),
  lastUsedAt: dateOf(token.lastUsedAt),
});
