import { addressKey as callerKey, type Limiter } from '@dara/backend';
import { localeAddress, mainLanguageOf } from '@dara/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '../registry/compression.ts';
import type { SiteMetrics } from './site-metrics.ts';
import type { PageVisitor } from '../rendering/protocol.ts';
import { DocumentCache, type CacheState, type Outcome } from './document-cache.ts';
import { acceptedEncoding, isUnchanged } from './encoding.ts';
import { DocumentRenderer, type DocumentRendererOptions } from './document-renderer.ts';
import { EarlyDocuments } from './early-documents.ts';
import { failedPage, unavailablePage } from './error-page.ts';
import { documentHeaders } from './document-headers.ts';
import { sendPlainPage } from './plain-page.ts';
import {
  addressKey,
  cacheKey,
  isCacheable,
  isPreviewed,
  isPrivateRoute,
  parseDocumentRequest,
  type DocumentRequest,
} from './document-request.ts';
import { frameKey, isCurrentKey } from './document-cache-key.ts';
import type { Live } from './live.ts';
import { RenderLimit } from './render-limit.ts';
import type { MatchedRoute } from './route-owner.ts';
import { secureDocument } from './security-headers.ts';
import type { StoredDocument } from './stored-document.ts';
import { visitorOf } from './visitor.ts';
import { withSnapshotOf } from './with-snapshot.ts';

export interface DocumentsOptions extends DocumentRendererOptions {
  metrics: SiteMetrics;
  limiter: Limiter;
  /** Whether a shared cache is configured and purged. */
  hasSharedCache?: boolean;
  /** When this instance last knew of all removals, as `Events.heardAt`. */
  heardAt?: () => number;
}

/** The response to send; without body if the browser has it already. */
interface Prepared {
  outcome: Outcome;
  state: CacheState | 'frame';
  encoding: Encoding;
  body: Buffer | undefined;
}

