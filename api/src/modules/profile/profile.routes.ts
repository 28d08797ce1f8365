import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { exportRoute } from '../../kernel/record/workbook-answer.ts';
import { exportProfiles } from './export/profile-export.ts';
import {
  bulkProfiles,
  deleteProfile,
  restoreProfile,
  sendUserPasswordLink,
} from './lifecycle/profile-lifecycle.ts';
import { ProfileBulkBody, ProfileBulkResult } from './lifecycle/profile-lifecycle.schema.ts';
import { canReadProfile } from './profile.policy.ts';
import { findProfile, listProfiles } from './profile.repository.ts';
import { ManagementProfile, ManagementProfilePage, ProfileDetailQuery } from './profile.schema.ts';
import { ProfileListQuery, profileFilters } from './profile-query.schema.ts';
import { createProfileWrites } from './write/profile-write.ts';
import { PROFILE_UPLOADS, ProfileCreate, ProfileUpdate } from './write/profile-write.schema.ts';

const path = '/api/management/profile';
const operation = 'managementProfile';
const tags = ['profile'];

const idOf = ({ params }: Pick<FastifyRequest, 'params'>): string => (params as { id: string }).id;

/** Others' records do not exist for anybody but administrators. */
async function authorizeProfile(request: FastifyRequest): Promise<void> {
  const id = idOf(request);
  if (!canReadProfile(identityOf(request), id)) throw new AppError('USER_NOT_EXIST');
}

type Options = { services: Services };

/** Users in management: all of them for administrators, for the others their own record. */
export const profileRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  await app.register(adminRoutes, options);
  await app.register(recordRoutes, options);
};

const adminRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const route = routesOf(app, { path, operation, tags, access: ['Admin'] });
  const { check, create } = createProfileWrites(services);

  route('GET', 'List', {
    query: ProfileListQuery,
    answer: ManagementProfilePage,
    handler: ({ query }) => listProfiles(services.db, query),
  });

  exportRoute(route, {
    summary: 'The filtered list as a workbook',
    file: 'users',
    filters: profileFilters,
    workbook: (request) => exportProfiles(services, request),
  });

  route('POST', 'Create', {
    summary: 'Creates an administrator or a member of staff, and mails a link to set a password',
    form: ProfileCreate,
    uploads: PROFILE_UPLOADS,
    check: (request, data) => check(identityOf(request), null, data, request.uploads),
    created: ManagementProfile,
    handler: (request) => create(actorContextOf(request), request.body.data, request.uploads),
  });

  route('DELETE /:id', 'Delete', {
    summary: 'Deletes a user, whose sign-ins end; can be restored for 30 days',
    handler: (request) => deleteProfile(services, actorContextOf(request), request.params.id),
  });

  route('POST /:id/restore', 'Restore', {
    summary: 'Restores a deleted user',
    answer: ManagementProfile,
    handler: (request) => restoreProfile(services, actorContextOf(request), request.params.id),
  });

  route('POST /:id/passwordlink', 'PasswordLink', {
    summary: 'Mails the user a link to set a password',
    handler: (request) =>
      sendUserPasswordLink(services, actorContextOf(request), request.params.id),
  });

  route('POST /bulk', 'Bulk', {
    summary: 'Activates or deactivates many users; one result per user',
    idempotency: 'repeatable',
    body: ProfileBulkBody,
    answer: ProfileBulkResult,
    handler: (request) => bulkProfiles(services, actorContextOf(request), request.body),
  });
};

/** One user, for administrators and for the user. */
const recordRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const route = routesOf(app, { path, operation, tags, access: 'signed-in' });
  const { check, update } = createProfileWrites(services);

  route('GET /:id', 'Detail', {
    isOpenWhileSuspended: true,
    query: ProfileDetailQuery,
    answer: ManagementProfile,
    handler: async (request) => {
      const { id } = request.params;
      const { deleted = false } = request.query;
      const reader = identityOf(request);
      if (deleted && reader.permission !== 'Admin') throw new AppError('FORBIDDEN');
      const isAllowed = canReadProfile(reader, id);
      const found = isAllowed ? await findProfile(services.db, id, { deleted }) : undefined;
      if (!found) throw new AppError('USER_NOT_EXIST');
      return found;
    },
  });

  route('PUT /:id', 'Update', {
    summary: 'Changes a user, by administrators or the user; absent fields stay',
    onRequest: authorizeProfile,
    form: ProfileUpdate,
    uploads: PROFILE_UPLOADS,
    check: (request, data) => check(identityOf(request), idOf(request), data, request.uploads),
    answer: ManagementProfile,
    handler: (request) =>
      update(actorContextOf(request), idOf(request), request.body.data, request.uploads),
  });
};
