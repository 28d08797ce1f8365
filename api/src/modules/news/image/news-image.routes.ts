import {
  AppError,
  checkAll,
  identityOf,
  invalidField,
  multipartRecord,
  recordOf,
  type Limit,
  type Services,
  type Uploads,
} from '@dara/backend';
import { NEWS_LINES } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type, type Static } from 'typebox';
import { cleanLine, InputCheck, Upload } from '../../../kernel/schema/input.ts';
import { ImageRef } from '../../../kernel/schema/shapes.ts';
import { createImageStore, readUploads } from '../../image/image.public.ts';

/** More than anybody puts into articles by hand. */
const PICTURES: Limit = { name: 'news-picture', max: 200, windowMs: 10 * 60_000 };
const FILES = { image: { max: 1 } };

const Line = Type.Optional(Type.String({ maxLength: NEWS_LINES.pictureAlt }));
const NewsPictureInput = Type.Object(
  { alt: Type.Optional(Type.Object({ th: Line, en: Line })) },
  { title: 'NewsPictureInput' },
);
type NewsPictureInput = Static<typeof NewsPictureInput>;

/** Alternative text of an image; null without one. */
function altOf({ alt }: NewsPictureInput) {
  const check = new InputCheck();
  const lines = { th: cleanLine(alt?.th ?? ''), en: cleanLine(alt?.en ?? '') };
  check.atMost('alt.th', lines.th, NEWS_LINES.pictureAlt);
  check.atMost('alt.en', lines.en, NEWS_LINES.pictureAlt);
  check.throwIfRefused();
  return lines.th === '' && lines.en === '' ? null : lines;
}

/** Images within texts: stored immediately, public with the article that uses them, removed when unused. */
export const newsImageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const images = createImageStore(services);

  async function read(data: NewsPictureInput, uploads: Uploads) {
    const [alt, { image }] = await checkAll(
      () => altOf(data),
      () => readUploads(images, uploads, FILES),
    );
    const [picture] = image;
    if (!picture) throw invalidField('image', 'required');
    return { alt, picture };
  }

  app.post('/api/management/news/picture', {
    config: {
      access: ['Staff', 'Admin'],
      check: (request) => read(recordOf<NewsPictureInput>(request), request.uploads),
    },
    preValidation: multipartRecord({ image: 1 }),
    schema: {
      operationId: 'managementNewsPicture',
      summary: 'Stores an image for the text of an article',
      tags: ['management news'],
      consumes: ['multipart/form-data', 'application/json'],
      body: Type.Object({ data: NewsPictureInput, image: Type.Optional(Upload) }),
      response: { 201: ImageRef },
    },
    handler: async (request, reply) => {
      const { id: createdBy } = identityOf(request);
      const { alt, picture } = await read(request.body.data, request.uploads);
      const hit = await services.limiter.hit(PICTURES, createdBy);
      if (!hit.isAllowed) throw new AppError('RATE_LIMITED', { retryAfterS: hit.retryAfterS });
      const owner = { alt, access: 'public', isEditorial: true, createdBy } as const;
      return reply.status(201).send(await images.store(picture, owner));
    },
  });
};
