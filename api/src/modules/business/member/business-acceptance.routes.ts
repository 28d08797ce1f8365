import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { Session, storeDevice } from '../../authorization/authorization.public.ts';
import { acceptInvitation, checkAcceptance, describeInvitation } from './business-acceptance.ts';
import { AcceptanceBody, InvitationToken, InvitedTo } from './business-acceptance.schema.ts';

/** Attempts per address; a guess has 256 bits to find. */
const rateLimit = { max: 30, windowMs: 600_000 };

/** The page of an invited user. The token is in the request body, so that it is not logged. */
export const businessAcceptanceRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/business/invitation',
    operation: 'businessInvitation',
    tags: ['business invitation'],
    access: 'public',
  });

  route('POST', '', {
    summary: 'The invitation of a link; read-only',
    idempotency: 'none',
    rateLimit,
    body: InvitationToken,
    answer: InvitedTo,
    handler: ({ body }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return describeInvitation(services.db, body.token);
    },
  });

  route('POST /accept', 'Accept', {
    summary: 'Creates the account of an invited user, and signs in',
    // The answer signs in.
    idempotency: 'fact',
    rateLimit,
    body: AcceptanceBody,
    check: (_request, body) => checkAcceptance(services.db, body),
    created: Session,
    handler: async (request, reply) => {
      const session = await acceptInvitation(app, services, request.body, request.id);
      await storeDevice(services, request, reply, session);
      return session;
    },
  });
};
