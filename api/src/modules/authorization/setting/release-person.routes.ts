import { identityOf, type Services } from '@dara/backend';
import { personName } from '@dara/model';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { routesOf } from '../../../kernel/http/routes.ts';
import { Permission } from '../../../kernel/schema/permission.ts';

const ReleasePerson = Type.Object({
  id: Type.String(),
  permission: Permission,
  name: Type.String({ description: 'Shown in the history of releases' }),
});

/**
 * For the platform, which serves releases and knows neither sessions nor roles: who may decide about releases. Others
 * are refused here.
 */
export const releasePersonRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/management/release/person',
    operation: 'managementReleasePerson',
    access: ['Admin'],
    tags: ['security'],
  });
  const answering = {
    answer: ReleasePerson,
    handler: async (request: FastifyRequest) => {
      const { id, permission } = identityOf(request);
      const person = await services.db
        .selectFrom('profile')
        .select(['first_name as firstName', 'last_name as lastName', 'email'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { id, permission, name: personName(person, 'th') };
    },
  };
  route('GET', '', answering);
  route('GET /fresh', 'Fresh', { needsFreshStep: true, ...answering });
};
