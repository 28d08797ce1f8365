import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf, type RouteGroup } from '../../../kernel/http/routes.ts';
import { historyRoutes } from '../../../kernel/record/history.routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import {
  SessionList,
  endSessionOf,
  endSessionsOf,
  listSessions,
} from '../../authorization/authorization.public.ts';
import { PROFILE_ENTITY, auditProfile } from '../profile.audit.ts';
import { readProfile } from '../write/profile-write.ts';
import { listSignIns } from './sign-in.repository.ts';
import { SIGN_IN_ACTIONS, SignInPage, SignInQuery } from './sign-in.schema.ts';

const group: RouteGroup = {
  path: '/api/management/profile',
  operation: 'managementProfile',
  tags: ['profile'],
  access: ['Admin'],
};

/** A user's sessions for administrators, who may end them; sign-ins and the history of the account. */
export const profileSignInRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const route = routesOf(app, group);
  const userOf = (params: { id: string }) => readProfile(db, params.id);

  route('GET /:id/session', 'SessionList', {
    summary: 'Where a user is signed in',
    answer: SessionList,
    handler: async ({ params }) => ({ items: await listSessions(db, (await userOf(params)).id) }),
  });

  route('DELETE /:id/session', 'SessionEndAll', {
    summary: 'Ends all sessions of a user',
    handler: async (request) => {
      const { id } = await userOf(request.params);
      await db.transaction().execute(async (trx) => {
        await endSessionsOf(trx, id);
        await auditProfile(trx, actorContextOf(request), 'EndSessions', id);
      });
    },
  });

  route('DELETE /:id/session/:sessionId', 'SessionEnd', {
    summary: 'Ends one session of a user',
    handler: async (request) => {
      const { id } = await userOf(request.params);
      const { sessionId } = request.params;
      await db.transaction().execute(async (trx) => {
        if (!(await endSessionOf(trx, id, sessionId))) throw new AppError('NOT_FOUND');
        await auditProfile(trx, actorContextOf(request), 'EndSession', id, { session: sessionId });
      });
    },
  });

  route('GET /:id/signin', 'SignInList', {
    summary: 'Successful, failed and refused sign-ins of a user, newest first',
    query: SignInQuery,
    answer: SignInPage,
    handler: ({ params, query }) => listSignIns(db, params.id, query),
  });

  await app.register(historyRoutes, {
    ...{ ...group, services },
    path: `${group.path}/:id/audit`,
    operationId: `${group.operation}Audit`,
    summary: 'Changes of a user, newest first; sign-ins have a list of their own',
    entity: PROFILE_ENTITY,
    noun: 'Profile',
    without: SIGN_IN_ACTIONS,
  });
};
