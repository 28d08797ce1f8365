import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { ProfileChoiceBody, storeProfileChoice } from './profile-choice.ts';

/** Display preferences of the signed-in user. */
export const profileChoiceRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const group = { path: '/api/account', operation: 'account', tags: ['account'] };

  routesOf(app, { ...group, access: 'signed-in' })('PUT /choice', 'Choice', {
    summary: 'Keeps language and theme with the account, for every device',
    isOpenWithoutSecondStep: true,
    isOpenWhileSuspended: true,
    body: ProfileChoiceBody,
    handler: (request) =>
      services.db
        .transaction()
        .execute((trx) => storeProfileChoice(trx, actorContextOf(request), request.body)),
  });
};
