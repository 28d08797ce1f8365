import { identityOf, type Services } from '@dara/backend';
import { personName } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Permission } from '../../../kernel/schema/permission.ts';

const PATH = '/api/management/release/person';
const access = ['Admin'] as const;

const ReleasePerson = Type.Object({
  id: Type.String(),
  permission: Permission,
  name: Type.String({ description: 'Shown in the history of releases' }),
});

/**
 * For the platform, which serves releases and knows neither sessions nor roles: who may decide about releases. Others
 * are refused here.
 */
export const releasePersonRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const paths = [
    { url: PATH, config: { access }, operationId: 'managementReleasePerson' },
    {
      url: `${PATH}/fresh`,
      config: { access, needsFreshStep: true },
      operationId: 'managementReleasePersonFresh',
    },
  ] as const;
  for (const { url, config, operationId } of paths)
    app.get(url, {
      config,
      schema: { operationId, tags: ['security'], response: { 200: ReleasePerson } },
      handler: async (request) => {
        const { id, permission } = identityOf(request);
        const person = await services.db
          .selectFrom('profile')
          .select(['first_name as firstName', 'last_name as lastName', 'email'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return { id, permission, name: personName(person, 'th') };
      },
    });
};
