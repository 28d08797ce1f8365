import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { AfterReset, AfterResetBody, RemovePasskeysBody } from './after-reset.schema.ts';
import { readAfterReset, removePasskeysAfterReset } from './after-reset.ts';

const PATH = '/api/authorization/resetpassword/passkey';
const tags = ['authorization'];
const config = {
  access: 'public',
  idempotency: 'none',
  rateLimit: { max: 60, windowMs: 600_000 },
} as const;

/** After a password reset: list and remove other credentials. */
export const afterResetRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post(PATH, {
    config,
    schema: {
      operationId: 'authorizationAfterReset',
      summary: 'Other credentials beside the password set by the link; read-only',
      tags,
      body: AfterResetBody,
      response: { 200: AfterReset },
    },
    handler: (request) => readAfterReset(services.db, request.body),
  });

  app.post(`${PATH}/remove`, {
    config,
    schema: {
      operationId: 'authorizationAfterResetRemove',
      summary: 'Removes passkeys of the account whose password the link has set; its sign-ins end',
      tags,
      body: RemovePasskeysBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const { passkeyIds, ...link } = request.body;
      await removePasskeysAfterReset(services, link, passkeyIds, request.id);
      return reply.status(204).send(null);
    },
  });
};
