import type { RouteLimit, Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Session, storeDevice } from '../../authorization/authorization.public.ts';
import { acceptInvitation, checkAcceptance, describeInvitation } from './business-acceptance.ts';
import {
  AcceptanceBody,
  InvitationToken,
  InvitedTo,
  type AcceptanceBody as Acceptance,
} from './business-acceptance.schema.ts';

const PATH = '/api/business/invitation';
const tags = ['business invitation'];
/** Attempts per address; a guess has 256 bits to find. */
const rateLimit: RouteLimit = { max: 30, windowMs: 600_000 };

/** The page of an invited user. The token is in the request body, so that it is not logged. */
export const businessAcceptanceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post(PATH, {
    config: { access: 'public', idempotency: 'none', rateLimit },
    schema: {
      operationId: 'businessInvitation',
      summary: 'The invitation of a link; read-only',
      tags,
      body: InvitationToken,
      response: { 200: InvitedTo },
    },
    handler: ({ body }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return describeInvitation(services.db, body.token);
    },
  });

  app.post(`${PATH}/accept`, {
    config: {
      access: 'public',
      // The answer signs in.
      idempotency: 'fact',
      rateLimit,
      check: ({ body }) => checkAcceptance(services.db, body as Acceptance),
    },
    schema: {
      operationId: 'businessInvitationAccept',
      summary: 'Creates the account of an invited user, and signs in',
      tags,
      body: AcceptanceBody,
      response: { 201: Session },
    },
    handler: async (request, reply) => {
      const session = await acceptInvitation(app, services, request.body, request.id);
      await storeDevice(services, request, reply, session);
      return reply.status(201).send(session);
    },
  });
};
