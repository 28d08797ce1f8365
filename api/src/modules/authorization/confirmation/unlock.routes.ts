import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { Type } from 'typebox';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { findMailedLink } from '../account/mailed-link.repository.ts';
import { forgetFailedSignIns } from '../device/attempt-limit.ts';
import { rememberUnlocked } from '../device/device-cookie.ts';

const UnlockBody = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }) },
  { title: 'UnlockBody' },
);

/** Unlocks an account that was locked by failed sign-ins of other people. */
export const unlockRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/authorization/unlock',
    operation: 'authorization',
    access: 'public',
    tags: ['authorization'],
  });

  route('POST', 'Unlock', {
    summary: 'Unlocks an account by a mailed link, and remembers this browser',
    idempotency: 'none',
    rateLimit: { max: 60, windowMs: 600_000 },
    body: UnlockBody,
    handler: async (request, reply) => {
      const found = await findMailedLink(services.db, 'Unlock', request.body.token);
      if (!found || found.isExpired) throw new AppError('LINK_EXPIRED');
      await forgetFailedSignIns(services.limiter, found.id);
      const about = { entity: 'profile', entityId: found.id, requestId: request.id };
      await recordAudit(services.db, { actor: null, action: 'UnlockAccount', ...about });
      // The strangers may go on: from here on their guesses do not count against this browser.
      await rememberUnlocked(services, request, reply, found.id);
    },
  });
};
