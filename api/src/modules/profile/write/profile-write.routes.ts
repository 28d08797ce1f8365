import { AppError, identityOf, multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { isId } from '../../../kernel/new-id.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { canReadProfile } from '../profile.policy.ts';
import { ManagementProfile } from '../profile.schema.ts';
import { createProfileWrites } from './profile-write.ts';
import {
  PROFILE_UPLOADS,
  ProfileCreateForm,
  ProfileUpdateForm,
  type ProfileCreate,
  type ProfileUpdate,
} from './profile-write.schema.ts';

const PATH = '/api/management/profile';
const tags = ['profile'];
const consumes = ['multipart/form-data', 'application/json'];

const idOf = ({ params }: Pick<FastifyRequest, 'params'>): string =>
  (params as { id: string }).id.toLowerCase();

/** Others' records do not exist for anybody but administrators. */
async function authorizeProfile(request: FastifyRequest): Promise<void> {
  const id = idOf(request);
  if (!isId(id) || !canReadProfile(identityOf(request), id)) throw new AppError('USER_NOT_EXIST');
}

/** Creation of users by administrators, and changes by them or the user. */
export const profileWriteRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { check, create, update } = createProfileWrites(services);

  app.post(PATH, {
    config: {
      access: ['Admin'],
      check: (request) =>
        check(identityOf(request), null, recordOf<ProfileCreate>(request), request.uploads),
    },
    preValidation: multipartRecord(PROFILE_UPLOADS),
    schema: {
      operationId: 'managementProfileCreate',
      summary:
        'Makes an administrator or a member of staff, who is mailed a link to set a password',
      tags,
      consumes,
      body: ProfileCreateForm,
      response: { 201: ManagementProfile },
    },
    handler: async (request, reply) => {
      const made = await create(actorContextOf(request), request.body.data, request.uploads);
      return reply.status(201).send(made);
    },
  });

  app.put(`${PATH}/:id`, {
    config: {
      access: 'signed-in',
      check: (request) =>
        check(
          identityOf(request),
          idOf(request),
          recordOf<ProfileUpdate>(request),
          request.uploads,
        ),
    },
    onRequest: authorizeProfile,
    preValidation: multipartRecord(PROFILE_UPLOADS),
    schema: {
      operationId: 'managementProfileUpdate',
      summary: 'Changes a user, by administrators or the user; absent fields stay',
      tags,
      consumes,
      params: IdParams,
      body: ProfileUpdateForm,
      response: { 200: ManagementProfile },
    },
    handler: (request) =>
      update(actorContextOf(request), idOf(request), request.body.data, request.uploads),
  });
};
