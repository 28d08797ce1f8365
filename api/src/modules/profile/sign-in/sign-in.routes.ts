import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isId } from '../../../kernel/new-id.ts';
import { historyRoutes } from '../../../kernel/record/history.routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import {
  SessionList,
  endSessionOf,
  endSessionsOf,
  listSessions,
} from '../../authorization/authorization.public.ts';
import { PROFILE_ENTITY, auditProfile } from '../profile.audit.ts';
import { requireProfileId } from '../profile.policy.ts';
import { readProfile } from '../write/profile-write.ts';
import { listSignIns } from './sign-in.repository.ts';
import { SIGN_IN_ACTIONS, SessionParams, SignInPage, SignInQuery } from './sign-in.schema.ts';

const PATH = '/api/management/profile/:id';
const tags = ['profile'];
const config = { access: ['Admin'] as const };

/** A user's sessions for administrators, who may end them; and the history of the account. */
export const profileSignInRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get(`${PATH}/session`, {
    config,
    schema: {
      operationId: 'managementProfileSessionList',
      summary: 'Where a user is signed in',
      tags,
      params: IdParams,
      response: { 200: SessionList },
    },
    handler: async ({ params }) => {
      const { id } = await readProfile(db, requireProfileId(params.id));
      return { items: await listSessions(db, id) };
    },
  });

  app.delete(`${PATH}/session`, {
    config,
    schema: {
      operationId: 'managementProfileSessionEndAll',
      summary: 'Ends all sessions of a user',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const { id } = await readProfile(db, requireProfileId(request.params.id));
      await db.transaction().execute(async (trx) => {
        await endSessionsOf(trx, id);
        await auditProfile(trx, actorContextOf(request), 'EndSessions', id);
      });
      return reply.status(204).send(null);
    },
  });

  app.delete(`${PATH}/session/:sessionId`, {
    config,
    schema: {
      operationId: 'managementProfileSessionEnd',
      summary: 'Ends one session of a user',
      tags,
      params: SessionParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const { id } = await readProfile(db, requireProfileId(request.params.id));
      const { sessionId } = request.params;
      if (!isId(sessionId)) throw new AppError('NOT_FOUND');
      await db.transaction().execute(async (trx) => {
        if (!(await endSessionOf(trx, id, sessionId))) throw new AppError('NOT_FOUND');
        await auditProfile(trx, actorContextOf(request), 'EndSession', id, { session: sessionId });
      });
      return reply.status(204).send(null);
    },
  });

  await app.register(profilePastRoutes, { services });
};

/** Sign-ins and history of an account. */
const profilePastRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(`${PATH}/signin`, {
    config,
    schema: {
      operationId: 'managementProfileSignInList',
      summary: 'Successful, failed and refused sign-ins of a user, newest first',
      tags,
      params: IdParams,
      querystring: SignInQuery,
      response: { 200: SignInPage },
    },
    handler: ({ params, query }) => listSignIns(services.db, requireProfileId(params.id), query),
  });

  await app.register(historyRoutes, {
    services,
    path: `${PATH}/audit`,
    operationId: 'managementProfileAudit',
    summary: 'Changes of a user, newest first; sign-ins have a list of their own',
    tags,
    access: ['Admin'],
    entity: PROFILE_ENTITY,
    noun: 'Profile',
    requireId: requireProfileId,
    without: SIGN_IN_ACTIONS,
  });
};
