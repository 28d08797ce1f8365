import { Readable } from 'node:stream';
import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PRIVATE, WHILE_PUBLIC } from '../../../kernel/http/caching.ts';
import { hasSameTag } from '../../../kernel/http/same-tag.ts';
import { createImageReader } from '../../image/image.public.ts';
import { bytesOf } from '../file/video-parts.ts';
import { findVideo } from '../video.repository.ts';
import { VideoParams } from '../video.schema.ts';
import { byteRange } from './byte-range.ts';
import { isPublicVideo, maySeeVideo } from './video.policy.ts';

/** Serves video files, with range requests for seeking. */
export const videoFileRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, files } = services;
  const readerOf = createImageReader(app, services);

  app.get('/api/video/:id/video.mp4', {
    config: { access: 'public' },
    schema: { params: VideoParams },
    handler: async (request, reply) => {
      const video = await findVideo(db, request.params.id);
      if (!video?.finished_at) throw new AppError('VIDEO_NOT_EXIST');
      const isShown = await isPublicVideo(db, video.id);
      if (!isShown && !(await maySeeVideo(db, video, await readerOf(request))))
        throw new AppError('VIDEO_NOT_EXIST');
      // A finished video never changes.
      const etag = `"${video.id}"`;
      reply
        .header('etag', etag)
        .header('accept-ranges', 'bytes')
        .header('cache-control', isShown ? WHILE_PUBLIC : PRIVATE);
      if (hasSameTag(request, etag)) return reply.status(304).send();
      const { 'if-range': known } = request.headers;
      const asked = known === undefined || known === etag ? request.headers.range : undefined;
      const range = byteRange(asked, video.size);
      if (range === 'unsatisfiable') {
        return reply
          .status(416)
          .header('content-range', `bytes */${video.size}`)
          .header('cache-control', PRIVATE)
          .send();
      }
      const { start, end } = range ?? { start: 0, end: video.size };
      if (range) {
        reply.status(206).header('content-range', `bytes ${start}-${end - 1}/${video.size}`);
      }
      const isHead = request.method === 'HEAD';
      return reply
        .type('video/mp4')
        .header('content-length', end - start)
        .header('content-security-policy', "default-src 'none'")
        .header('cross-origin-resource-policy', isShown ? 'cross-origin' : 'same-origin')
        .send(Readable.from(isHead ? [] : bytesOf(files, video, { start, end })));
    },
  });
};
