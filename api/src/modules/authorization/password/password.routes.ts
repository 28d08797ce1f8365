import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { ChangePasswordBody } from '../account/authorization.schema.ts';
import { sessionIdOf } from '../session/identify.ts';
import { changePassword } from './password-change.ts';

const tags = ['authorization'];

/** Changing one's own password while signed in. */
export const passwordRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post('/api/authorization/changepassword', {
    config: {
      access: 'signed-in',
      isOpenWhileSuspended: true,
      needsFreshStep: true,
      idempotency: 'none',
      rateLimit: { max: 60, windowMs: 600_000 },
    },
    schema: {
      operationId: 'authorizationChangePassword',
      summary:
        'Changes the own password; other sign-ins of the account end, and its owner is mailed',
      tags,
      body: ChangePasswordBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const { currentPassword, password } = request.body;
      await changePassword(services, request, {
        identity: identityOf(request),
        sessionId: sessionIdOf(app, request),
        currentPassword,
        password,
      });
      return reply.status(204).send(null);
    },
  });
};
