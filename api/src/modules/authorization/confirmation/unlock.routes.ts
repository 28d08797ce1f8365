import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { findMailedLink } from '../account/mailed-link.repository.ts';
import { forgetFailedSignIns } from '../device/attempt-limit.ts';
import { rememberUnlocked } from '../device/device-cookie.ts';

const UnlockBody = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }) },
  { title: 'UnlockBody' },
);

/** Unlocks an account that was locked by failed sign-ins of other people. */
export const unlockRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post('/api/authorization/unlock', {
    config: {
      access: 'public',
      idempotency: 'none',
      rateLimit: { max: 60, windowMs: 600_000 },
    },
    schema: {
      operationId: 'authorizationUnlock',
      summary: 'Unlocks an account by a mailed link, and remembers this browser',
      tags: ['authorization'],
      body: UnlockBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const found = await findMailedLink(services.db, 'Unlock', request.body.token);
      if (!found || found.isExpired) throw new AppError('LINK_EXPIRED');
      await forgetFailedSignIns(services.limiter, found.id);
      const about = { entity: 'profile', entityId: found.id, requestId: request.id };
      await recordAudit(services.db, { actor: null, action: 'UnlockAccount', ...about });
      // The strangers may go on: from here on their guesses do not count against this browser.
      await rememberUnlocked(services, request, reply, found.id);
      return reply.status(204).send(null);
    },
  });
};
