import { createHash } from 'node:crypto';
import { SNAPSHOT_PATH, WHOLE_SNAPSHOT_PATH } from '@dara/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Assets } from './assets.ts';
import { meantPath } from './copied-link.ts';
import { Documents, type DocumentsOptions } from './documents.ts';
import { isUnchanged } from './encoding.ts';
import { serveFeeds } from './feeds.ts';
import { serveIcons } from './icons.ts';
import { serveLiveReleases } from './live-releases.ts';
import { FullSnapshots } from './full-snapshots.ts';
import { serveTeamPackages } from './team-packages.ts';
import { isPreviewRequested } from './preview-cookie.ts';
import { assignReleases, releasesFor } from './visitor-group.ts';
import { servePreviews } from './serve-previews.ts';
import type { LiveRenderers } from './live-renderers.ts';
import type { ApiCaller } from '../rendering/protocol.ts';
import type { Registry } from '../registry/registry.ts';

export interface GatewayOptions extends DocumentsOptions {
  registry: Registry;
  callApi: ApiCaller;
  /** Of releases that are not live. */
  previewRenderers: LiveRenderers;
}

/** Paths for programs: unknown ones get a problem document, not a page. */
const MACHINE_PATH = /^\/(?:api|_dara|assets)(?:\/|$)/;

/** Serves documents, release files, feeds and the registry's snapshot. Returns the documents, for invalidation. */
export function serveSite(app: FastifyInstance, options: GatewayOptions): Documents {
  const { site, registry, origin, callApi } = options;
  const documents = new Documents(options);
  const previews = servePreviews(app, { ...options, documents });
  app.setEarlyAnswer('/*', (request) => {
    if (isPreviewRequested(request.headers)) return undefined;
    const live = releasesFor(site, request.headers);
    return live && documents.early.answer(request, live);
  });
  const assets = new Assets(registry, (integrity) => site.scheduleRecheck(integrity));

  app.get(SNAPSHOT_PATH, async (request, reply) => {
    const live = site.current;
    if (!live) return reply.callNotFound();
    const etag = `"${createHash('sha256').update(live.snapshotJson).digest('base64url').slice(0, 27)}"`;
    reply.headers({ 'cache-control': live.isDeveloped ? 'no-store' : 'no-cache', etag });
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(live.snapshotJson);
  });

  serveLiveReleases(app, site);
  serveTeamPackages(app, site);
  const snapshots = new FullSnapshots(site, registry);
  app.get<{ Params: { file: string } }>(`${WHOLE_SNAPSHOT_PATH}/:file`, (request, reply) =>
    snapshots.answer(request, reply),
  );

  app.get<{ Params: { name: string; file: string } }>('/assets/:name/:file', (request, reply) =>
    assets.answer(request, reply),
  );

  const answerRss = serveFeeds(app, { site, origin, callApi, cache: documents.cache });
  serveIcons(app, site);

  app.get('/.well-known/change-password', async (_request, reply) => {
    const path = site.declaration.passwordPath;
    return path ? redirect(reply, path) : reply.callNotFound();
  });

  app.get('/*', async (request, reply) => {
    if (isMachinePath(request)) return reply.callNotFound();
    const meant = meantPath(request.url);
    const isPage = meant && site.current?.owners(meant.split('?')[0] ?? '');
    if (isPage) return redirect(reply, meant);
    const rss = answerRss(request, reply);
    if (rss) return rss;
    return isPreviewRequested(request.headers)
      ? previews.answer(request, reply)
      : documents.answer(request, reply, assignReleases(site, request, reply, origin));
  });

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    // Before the body is read, because it is not used.
    onRequest: async (request, reply) => {
      if (isMachinePath(request)) return reply.callNotFound();
      return reply
        .code(405)
        .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Method Not Allowed');
    },
    handler: async (_request, reply) => reply.callNotFound(),
  });
  return documents;
}

const redirect = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path, 302);

const isMachinePath = (request: FastifyRequest): boolean =>
  MACHINE_PATH.test(request.url.split('?')[0] ?? '');
