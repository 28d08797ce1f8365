import { contributorsTo, ownPath } from '@dara/contract';
import { LRUCache } from 'lru-cache';
import type { PageVisitor, RenderedPage } from '../rendering/protocol.ts';
import { RenderError } from '../rendering/render-worker.ts';
import type { Outcome } from './document-cache.ts';
import { DocumentFaults, type DocumentFaultsParts } from './document-faults.ts';
import { breakerKey, type DocumentRequest } from './document-request.ts';
import { composeFrame } from './frame.ts';
import type { LiveSite } from './live-site.ts';
import { pageOutcome } from './page-document.ts';

/** How long an address is not rendered again after it cost a renderer. */
const BREAK_MS = 30_000;
const MAX_BROKEN = 2000;

export interface DocumentRendererOptions extends DocumentFaultsParts {
  site: LiveSite;
  origin: string;
  /** Whether browsers may use sessions without https; in development only. */
  isPlainHttp: boolean;
}

/** Creates documents: rendered by the live renderers, or unrendered. */
export class DocumentRenderer {
  readonly #options: DocumentRendererOptions;
  readonly #faults: DocumentFaults;
  readonly #broken = new LRUCache<string, true>({ max: MAX_BROKEN, ttl: BREAK_MS });

  constructor(options: DocumentRendererOptions) {
    this.#options = options;
    this.#faults = new DocumentFaults(options);
  }

  /**
   * Renders a page; on failure the unrendered document.
   *
   * @param caller who asks, by the key of their address
   * @returns undefined where the renderers have no room
   */
  async render(
    asked: DocumentRequest,
    caller: string,
    visitor?: PageVisitor,
  ): Promise<Outcome | undefined> {
    if (this.#broken.has(breakerKey(asked))) return this.frame(asked, true);
    const wanted = { ...asked, live: await this.#options.site.settled(asked.live) };
    try {
      const result = await this.#rendered(wanted, caller, visitor);
      if (!result) return this.frame(wanted, true);
      // A page may redirect to paths of the site only.
      const location = ownPath(result.redirect);
      if (location !== null) return { kind: 'redirect', location };
      if (result.status >= 500) throw new Error(`the page answered ${result.status}`);
      if (result.html.length === 0) throw new Error('the page rendered nothing');
      for (const message of result.errors ?? []) this.#faults.part(wanted, message, caller);
      this.#foreignFaults(wanted, result, caller);
      return pageOutcome(wanted, result, this.#options);
    } catch (error) {
      this.#faults.page(wanted, error, caller);
      const cost = error instanceof RenderError ? error.cost : undefined;
      if (cost === 'worker') this.#broken.set(breakerKey(wanted), true);
      return cost === 'overload' ? undefined : this.frame(wanted, true);
    }
  }

  /** Rendered output is not trusted: it names only remotes with a part in a slot of the page's owner. */
  #foreignFaults(wanted: DocumentRequest, { partFailures = [] }: RenderedPage, caller: string) {
    const { live, route } = wanted;
    const known = route ? contributorsTo(live.snapshot, route.owner) : [];
    for (const { remote, message } of partFailures.filter((one) => known.includes(one.remote)))
      this.#faults.part(wanted, message, caller, remote);
  }

  #rendered(
    { live, locale, pathname, search, route }: DocumentRequest,
    caller: string,
    visitor: PageVisitor | undefined,
  ): Promise<RenderedPage> | undefined {
    const url = this.#options.origin + pathname + search;
    const { site } = live.snapshot;
    if (!route || !visitor) return live.pool?.render(url, locale, site, caller);
    return live.pool?.renderSecret({ owner: route.owner, url, locale, site, visitor, caller });
  }

  /** Rendered by the browser. */
  frame(wanted: DocumentRequest, isFailure = false): Extract<Outcome, { kind: 'frame' }> {
    return { kind: 'frame', document: composeFrame(wanted, this.#options, isFailure) };
  }
}
