import type { Deployment, ListedRelease, Registry, RegistryEvent } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';

/** What the `dara` command needs of a registry, be it in this process or behind a server. */
export type RegistryTarget = Pick<
  Registry,
  'list' | 'history' | 'missingFiles' | 'putFile' | 'publish' | 'promote' | 'rollback'
>;

interface Problem {
  title?: string;
  code?: string;
  problems?: string[];
}

/** The registry of a running server, over HTTP. Throws the server's refusals as RegistryError. */
export class RegistryClient implements RegistryTarget {
  readonly #origin: string;
  readonly #token: string;

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
    const answer = await this.#call<{ missing: string[] }>('POST', '/_dara/files/missing', {
      integrities,
    });
    return answer.missing;
  }

  async putFile(fileName: string, integrity: string, bytes: Buffer): Promise<void> {
    const query = new URLSearchParams({ name: fileName, integrity });
    await this.#call('PUT', `/_dara/files?${query}`, bytes);
  }

  async publish(manifest: unknown): Promise<void> {
    await this.#call('POST', '/_dara/releases', manifest);
  }

  promote(name: string, version?: string): Promise<Deployment> {
    return this.#call('POST', '/_dara/promote', { name, version });
  }

  rollback(name: string): Promise<Deployment> {
    return this.#call('POST', '/_dara/rollback', { name });
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const isFile = Buffer.isBuffer(body);
    const content = isFile ? new Uint8Array(body) : JSON.stringify(body);
    const answer = await fetch(this.#origin + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined
          ? {}
          : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: content }),
      redirect: 'error',
      signal: AbortSignal.timeout(120_000),
    });
    const text = await answer.text();
    if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
    let problem: Problem = {};
    try {
      problem = JSON.parse(text) as Problem;
    } catch {
      // What answered was not Dara; the status has to do.
    }
    throw new RegistryError(
      answer.status,
      problem.code ?? 'UNEXPECTED',
      problem.title ?? `${this.#origin} answered ${answer.status}`,
      problem.problems ?? [],
    );
  }
}
