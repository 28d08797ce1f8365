import { type RouteLimit, type Services } from '@dara/backend';
import { routesOf } from '../../../kernel/http/routes.ts';
import type { FastifyPluginAsync } from 'fastify';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { SharedCard } from '../../composite-card/composite-card.public.ts';
import { ClientProposal, PasscodeBody } from '../record/client-proposal.schema.ts';
import { markViewed } from './proposal-answer.ts';
import { clientProposalOf, itemCard } from './proposal-client.ts';
import { unlock, visitOf } from './proposal-visit.ts';

const PASSCODES: RouteLimit = { max: 60, windowMs: 600_000 };

/** A proposal for the holder of its link, who reads it without an account. */
export const proposalClientRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/proposal/:token',
    operation: 'proposal',
    access: 'public',
    tags: ['proposal'],
  });

  route('GET', 'Detail', {
    summary: 'The proposal; staff are notified when it is first opened',
    answer: ClientProposal,
    handler: async (request, reply) => {
      const { row } = await visitOf(services, request, reply);
      const reader = await request.findIdentity();
      const answerer = { actor: null, requestId: request.id, proposalId: row.id };
      // A server render or a prefetch is not a view by the client.
      const isSeen = request.headers['sec-purpose'] === undefined;
      if (row.status === 'Sent' && isSeen && !(reader && isStaff(reader)))
        await markViewed(services, answerer);
      return clientProposalOf(services, row.id);
    },
  });

  route('GET /item/:itemId/card', 'ItemCard', {
    summary: 'The card of one talent as it was when the proposal was sent',
    answer: SharedCard,
    handler: async (request, reply) => {
      const { row } = await visitOf(services, request, reply);
      return itemCard(services, row, request.params.itemId);
    },
  });

  route('POST /unlock', 'Unlock', {
    summary: 'Checks the passcode of the link; ten wrong ones lock it',
    rateLimit: PASSCODES,
    idempotency: 'none',
    body: PasscodeBody,
    handler: (request, reply) => unlock(services, request, reply, request.body.passcode),
  });
};
