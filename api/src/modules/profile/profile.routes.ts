import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isId } from '../../kernel/new-id.ts';
import { IdParams } from '../../kernel/schema/shapes.ts';
import { canReadProfile } from './profile.policy.ts';
import { findProfile, listProfiles } from './profile.repository.ts';
import { ManagementProfile, ManagementProfilePage, ProfileDetailQuery } from './profile.schema.ts';
import { ProfileListQuery } from './profile-query.schema.ts';

const PATH = '/api/management/profile';
const tags = ['profile'];

/** Users in management: the list for administrators, a record for them and for oneself. */
export const profileRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const db = services.db;

  const listSchema = {
    operationId: 'managementProfileList',
    tags,
    querystring: ProfileListQuery,
    response: { 200: ManagementProfilePage },
  };
  app.get(PATH, { config: { access: ['Admin'] }, schema: listSchema }, ({ query }) =>
    listProfiles(db, query),
  );

  const detailSchema = {
    operationId: 'managementProfileDetail',
    tags,
    params: IdParams,
    querystring: ProfileDetailQuery,
    response: { 200: ManagementProfile },
  };
  app.get(
    `${PATH}/:id`,
    { config: { access: 'signed-in', isOpenWhileSuspended: true }, schema: detailSchema },
    async (request) => {
      const { id } = request.params;
      const { deleted = false } = request.query;
      const reader = identityOf(request);
      if (deleted && reader.permission !== 'Admin') throw new AppError('FORBIDDEN');
      const isAllowed = isId(id) && canReadProfile(reader, id);
      const found = isAllowed ? await findProfile(db, id, { deleted }) : undefined;
      if (!found) throw new AppError('USER_NOT_EXIST');
      return found;
    },
  );
};
