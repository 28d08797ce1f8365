import { AppError, type RouteLimit, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { findNewFaceRequest } from '../new-face/new-face.public.ts';
import { answerGuardian } from './guardian-answer.ts';
import { describeConfirmation, findConfirmation } from './guardian.repository.ts';
import { GuardianAnswerBody, GuardianConfirmation, GuardianToken } from './guardian.schema.ts';

const PATH = '/api/guardian/confirmation';
const tags = ['guardian'];

/** Attempts per address; a guess has 256 bits to find. */
const LINK_LIMIT: RouteLimit = { max: 30, windowMs: 600_000 };
const config = { access: 'public', rateLimit: LINK_LIMIT } as const;

/**
 * The guardian's page. The token is in the request body: it is not logged, and link scanners of mail servers cannot
 * decide.
 */
export const guardianRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, { path: PATH, operation: 'guardian', ...config, tags });

  route('POST', 'Confirmation', {
    summary: 'The request to a guardian by link; read-only',
    idempotency: 'none',
    body: GuardianToken,
    answer: GuardianConfirmation,
    handler: async ({ body }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const asked = await findConfirmation(services.db, body.token);
      if (asked) return describeConfirmation(services.db, asked);
      const applied = await findNewFaceRequest(services.db, body.token);
      if (!applied) throw new AppError('LINK_EXPIRED');
      return applied;
    },
  });

  route('PUT', 'Answer', {
    summary: 'Confirms or declines; declining after a confirmation withdraws it',
    body: GuardianAnswerBody,
    answer: GuardianConfirmation,
    handler: ({ body, id }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return answerGuardian(services, body, id);
    },
  });
};
