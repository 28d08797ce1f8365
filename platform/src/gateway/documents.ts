import type { Logger } from '@dara/backend';
import { ownPath, pageParams, type Head, type Locale } from '@dara/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { scriptRef } from '../registry/snapshot.ts';
import type { SiteMetrics } from '../telemetry/site-metrics.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { RenderError } from '../rendering/render-worker.ts';
import { composeDocument } from './document.ts';
import type { CacheState, Outcome } from './document-cache.ts';
import { DocumentCache, StoredDocument } from './document-cache.ts';
import { acceptedEncoding, isUnchanged } from './encoding.ts';
import { failedPage, unavailablePage } from './error-page.ts';
import { localeOf } from './language.ts';
import type { Live } from './live.ts';
import type { LiveSite } from './live-site.ts';
import type { MatchedRoute } from './route-owner.ts';
import { PLAIN_POLICY, secureDocument } from './security-headers.ts';

const MAX_QUERY = 1000;
/** The shell's chunk that draws around every management page. */
const MANAGEMENT_FRAME = 'management-frame';
/** How long a page whose rendering cost a worker is sent as a frame without trying again. */
const BREAK_MS = 30_000;
const OVERLOAD_PAUSE_MS = 10_000;

/** Search engines come again and keep what they know of the page. */
const UNAVAILABLE_HEADERS = { 'retry-after': '10', 'x-robots-tag': 'noindex' };

export interface DocumentsOptions {
  site: LiveSite;
  origin: string;
  /** Whether browsers may keep sessions without https; in development alone. */
  isPlainHttp: boolean;
  log: Logger;
  telemetry: Telemetry;
  metrics: SiteMetrics;
}

interface DocumentRequest {
  live: Live;
  locale: Locale;
  pathname: string;
  /** The parameters that count, in a fixed order. */
  search: string;
  route: MatchedRoute | undefined;
}

/** Answers document requests: rendered pages from the cache for public routes, frames for the others. */
export class Documents {
  readonly cache = new DocumentCache();
  readonly #options: DocumentsOptions;
  #overloadSaidAt = 0;
  readonly #broken = new LRUCache<string, true>({ max: 500, ttl: BREAK_MS });

  constructor(options: DocumentsOptions) {
    this.#options = options;
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const startedAt = performance.now();
    const live = this.#options.site.current;
    if (!live)
      return this.#plain(request, reply, 503, unavailablePage(this.#options.site.declaration));
    try {
      const wanted = parseDocumentRequest(request, live);
      const { outcome, state } = await this.#outcome(wanted);
      this.#options.metrics.document(state);
      const dur = (performance.now() - startedAt).toFixed(1);
      reply.header('server-timing', `document;dur=${dur};desc="${state}"`);
      return await this.#send(request, reply, wanted, outcome);
    } catch (error) {
      request.log.error({ err: error }, 'document failed');
      return this.#plain(request, reply, 500, failedPage(live.snapshot.site));
    }
  }

