import type { Logger } from '@dara/backend';
import { localeAddress, mainLanguageOf, ownPath } from '@dara/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteMetrics } from '../telemetry/site-metrics.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { PageVisitor, RenderedPage } from '../rendering/protocol.ts';
import { RenderError } from '../rendering/render-worker.ts';
import { composeDocument } from './document.ts';
import { DocumentCache, type CacheState, type Outcome } from './document-cache.ts';
import { acceptedEncoding, isUnchanged } from './encoding.ts';
import { DocumentFaults } from './document-faults.ts';
import { EarlyDocuments } from './early-documents.ts';
import { failedPage, unavailablePage } from './error-page.ts';
import { documentHeaders, UNAVAILABLE_HEADERS } from './document-headers.ts';
import {
  addressKey,
  breakerKey,
  cacheKey,
  isCacheable,
  isPrivateRoute,
  parseDocumentRequest,
  type DocumentRequest,
} from './document-request.ts';
import { composeFrame } from './frame.ts';
import type { LiveSite } from './live-site.ts';
import { frameKey, isMadeOf } from './made-of.ts';
import type { MatchedRoute } from './route-owner.ts';
import { PLAIN_POLICY, secureDocument } from './security-headers.ts';
import { StoredDocument } from './stored-document.ts';
import { visitorOf } from './visitor.ts';
import { withSnapshotOf } from './with-snapshot.ts';

/** How long an address whose rendering cost a renderer is answered without trying again. */
const BREAK_MS = 30_000;
const MAX_BROKEN = 2000;

export interface DocumentsOptions {
  site: LiveSite;
  origin: string;
  /** Whether browsers may keep sessions without https; in development alone. */
  isPlainHttp: boolean;
  log: Logger;
  telemetry: Telemetry;
  metrics: SiteMetrics;
  /** Whether a shared cache stands in front, which is told what to forget. */
  hasSharedCache?: boolean;
}

