import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { isId } from '../../domain/new-id.ts';
import { isOnReadableCard } from '../composite-card/card-image.ts';
import { createImageStore } from './image-store.ts';
import { maySeeImage } from './image.policy.ts';
import { CONTENT_TYPES, servedWidth, type ImageFormat } from './picture.ts';

const FILE = /^(\d{1,5})\.(avif|webp|jpg)$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** Rights may end, so private pictures are asked for again soon, and kept by the reader's browser only. */
const BRIEFLY = 'private, max-age=300';

/** Pictures in the widths and formats that pages ask for. */
export const imageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const images = createImageStore(services);

  app.get('/api/image/:id/:file', {
    config: { access: 'public' },
    schema: {
      params: Type.Object({
        id: Type.String({ maxLength: 200 }),
        file: Type.String({ maxLength: 200 }),
      }),
    },
    handler: async (request, reply) => {
      const { id, file } = request.params;
      const [, width = '', format = ''] = FILE.exec(file) ?? [];
      const image = isId(id) && width !== '' ? await images.find(id) : null;
      const reader = image?.access === 'private' ? await request.findIdentity() : null;
      const isSeen =
        image !== null &&
        (maySeeImage(image, reader) || (await isOnReadableCard(services.db, image.id, reader)));
      if (!isSeen) throw new AppError('IMAGE_NOT_EXIST');
      const kind = format as ImageFormat;
      const etag = `"${image.hash.slice(0, 32)}-${servedWidth(Number(width), image.width)}-${kind}"`;
      reply
        .header('etag', etag)
        .header('cache-control', image.access === 'public' ? FOREVER : BRIEFLY);
      if (sameTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
      const bytes = await images.variant(image, Number(width), kind);
      return reply
        .type(CONTENT_TYPES[kind])
        .header('content-security-policy', "default-src 'none'")
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes);
    },
  });
};

function sameTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
