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
  email: Type.String({ description: 'What a grant to read releases names' }),
});
const PATH = '/api/management/release';

/**
 * For the platform, which serves releases and knows neither sessions nor roles: who may decide about releases
 * (`person`), and who may read those that an operator granted them (`reader`). Others are refused here.
 */
export const releasePersonRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const tags = ['security'];
  const route = routesOf(app, {
    ...{ path: `${PATH}/person`, operation: 'managementReleasePerson', tags },
    access: ['Admin'],
  });
  // An address of its own: a platform that knows `person` alone takes everyone whom it answers for an operator.
  const readerRoute = routesOf(app, {
    ...{ path: `${PATH}/reader`, operation: 'managementReleaseReader', tags },
    access: ['Staff'],
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
      return { id, permission, name: personName(person, 'th'), email: person.email };
    },
  };
  route('GET', '', answering);
  route('GET /fresh', 'Fresh', { needsFreshStep: true, ...answering });
  readerRoute('GET', '', answering);
};