  async #outcome(
    wanted: DocumentRequest,
  ): Promise<{ outcome: Outcome; state: CacheState | 'frame' }> {
    const { live, route, locale, pathname, search } = wanted;
    if (route && route.access !== 'public') return { outcome: this.#frame(wanted), state: 'frame' };
    if (route?.isPreview) return { outcome: this.#frame(wanted), state: 'frame' };
    // What comes from sources is a frame by its nature and no failure.
    if (live.isDeveloped) return { outcome: this.#frame(wanted), state: 'frame' };
    // A rendering that failed says nothing against the page that was kept before.
    const make = async (): Promise<Outcome> =>
      this.#broken.has(breakerKey(wanted)) ? this.#frame(wanted, true) : this.#render(wanted);
    // Unknown paths are endless and pages of long queries are nobody else's: neither is worth keeping.
    if (!route || search.length > MAX_QUERY) return { outcome: await make(), state: 'miss' };
    const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
    return this.cache.get(`${live.snapshot.revision} ${locale} ${path}${search}`, make);
  }

  async #render(asked: DocumentRequest): Promise<Outcome> {
    const wanted = { ...asked, live: await this.#options.site.settled(asked.live) };
    const { live, locale, pathname, search, route } = wanted;
    const { origin, isPlainHttp, log, telemetry } = this.#options;
    try {
      const result = await live.pool?.render(
        origin + pathname + search,
        locale,
        live.snapshot.site,
      );
      if (!result) return this.#frame(wanted, true);
      // A page may send people to another path of the site, never elsewhere.
      const location = ownPath(result.redirect);
      if (location !== null) return { kind: 'redirect', location };
      if (result.status >= 500) throw new Error(`the page answered ${result.status}`);
      for (const message of result.errors ?? []) this.#report(wanted, message);
      const text = composeDocument({
        live,
        locale,
        origin,
        isPlainHttp,
        pathname,
        head: result.isPartial ? { ...result.head, noIndex: true } : result.head,
        rendered: result,
        owner: route?.owner ?? result.owner,
        scripts: route?.scripts ?? [],
      });
      // Without its data a page is shown with what it has, and told to machines as what it is.
      const status = result.isPartial && result.status === 200 ? 503 : result.status;
      const document = new StoredDocument(status, text);
      // A page with a failed part is shown and not kept: the next visitor may get it whole.
      const isKept = !result.errors?.length && !result.isPartial;
      return { kind: isKept ? 'page' : 'frame', document };
    } catch (error) {
      if (error instanceof RenderError && error.cost === 'overload') {
        // No fault of the page's release, so it is not held against it.
        this.#logOverload(pathname, error);
        return this.#frame(wanted, true);
      }
      if (error instanceof RenderError && error.cost === 'worker')
        this.#broken.set(breakerKey(wanted), true);
      const version = route && live.remotes.get(route.owner)?.version;
      log.error(
        { err: error, path: pathname, owner: route?.owner, version },
        'page not rendered on the server',
      );
      telemetry.serverError(route?.owner ?? live.shell.name, version ?? live.shell.version);
      return this.#frame(wanted, true);
    }
  }

  /** Once in a while: it happens to many pages at the same time. */
  #logOverload(pathname: string, error: RenderError): void {
    if (Date.now() - this.#overloadSaidAt < OVERLOAD_PAUSE_MS) return;
    this.#overloadSaidAt = Date.now();
    this.#options.log.warn({ err: error, path: pathname }, 'more pages than can be rendered');
  }

  #report({ live, pathname, route }: DocumentRequest, message: string): void {
    const owner = route?.owner ?? live.shell.name;
    const version = live.remotes.get(owner)?.version ?? live.shell.version;
    this.#options.log.error(
      { path: pathname, owner, version, problem: message },
      'part of a page failed on the server',
    );
    this.#options.telemetry.serverError(owner, version);
  }

  /** What the browser fills. In place of a page that could not be rendered it is 503 and not for search engines. */
  #frame(
    { live, locale, pathname, route }: DocumentRequest,
    isFailure = false,
  ): Extract<Outcome, { kind: 'frame' }> {
    const name = live.snapshot.site.name[locale];
    const isIndexed = route?.access === 'public' && !route.isPreview && !isFailure;
    const head: Head = {
      title: route ? `${route.title[locale]} · ${name}` : name,
      noIndex: !isIndexed,
    };
    const { origin, isPlainHttp } = this.#options;
    const frame = route?.frame === 'management' ? (live.shell.pages[MANAGEMENT_FRAME] ?? []) : [];
    const scripts = [
      ...frame.map((file) => scriptRef(live.shell, file)),
      ...(route?.scripts ?? []),
    ];
    const owner = route?.owner;
    const text = composeDocument({
      live,
      locale,
      origin,
      isPlainHttp,
      pathname,
      head,
      scripts,
      ...(owner ? { owner } : {}),
    });
    const status = !route ? 404 : isFailure ? 503 : 200;
    return { kind: 'frame', document: new StoredDocument(status, text) };
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    { live, locale, route }: DocumentRequest,
    outcome: Outcome,
  ): Promise<FastifyReply> {
    secureDocument(request, reply, route?.isPreview ? live.framedPolicy : live.policy);
    reply.header('vary', 'accept-encoding, cookie');
    if (outcome.kind === 'redirect') {
      return reply.header('cache-control', 'no-store').redirect(outcome.location, 302);
    }
    const { document } = outcome;
    const isPrivate = route !== undefined && route.access !== 'public';
    const caching = isPrivate ? 'private, no-cache' : 'no-cache';
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': live.isDeveloped ? 'no-store' : caching,
      etag: document.etag,
    });
    if (route?.isPreview) {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    }
    if (document.status === 503) {
      reply.headers({ 'cache-control': 'no-store', ...UNAVAILABLE_HEADERS });
    }
    if (document.status === 200 && isUnchanged(request.headers['if-none-match'], document.etag)) {
      return reply.code(304).send();
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(document.status).send(await document.bytes(encoding));
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

function parseDocumentRequest(request: FastifyRequest, live: Live): DocumentRequest {
  const [pathname = '/', ...rest] = request.url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const locale = localeOf(live.snapshot.site, query, request.headers.cookie);
  const kept = pageParams(query).toString();
  const search = kept && `?${kept}`;
  return { live, locale, pathname, search, route: live.owners(pathname) };
}

const breakerKey = ({ live, route }: DocumentRequest): string =>
  `${live.snapshot.revision} ${route?.owner ?? ''} ${route?.page ?? ''}`;