/** Handles document requests: rendered pages from the cache for public routes, unrendered documents for the others. */
export class Documents {
  readonly cache = new DocumentCache({
    toCurrent: (key, document) => this.#toCurrent(key, document),
    heardAt: () => this.#options.heardAt?.() ?? Infinity,
  });
  /** A separate cache, because they contain no content. */
  readonly #frames = new DocumentCache({
    toCurrent: (key, document) => this.#toCurrent(key, document),
  });
  readonly #options: DocumentsOptions;
  readonly #renderer: DocumentRenderer;
  readonly #limit: RenderLimit;
  /** State when rendering started: the number of content changes, and the live releases. */
  readonly #madeAt = new WeakMap<StoredDocument, { content: number; revision: string }>();
  /** Handler for `setEarlyAnswer`. */
  readonly early: EarlyDocuments;

  constructor(options: DocumentsOptions) {
    this.#options = options;
    this.#renderer = new DocumentRenderer(options);
    this.#limit = new RenderLimit(options.limiter);
    this.early = new EarlyDocuments({
      cache: this.cache,
      isShared: (wanted, document) => this.#isShared(wanted, { kind: 'page', document }),
      onAnswer: () => options.metrics.document('hit'),
    });
    options.site.onServed((...served) => {
      for (const cache of [this.cache, this.#frames])
        cache.snapshotChanged((key) => served.some((live) => isCurrentKey(live, key)));
    });
  }

  /** Of the live releases, or of others: of a preview, or of a canary. */
  async answer(request: FastifyRequest, reply: FastifyReply, others?: Live): Promise<FastifyReply> {
    const startedAt = performance.now();
    const live = others ?? this.#options.site.current;
    if (!live)
      return sendPlainPage(request, reply, 503, unavailablePage(this.#options.site.declaration));
    try {
      const wanted = parseDocumentRequest(request, live);
      const prepare = async (): Promise<Prepared> =>
        this.#prepared(request, wanted, await this.#outcome(wanted, request, reply));
      const prepared =
        (await this.cache.removals.prepare(prepare, addressKey(wanted))) ??
        (await this.#prepared(request, wanted, {
          outcome: this.#renderer.frame(wanted, true),
          state: 'frame',
        }));
      const { state } = prepared;
      this.#options.metrics.document(state);
      const dur = (performance.now() - startedAt).toFixed(1);
      reply.header('server-timing', `document;dur=${dur};desc="${state}"`);
      return this.#send(request, reply, wanted, prepared);
    } catch (error) {
      request.log.error({ err: error }, 'failed to send a document');
      return sendPlainPage(request, reply, 500, failedPage(live.snapshot.site));
    }
  }

  async #outcome(
    wanted: DocumentRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ outcome: Outcome; state: CacheState | 'frame' }> {
    const { live, route } = wanted;
    const { ip } = request;
    // From source the document is unrendered by design, which is not an error.
    if (live.isDeveloped || route?.isPreview)
      return { outcome: this.#renderer.frame(wanted), state: 'frame' };
    if (route?.isPreparing) return { outcome: this.#renderer.frame(wanted, true), state: 'frame' };
    if (route && route.access !== 'public')
      return { outcome: await this.#frame(wanted, route), state: 'frame' };
    if (route?.isSecret)
      return { outcome: await this.#render(wanted, ip, visitorOf(request, reply)), state: 'miss' };
    let isOwn = false;
    // A failed render does not invalidate the cached page.
    const make = async (): Promise<Outcome> => {
      isOwn = true;
      const { content } = this.cache;
      const outcome = await this.#render(wanted, ip);
      const { revision } = live.snapshot;
      if (outcome.kind === 'page') this.#madeAt.set(outcome.document, { content, revision });
      return outcome;
    };
    if (!isCacheable(wanted)) return { outcome: await make(), state: 'miss' };
    // A canary that fails must not look like a release that works, nor stand in for one.
    const address = live.split === 'canary' ? undefined : addressKey(wanted);
    const find = () => this.cache.get(cacheKey(wanted), make, address);
    const found = await find();
    // There was no capacity for the first caller; this one may have some.
    return !isOwn && this.#limit.isRefusal(found.outcome) ? find() : found;
  }

  /** The same document with the live snapshot, if everything else in it is unchanged. */
  #toCurrent(key: string, document: StoredDocument): StoredDocument {
    const { current, candidate } = this.#options.site;
    const made = this.#madeAt.get(document);
    const live = [current, candidate?.live].find((one) => one && isCurrentKey(one, key));
    if (!live || !made || made.revision === live.snapshot.revision) return document;
    const edited = document.edited((bytes) => withSnapshotOf(live, bytes));
    this.#madeAt.set(edited, { ...made, revision: live.snapshot.revision });
    return edited;
  }

  /** The document of a route, which is the same for all its addresses because search engines do not index it. */
  async #frame(wanted: DocumentRequest, route: MatchedRoute, isFailure = false): Promise<Outcome> {
    if (isPreviewed(wanted)) return this.#renderer.frame(wanted, isFailure);
    const make = async (): Promise<Outcome> => {
      const { document } = this.#renderer.frame(wanted, isFailure);
      this.#madeAt.set(document, { content: 0, revision: wanted.live.snapshot.revision });
      return { kind: 'page', document };
    };
    const key = `${frameKey(wanted.live, route, wanted.locale)}${isFailure ? ' failure' : ''}`;
    return (await this.#frames.get(key, make)).outcome;
  }

  async #render(wanted: DocumentRequest, ip: string, visitor?: PageVisitor): Promise<Outcome> {
    if (await this.#limit.allowsPage(ip)) {
      const outcome = await this.#renderer.render(wanted, callerKey(ip), visitor);
      return outcome ?? this.#refuse(wanted, ip);
    }
    this.#options.metrics.limited();
    return this.#refuse(wanted, ip);
  }

  #refuse(wanted: DocumentRequest, ip: string): Promise<Outcome> {
    const { route, live } = wanted;
    return this.#limit.refusal(ip, live.snapshot.site, () =>
      route ? this.#frame(wanted, route, true) : this.#renderer.frame(wanted, true),
    );
  }

  async #prepared(
    { headers }: FastifyRequest,
    wanted: DocumentRequest,
    { outcome, state }: Pick<Prepared, 'outcome' | 'state'>,
  ): Promise<Prepared> {
    const encoding = acceptedEncoding(headers['accept-encoding']);
    if (outcome.kind === 'redirect') return { outcome, state, encoding, body: undefined };
    const { document } = outcome;
    const isKept = document.status === 200 && !wanted.route?.isSecret && !isPreviewed(wanted);
    const isNews = !isKept || !isUnchanged(headers['if-none-match'], document.etag);
    const body = isNews ? await document.bytes(encoding) : undefined;
    return { outcome, state, encoding, body };
  }

  #send(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: DocumentRequest,
    { outcome, state, encoding, body }: Prepared,
  ): FastifyReply {
    const { live, locale, route } = wanted;
    const own = outcome.kind === 'redirect' ? undefined : outcome.document.policy;
    secureDocument(request, reply, route?.isPreview ? live.framedPolicy : (own ?? live.policy));
    const isOfCookie = isPrivateRoute(route) || live.split !== undefined;
    reply.header('vary', isOfCookie ? 'accept-encoding, cookie' : 'accept-encoding');
    if (outcome.kind === 'redirect') {
      const main = mainLanguageOf(live.snapshot.site);
      const location = localeAddress(outcome.location, locale, main);
      return reply.header('cache-control', 'no-store').redirect(location, 302);
    }
    const { document } = outcome;
    const isShared = state !== 'stale' && this.#isShared(wanted, outcome);
    reply.headers(documentHeaders(wanted, document, isShared));
    if (body && encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.code(body ? document.status : 304);
    if (state === 'hit' && isCacheable(wanted) && document.status === 200)
      this.early.keep(request, reply, { wanted, document, body });
    return reply.send(body);
  }

  /**
   * Whether a shared cache may store the response: a good, current, public page. A stale one would arrive there after
   * the purge.
   */
  #isShared(wanted: DocumentRequest, outcome: Outcome): boolean {
    const { hasSharedCache, site } = this.#options;
    if (!hasSharedCache || wanted.live.split || outcome.kind !== 'page') return false;
    if (!isCacheable(wanted)) return false;
    if (outcome.document.status !== 200) return false;
    const made = this.#madeAt.get(outcome.document);
    const isOfContent = made?.content === this.cache.content;
    return isOfContent && made?.revision === site.current?.snapshot.revision;
  }
}