/** Answers document requests: rendered pages from the cache for public routes, frames for the others. */
export class Documents {
  readonly cache = new DocumentCache(Date.now, (key, document) => this.#toCurrent(key, document));
  /** Apart: content is none of theirs. */
  readonly #frames = new DocumentCache(Date.now, (key, document) => this.#toCurrent(key, document));
  readonly #options: DocumentsOptions;
  readonly #faults: DocumentFaults;
  /** What was known when a page was begun: the number of content changes, and what was live. */
  readonly #madeAt = new WeakMap<StoredDocument, { content: number; revision: string }>();
  /** What `setEarlyAnswer` is given. */
  readonly early: EarlyDocuments;
  readonly #broken = new LRUCache<string, true>({ max: MAX_BROKEN, ttl: BREAK_MS });

  constructor(options: DocumentsOptions) {
    this.#options = options;
    this.#faults = new DocumentFaults(options);
    this.early = new EarlyDocuments({
      cache: this.cache,
      current: () => options.site.current,
      isShared: (wanted, document) => this.#isShared(wanted, { kind: 'page', document }),
      onAnswer: () => options.metrics.document('hit'),
    });
    options.site.onServed((live) => {
      this.early.clear();
      for (const cache of [this.cache, this.#frames])
        cache.snapshotChanged((key) => isMadeOf(live, key));
    });
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const startedAt = performance.now();
    const live = this.#options.site.current;
    if (!live)
      return this.#plain(request, reply, 503, unavailablePage(this.#options.site.declaration));
    try {
      const wanted = parseDocumentRequest(request, live);
      const { outcome, state } = await this.#outcome(wanted, () => visitorOf(request, reply));
      this.#options.metrics.document(state);
      const dur = (performance.now() - startedAt).toFixed(1);
      reply.header('server-timing', `document;dur=${dur};desc="${state}"`);
      return await this.#send(request, reply, wanted, { outcome, state });
    } catch (error) {
      request.log.error({ err: error }, 'document failed');
      return this.#plain(request, reply, 500, failedPage(live.snapshot.site));
    }
  }

  async #outcome(
    wanted: DocumentRequest,
    visitor: () => PageVisitor,
  ): Promise<{ outcome: Outcome; state: CacheState | 'frame' }> {
    const { live, route } = wanted;
    // What comes from sources is a frame by its nature and no failure.
    if (live.isDeveloped || route?.isPreview)
      return { outcome: this.#frame(wanted), state: 'frame' };
    if (route?.isPreparing) return { outcome: this.#frame(wanted, true), state: 'frame' };
    if (route && route.access !== 'public')
      return { outcome: await this.#keptFrame(wanted, route), state: 'frame' };
    if (route?.isSecret) return { outcome: await this.#render(wanted, visitor()), state: 'miss' };
    // A rendering that failed says nothing against the page that was kept before.
    const make = async (): Promise<Outcome> => {
      const { content } = this.cache;
      const outcome = await this.#render(wanted);
      const { revision } = live.snapshot;
      if (outcome.kind === 'page') this.#madeAt.set(outcome.document, { content, revision });
      return outcome;
    };
    if (!isCacheable(wanted)) return { outcome: await make(), state: 'miss' };
    return this.cache.get(cacheKey(wanted), make, addressKey(wanted));
  }

  /** The same document naming the snapshot that is live, where all else that it is made of is the same there. */
  #toCurrent(key: string, document: StoredDocument): StoredDocument {
    const live = this.#options.site.current;
    const made = this.#madeAt.get(document);
    if (!live || !made || made.revision === live.snapshot.revision) return document;
    if (!isMadeOf(live, key)) return document;
    const current = document.edited((bytes) => withSnapshotOf(live, bytes));
    this.#madeAt.set(current, { ...made, revision: live.snapshot.revision });
    return current;
  }

  async #keptFrame(wanted: DocumentRequest, route: MatchedRoute): Promise<Outcome> {
    const make = async (): Promise<Outcome> => {
      const { document } = this.#frame(wanted);
      this.#madeAt.set(document, { content: 0, revision: wanted.live.snapshot.revision });
      return { kind: 'page', document };
    };
    const key = frameKey(wanted.live, route, wanted.locale);
    return (await this.#frames.get(key, make)).outcome;
  }

  async #render(asked: DocumentRequest, visitor?: PageVisitor): Promise<Outcome> {
    if (this.#broken.has(breakerKey(asked))) return this.#frame(asked, true);
    const wanted = { ...asked, live: await this.#options.site.settled(asked.live) };
    const { live, locale, pathname, route } = wanted;
    const { origin, isPlainHttp } = this.#options;
    try {
      const result = await this.#rendered(wanted, visitor);
      if (!result) return this.#frame(wanted, true);
      // A page may send people to another path of the site, never elsewhere.
      const location = ownPath(result.redirect);
      if (location !== null) return { kind: 'redirect', location };
      if (result.status >= 500) throw new Error(`the page answered ${result.status}`);
      if (result.html.length === 0) throw new Error('the page rendered nothing');
      for (const message of result.errors ?? []) this.#faults.part(wanted, message);
      const bytes = composeDocument({
        live,
        locale,
        origin,
        isPlainHttp,
        pathname,
        head: result.isPartial ? { ...result.head, noIndex: true } : result.head,
        rendered: result,
        owner: route?.owner ?? result.owner,
        frame: route?.frame,
        scripts: route?.scripts ?? [],
      });
      // Without its data a page is shown with what it has, and told to machines as what it is.
      const status = result.isPartial && result.status === 200 ? 503 : result.status;
      const document = new StoredDocument(status, bytes, live.policy);
      // A page with a failed part is shown and not kept: the next visitor may get it whole.
      const isKept = !result.errors?.length && !result.isPartial;
      return { kind: isKept ? 'page' : 'frame', document };
    } catch (error) {
      this.#faults.page(wanted, error);
      if (error instanceof RenderError && error.cost === 'worker')
        this.#broken.set(breakerKey(wanted), true);
      return this.#frame(wanted, true);
    }
  }

  #rendered(
    { live, locale, pathname, search, route }: DocumentRequest,
    visitor: PageVisitor | undefined,
  ): Promise<RenderedPage> | undefined {
    const url = this.#options.origin + pathname + search;
    const { site } = live.snapshot;
    if (!route || !visitor) return live.pool?.render(url, locale, site);
    return live.pool?.renderSecret({ owner: route.owner, url, locale, site, visitor });
  }

  #frame(wanted: DocumentRequest, isFailure = false): Extract<Outcome, { kind: 'frame' }> {
    return { kind: 'frame', document: composeFrame(wanted, this.#options, isFailure) };
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: DocumentRequest,
    { outcome, state }: { outcome: Outcome; state: CacheState | 'frame' },
  ): Promise<FastifyReply> {
    const { live, locale, route } = wanted;
    const own = outcome.kind === 'redirect' ? undefined : outcome.document.policy;
    secureDocument(request, reply, route?.isPreview ? live.framedPolicy : (own ?? live.policy));
    reply.header('vary', isPrivateRoute(route) ? 'accept-encoding, cookie' : 'accept-encoding');
    if (outcome.kind === 'redirect') {
      const main = mainLanguageOf(live.snapshot.site);
      const location = localeAddress(outcome.location, locale, main);
      return reply.header('cache-control', 'no-store').redirect(location, 302);
    }
    const { document } = outcome;
    const isShared = state !== 'stale' && this.#isShared(wanted, outcome);
    reply.headers(documentHeaders(wanted, document, isShared));
    const isKept = document.status === 200 && !route?.isSecret;
    const isNews = !isKept || !isUnchanged(request.headers['if-none-match'], document.etag);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (isNews && encoding !== 'identity') reply.header('content-encoding', encoding);
    const body = isNews ? await document.bytes(encoding) : undefined;
    reply.code(isNews ? document.status : 304);
    if (state === 'hit' && isCacheable(wanted) && document.status === 200)
      this.early.keep(request, reply, { wanted, document, body });
    return reply.send(body);
  }

  /**
   * Whether a shared cache may keep what is sent: a good page of everybody's, as it is now. One from before a change
   * would arrive there after the purge.
   */
  #isShared(wanted: DocumentRequest, outcome: Outcome): boolean {
    const { hasSharedCache, site } = this.#options;
    if (!hasSharedCache || outcome.kind !== 'page' || !isCacheable(wanted)) return false;
    if (outcome.document.status !== 200) return false;
    const made = this.#madeAt.get(outcome.document);
    const isOfContent = made?.content === this.cache.content;
    return isOfContent && made?.revision === site.current?.snapshot.revision;
  }

  #plain(request: FastifyRequest, reply: FastifyReply, status: number, text: string): FastifyReply {
    secureDocument(request, reply, PLAIN_POLICY);
    if (status === 503) reply.headers(UNAVAILABLE_HEADERS);
    return reply
      .code(status)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(text);
  }
}
