import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
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
export const afterResetRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, { path: PATH, operation: 'authorizationAfter', ...config, tags });

  route('POST', 'Reset', {
    summary: 'Other credentials beside the password set by the link; read-only',
    body: AfterResetBody,
    answer: AfterReset,
    handler: (request) => readAfterReset(services.db, request.body),
  });

  route('POST /remove', 'ResetRemove', {
    summary: 'Removes passkeys of the account whose password the link has set; its sign-ins end',
    body: RemovePasskeysBody,
    handler: async (request) => {
      const { passkeyIds, ...link } = request.body;
      await removePasskeysAfterReset(services, link, passkeyIds, request.id);
    },
  });
};
