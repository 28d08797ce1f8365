import { maskUrl, type Logger } from '@dara/backend';
import { RenderError } from '../rendering/render-worker.ts';
import type { Measures } from '../telemetry/measures.ts';
import type { SourcePositions } from '../telemetry/source-positions.ts';
import type { ReleaseRef } from '../telemetry/known-releases.ts';
import { isPreviewed, type DocumentRequest } from './document-request.ts';

const OVERLOAD_PAUSE_MS = 10_000;

export interface DocumentFaultsParts {
  log: Logger;
  measures: Pick<Measures, 'serverFailure'>;
  positions: Pick<SourcePositions, 'translateServer'>;
}

/** Logs page errors in source positions, and counts them against the release that caused them. */
export class DocumentFaults {
  readonly #log: Logger;
  readonly #measures: Pick<Measures, 'serverFailure'>;
  readonly #positions: DocumentFaultsParts['positions'];
  #overloadLoggedAt = 0;

  constructor({ log, measures, positions }: DocumentFaultsParts) {
    this.#log = log;
    this.#measures = measures;
    this.#positions = positions;
  }

  /** A page was not rendered; `caller` is the key of the address that asked for it. */
  page(wanted: DocumentRequest, error: unknown, caller: string): void {
    const cost = error instanceof RenderError ? error.cost : undefined;
    // The server shuts down, which is logged elsewhere.
    if (cost === 'closed') return;
    // Not caused by the page's release.
    if (cost === 'overload') return this.#logOverload(wanted, error);
    const { live, route } = wanted;
    const version = route && live.remotes.get(route.owner)?.version;
    void this.#inSources(error).then((err) =>
      this.#log[levelOf(wanted)](
        { err, path: loggedPath(wanted), owner: route?.owner, version },
        'page not rendered on the server',
      ),
    );
    this.#count(
      wanted,
      { name: route?.owner ?? live.shell.name, version: version ?? live.shell.version },
      caller,
    );
  }

  /** A page was rendered without one of its parts, of its owner or of the named remote. */
  part(wanted: DocumentRequest, problem: string, caller: string, remote?: string): void {
    const { live, route } = wanted;
    const owner = remote ?? route?.owner ?? live.shell.name;
    const version = live.remotes.get(owner)?.version ?? live.shell.version;
    void this.#positions
      .translateServer(problem)
      .then((inSources) =>
        this.#log[levelOf(wanted)](
          { path: loggedPath(wanted), owner, version, problem: inSources },
          'part of a page failed on the server',
        ),
      );
    this.#count(wanted, { name: owner, version }, caller);
  }

  /** The same error with source positions; the message of a renderer is the stack of the page. */
  async #inSources(error: unknown): Promise<unknown> {
    if (!(error instanceof Error)) return error;
    const [message, stack = ''] = await Promise.all(
      [error.message, error.stack ?? ''].map((text) => this.#positions.translateServer(text)),
    );
    return Object.assign(new Error(message), error, { stack });
  }

  /** The page does not wait for it. Failures of a preview count for no release. */
  #count(wanted: DocumentRequest, release: ReleaseRef, caller: string): void {
    if (isPreviewed(wanted)) return;
    this.#measures
      .serverFailure(release, caller)
      .catch((error: unknown) => this.#log.debug({ err: error }, 'failed to count a failed page'));
  }

  /** Sampled, because many pages fail at the same time. */
  #logOverload(wanted: DocumentRequest, error: unknown): void {
    if (Date.now() - this.#overloadLoggedAt < OVERLOAD_PAUSE_MS) return;
    this.#overloadLoggedAt = Date.now();
    this.#log.warn({ err: error, path: loggedPath(wanted) }, 'too many pages to render');
  }
}

/** A fault of a preview is no fault of the site. */
const levelOf = (wanted: DocumentRequest): 'warn' | 'error' =>
  isPreviewed(wanted) ? 'warn' : 'error';

/** For the log: a secret address is replaced by its route. */
const loggedPath = ({ route, pathname }: DocumentRequest): string =>
  route?.isSecret ? `the page ${route.page}` : maskUrl(pathname);
