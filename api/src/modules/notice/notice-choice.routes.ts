import { identityOf, type Identity, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { listChoices, writeChoices } from './notice-choice.repository.ts';
import { NoticeChoiceBody, NoticeChoices } from './notice-choice.schema.ts';

const tags = ['notice'];
const access = 'signed-in';
const PATH = '/api/notice/choice';

/** Delivery settings of a user's notices. */
export const noticeChoiceRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const db = services.db;
  const answer = async (person: Identity): Promise<NoticeChoices> => ({
    items: await listChoices(db, person),
  });
  const route = routesOf(app, { path: PATH, operation: 'noticeChoice', access: access, tags });

  route('GET', 'List', {
    summary: 'The kinds of notices that the signed-in user receives by mail and LINE',
    answer: NoticeChoices,
    handler: (request) => answer(identityOf(request)),
  });
  route('PUT', 'Update', {
    summary: 'Chooses the kinds of notices to receive; absent kinds stay',
    body: NoticeChoiceBody,
    answer: NoticeChoices,
    handler: async (request) => {
      const person = identityOf(request);
      await writeChoices(db, person, request.body.items);
      return answer(person);
    },
  });
};
