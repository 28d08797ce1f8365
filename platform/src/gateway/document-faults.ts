import { maskUrl, type Logger } from '@dara/backend';
import { RenderError } from '../rendering/render-worker.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { DocumentRequest } from './document-request.ts';

const OVERLOAD_PAUSE_MS = 10_000;

/** Logs page errors, and counts them against the release that caused them. */
export class DocumentFaults {
  readonly #log: Logger;
  readonly #telemetry: Telemetry;
  #overloadLoggedAt = 0;

  constructor({ log, telemetry }: { log: Logger; telemetry: Telemetry }) {
    this.#log = log;
    this.#telemetry = telemetry;
  }

  /** A page was not rendered. */
  page(wanted: DocumentRequest, error: unknown): void {
    const cost = error instanceof RenderError ? error.cost : undefined;
    // The server shuts down, which is logged elsewhere.
    if (cost === 'closed') return;
    // Not caused by the page's release.
    if (cost === 'overload') return this.#logOverload(wanted, error);
    const { live, route } = wanted;
    const version = route && live.remotes.get(route.owner)?.version;
    this.#log.error(
      { err: error, path: loggedPath(wanted), owner: route?.owner, version },
      'page not rendered on the server',
    );
    this.#telemetry.serverError(route?.owner ?? live.shell.name, version ?? live.shell.version);
  }

  /** A page was rendered without one of its parts. */
  part(wanted: DocumentRequest, problem: string): void {
    const { live, route } = wanted;
    const owner = route?.owner ?? live.shell.name;
    const version = live.remotes.get(owner)?.version ?? live.shell.version;
    this.#log.error(
      { path: loggedPath(wanted), owner, version, problem },
      'part of a page failed on the server',
    );
    this.#telemetry.serverError(owner, version);
  }

  /** Sampled, because many pages fail at the same time. */
  #logOverload(wanted: DocumentRequest, error: unknown): void {
    if (Date.now() - this.#overloadLoggedAt < OVERLOAD_PAUSE_MS) return;
    this.#overloadLoggedAt = Date.now();
    this.#log.warn({ err: error, path: loggedPath(wanted) }, 'too many pages to render');
  }
}

/** For the log: a secret address is replaced by its route. */
const loggedPath = ({ route, pathname }: DocumentRequest): string =>
  route?.isSecret ? `the page ${route.page}` : maskUrl(pathname);
