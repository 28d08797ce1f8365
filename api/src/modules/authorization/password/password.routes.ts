import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { ChangePasswordBody } from '../account/authorization.schema.ts';
import { sessionIdOf } from '../session/identify.ts';
import { changePassword } from './password-change.ts';

const tags = ['authorization'];

/** Changing one's own password while signed in. */
export const passwordRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/authorization/changepassword',
    operation: 'authorizationChange',
    access: 'signed-in',
    tags,
  });

  route('POST', 'Password', {
    summary: 'Changes the own password; other sign-ins of the account end, and its owner is mailed',
    isOpenWhileSuspended: true,
    needsFreshStep: true,
    idempotency: 'none',
    rateLimit: { max: 60, windowMs: 600_000 },
    body: ChangePasswordBody,
    handler: async (request) => {
      const { currentPassword, password } = request.body;
      await changePassword(services, request, {
        identity: identityOf(request),
        sessionId: sessionIdOf(app, request),
        currentPassword,
        password,
      });
    },
  });
};
