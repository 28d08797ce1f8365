import { AppError } from '@dara/backend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCaller } from '../rendering/protocol.ts';
import { StoredDocument, type DocumentCache } from './document-cache.ts';
import { acceptedEncoding, isUnchanged } from './encoding.ts';
import { localeOf } from './language.ts';
import type { Live, LiveSite } from './live-site.ts';
import { CHANNELS, rss, type Article } from './rss.ts';
import { PLAIN_POLICY, secureDocument } from './security-headers.ts';
import type { FeedOverview, FeedPage, SitemapName } from './sitemap.ts';
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
  /** Shared with the documents, so that a change of content makes both anew. */
  cache: DocumentCache;
}

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const RETRY_AFTER_S = 10;

/** Serves what machines read of the site: `robots.txt`, sitemaps and news feeds. */
export function serveFeeds(app: FastifyInstance, options: FeedsOptions): void {
  const { site, origin, callApi, cache } = options;

  app.get('/robots.txt', async (request, reply) => {
    secureDocument(request, reply, PLAIN_POLICY);
    return reply.type('text/plain; charset=utf-8').send(robots(origin));
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

  for (const channel of CHANNELS) {
    app.get(`${channel.path}/rss.xml`, (request, reply) => {
      // The address alone decides: whoever follows a feed sends no cookie.
      const locale = localeOf(new URLSearchParams(request.url.split('?')[1]), undefined);
      return sendFeed(cache, request, reply, {
        key: `rss ${channel.type} ${locale}`,
        type: RSS,
        make: async () => {
          const { items } = await askApi<{ items: Article[] }>(
            callApi,
            `/api/feed/latest?type=${channel.type}`,
          );
          return rss(origin, channel, locale, items);
        },
      });
    });
  }
}

interface Feed {
  key: string;
  type: string;
  /** Returns null for what does not exist. */
  make: () => Promise<string | null>;
}

/** Sends a text made from the api's answers. */
async function sendFeed(
  cache: DocumentCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, type, make }: Feed,
): Promise<FastifyReply> {
  const { outcome } = await cache
    .get(key, async () => {
      const text = await make();
      return text === null
        ? { kind: 'frame', document: new StoredDocument(404, '') }
        : { kind: 'page', document: new StoredDocument(200, text) };
    })
    .catch((error: Error) => {
      throw new AppError('UNAVAILABLE', { cause: error, retryAfterS: RETRY_AFTER_S });
    });
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
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(await document.bytes(encoding));
}

async function makeSitemap(
  { origin, callApi }: FeedsOptions,
  { snapshot }: Live,
  name: SitemapName,
): Promise<string | null> {
  const { locale, kind, page } = name;
  if (kind === 'page') {
    if (page > 1) return null;
    const overview = await askApi<FeedOverview>(callApi, '/api/feed');
    return sitemap(origin, locale, pageAddresses(snapshot, overview));
  }
  if (!hasRecords(snapshot, kind)) return null;
  const records = await askApi<FeedPage>(callApi, `/api/feed/${kind}?page=${page}`);
  const addresses = recordAddresses(snapshot, kind, records);
  return addresses.length > 0 ? sitemap(origin, locale, addresses) : null;
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
