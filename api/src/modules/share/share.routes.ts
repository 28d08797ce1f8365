import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { WHILE_PUBLIC } from '../../kernel/http/caching.ts';
import { hasSameTag } from '../../kernel/http/same-tag.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { createShareStore } from './share-store.ts';
import { versionOf } from '../../kernel/http/share-address.ts';
import { siteSubject, type ShareSubject } from './share.model.ts';
import { SHARE_KINDS } from './share.repository.ts';

const FILE = /^(th|en)\.png$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** A URL without the record's version shows the current record. */
const BRIEFLY = 'public, max-age=300';

const Text = Type.String({ maxLength: 200 });

function languageOf(file: string): Language {
  const language = FILE.exec(file)?.[1] as Language | undefined;
  if (!language) throw new AppError('IMAGE_NOT_EXIST');
  return language;
}

/** Images of 1200 x 630 for link previews: of a public record, or of the whole site. */
export const shareRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const store = createShareStore(services);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    picture: { folder: string; subject: ShareSubject; language: Language; caching: string },
  ): Promise<FastifyReply> {
    const { folder, subject, language, caching } = picture;
    const etag = `"${store.tagOf(subject, language)}"`;
    reply.headers({ etag, 'cache-control': caching });
    if (hasSameTag(request, etag)) return reply.status(304).send();
    const bytes = await store.picture(folder, subject, language);
    return reply
      .type('image/png')
      .headers({
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(bytes);
  }

  app.get('/api/share/site/:file', {
    config: { access: 'public' },
    schema: { params: Type.Object({ file: Text }) },
    handler: async (request, reply) => {
      const language = languageOf(request.params.file);
      const subject = siteSubject(language);
      return send(request, reply, { folder: 'site', subject, language, caching: BRIEFLY });
    },
  });

  app.get('/api/share/:kind/:id/:file', {
    config: { access: 'public' },
    schema: {
      params: Type.Object({ kind: Text, id: Text, file: Text }),
      querystring: Type.Object({ v: Type.Optional(Text) }),
    },
    handler: async (request, reply) => {
      const { id, file } = request.params;
      const language = languageOf(file);
      const kind = Object.hasOwn(SHARE_KINDS, request.params.kind)
        ? SHARE_KINDS[request.params.kind]
        : undefined;
      if (!kind) throw new AppError('IMAGE_NOT_EXIST');
      const record = await kind.find(services.db, id, language);
      if (!record) throw new AppError(kind.missing);
      const { subject, updatedAt } = record;
      const isCurrent = request.query.v === versionOf(updatedAt);
      return send(request, reply, {
        folder: `${request.params.kind}/${id}`,
        subject,
        language,
        caching: kind.isOfPerson ? WHILE_PUBLIC : isCurrent ? FOREVER : BRIEFLY,
      });
    },
  });
};
