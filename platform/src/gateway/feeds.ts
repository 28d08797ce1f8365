import { AppError } from '@dara/backend';
import { languagesOf, PLAIN_PAGE } from '@dara/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCaller } from '../rendering/protocol.ts';
import type { DocumentCache } from './document-cache.ts';
import { StoredDocument } from './stored-document.ts';
import { acceptedEncoding, isUnchanged } from './encoding.ts';
import { localeOf } from './language.ts';
import { declaredFeeds, declaredRobots } from './declared.ts';
import type { Live } from './live.ts';
import type { LiveSite } from './live-site.ts';
import { rss, type Article } from './rss.ts';
import { PLAIN_POLICY, secureDocument } from './security-headers.ts';
import type { FeedPage } from '../rendering/record-path.ts';
import type { FeedOverview, SitemapName } from './sitemap.ts';
import {
  hasRecords,
  pageAddresses,
  readSitemapName,
  recordAddresses,
  robots,
  sitemap,
  sitemapIndex,
} from './sitemap.ts';

export interface FeedsOptions {
  site: LiveSite;
  origin: string;
  callApi: ApiCaller;
  /** Shared with the documents, so that a content change invalidates both. */
  cache: DocumentCache;
}

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const RSS_FILE = '/rss.xml';
const RETRY_AFTER_S = 10;

/** Handles `rss.xml` below a page with a feed; undefined for other requests. */
type AnswerRss = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | undefined;

/** Serves `robots.txt` and sitemaps. Returns the handler of RSS, which can be below any path. */
export function serveFeeds(app: FastifyInstance, options: FeedsOptions): AnswerRss {
  const { site, origin, callApi, cache } = options;

  app.get('/robots.txt', async (request, reply) => {
    secureDocument(request, reply, PLAIN_POLICY);
    return reply
      .type('text/plain; charset=utf-8')
      .send(robots(origin, site.current ? declaredRobots(site.current) : []));
  });

  app.get('/sitemap.xml', (request, reply) => {
    const { snapshot } = currentRelease(site);
    return sendFeed(cache, request, reply, {
      key: `${snapshot.revision} sitemap`,
      type: XML,
      make: async () =>
        sitemapIndex(origin, snapshot, await askApi<FeedOverview>(callApi, '/api/feed')),
    });
  });

  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', (request, reply) => {
    const live = currentRelease(site);
    const name = readSitemapName(request.params.name);
    if (!name) return reply.callNotFound();
    return sendFeed(cache, request, reply, {
      key: `${live.snapshot.revision} sitemap ${request.params.name}`,
      type: XML,
      make: () => makeSitemap(options, live, name),
    });
  });

  return (request, reply) => {
    const [path = '', query] = request.url.split('?');
    const live = path.endsWith(RSS_FILE) ? site.current : undefined;
    const wanted = path.slice(0, -RSS_FILE.length);
    const feed = live && declaredFeeds(live).find((one) => one.path === wanted);
    if (!live || !feed) return undefined;
    // By the address only, because feed readers send no cookie.
    const locale = localeOf(live.snapshot.site, new URLSearchParams(query), undefined);
    return sendFeed(cache, request, reply, {
      key: `${live.snapshot.revision} rss ${feed.path} ${locale}`,
      type: RSS,
      make: async () => {
        const { items } = await askApi<{ items: Article[] }>(
          callApi,
          `/api/feed/latest?type=${feed.type}`,
        );
        return rss({ origin, site: live.snapshot.site }, feed, locale, items);
      },
    });
  };
}

interface Feed {
  key: string;
  type: string;
  /** Returns null for unknown names. */
  make: () => Promise<string | null>;
}

/** Sends a text generated from api responses. */
async function sendFeed(
  cache: DocumentCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, type, make }: Feed,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const prepared = await cache.removals
    .prepare(async () => {
      const { outcome } = await cache.get(key, async () => {
        const text = await make();
        return text === null
          ? { kind: 'frame', document: new StoredDocument(404, '') }
          : { kind: 'page', document: new StoredDocument(200, text) };
      });
      const body = outcome.kind === 'page' ? await outcome.document.bytes(encoding) : undefined;
      return { outcome, body };
    })
    .catch((error: Error) => {
      throw new AppError('UNAVAILABLE', { cause: error, retryAfterS: RETRY_AFTER_S });
    });
  if (!prepared) throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
  const { outcome, body } = prepared;
  if (outcome.kind === 'redirect' || outcome.document.status !== 200) {
    reply.callNotFound();
    return reply;
  }
  const { document } = outcome;
  secureDocument(request, reply, PLAIN_POLICY);
  reply.headers({
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: document.etag,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (isUnchanged(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(body);
}

async function makeSitemap(
  { origin, callApi }: FeedsOptions,
  { snapshot }: Live,
  name: SitemapName,
): Promise<string | null> {
  const { locale, kind, page } = name;
  const { site } = snapshot;
  if (!languagesOf(site).includes(locale)) return null;
  const place = { origin, site };
  if (kind === PLAIN_PAGE) {
    if (page > 1) return null;
    const overview = await askApi<FeedOverview>(callApi, '/api/feed');
    return sitemap(place, locale, pageAddresses(snapshot, overview));
  }
  if (!hasRecords(snapshot, kind)) return null;
  const records = await askApi<FeedPage>(callApi, `/api/feed/${kind}?page=${page}`);
  const addresses = recordAddresses(snapshot, kind, records);
  return addresses.length > 0 ? sitemap(place, locale, addresses) : null;
}

async function askApi<T>(callApi: ApiCaller, path: string): Promise<T> {
  const { status, body } = await callApi({ method: 'GET', path, headers: {} });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return JSON.parse(body) as T;
}

function currentRelease(site: LiveSite): Live {
  const live = site.current;
  if (!live) throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
  return live;
}
