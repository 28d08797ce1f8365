import {
  countAttempt,
  checkAll,
  identityOf,
  invalidField,
  recordOf,
  type Limit,
  type Services,
  type Uploads,
} from '@dara/backend';
import { NEWS_LINES } from '@dara/model';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { Type, type Static } from 'typebox';
import { cleanLine, InputCheck } from '../../../kernel/schema/input.ts';
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
export const newsImageRoutes: FastifyPluginAsync<{ services: Services }> = async (
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

  const route = routesOf(app, {
    path: '/api/management/news/picture',
    operation: 'managementNews',
    access: ['Staff', 'Admin'],
    tags: ['management news'],
  });

  route('POST', 'Picture', {
    summary: 'Stores an image for the text of an article',
    check: (request) => read(recordOf<NewsPictureInput>(request), request.uploads),
    form: NewsPictureInput,
    uploads: { image: 1 },
    created: ImageRef,
    handler: async (request) => {
      const { id: createdBy } = identityOf(request);
      const { alt, picture } = await read(request.body.data, request.uploads);
      await countAttempt(services.limiter, PICTURES, createdBy);
      const owner = { alt, access: 'public', isEditorial: true, createdBy } as const;
      return await images.store(picture, owner);
    },
  });
};
