import { identityOf, type Identity, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listChoices, writeChoices } from './notice-choice.repository.ts';
import { NoticeChoiceBody, NoticeChoices } from './notice-choice.schema.ts';

const tags = ['notice'];
const access = 'signed-in';
const PATH = '/api/notice/choice';

/** Delivery settings of a user's notices. */
export const noticeChoiceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const db = services.db;
  const answer = async (person: Identity): Promise<NoticeChoices> => ({
    items: await listChoices(db, person),
  });

  const readSchema = {
    operationId: 'noticeChoiceList',
    summary: 'The kinds of notices that the signed-in user receives by mail and LINE',
    tags,
    response: { 200: NoticeChoices },
  };
  app.get(PATH, { config: { access }, schema: readSchema }, (request) =>
    answer(identityOf(request)),
  );

  const writeSchema = {
    operationId: 'noticeChoiceUpdate',
    summary: 'Chooses the kinds of notices to receive; absent kinds stay',
    tags,
    body: NoticeChoiceBody,
    response: { 200: NoticeChoices },
  };
  app.put(PATH, { config: { access }, schema: writeSchema }, async (request) => {
    const person = identityOf(request);
    await writeChoices(db, person, request.body.items);
    return answer(person);
  });
};
