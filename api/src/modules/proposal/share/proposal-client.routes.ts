import { AppError, type RouteLimit, type Services } from '@dara/backend';
import { routesOf } from '../../../kernel/http/routes.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { isId } from '../../../kernel/new-id.ts';
import { SharedCard } from '../../composite-card/composite-card.public.ts';
import { DecisionBody } from '../record/proposal-shapes.ts';
import {
  ClientProposal,
  PasscodeBody,
  ProposalDeclineBody,
} from '../record/client-proposal.schema.ts';
import { accept, decideItem, decline, markViewed, respond } from './proposal-answer.ts';
import { clientProposalOf, itemCard } from './proposal-client.ts';
import { unlock, visitOf } from './proposal-visit.ts';

const PATH = '/api/proposal/:token';
const tags = ['proposal'];
/** A client decides about up to 60 talents, some more than once. */
const ANSWERS: RouteLimit = { max: 600, windowMs: 600_000 };
const PASSCODES: RouteLimit = { max: 60, windowMs: 600_000 };
const answering = { access: 'public', rateLimit: ANSWERS } as const;

/** A proposal for the holder of its link: read and decided without an account. */
export const proposalClientRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, { path: PATH, operation: 'proposal', access: 'public', tags });

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

/** Client decisions, stored one by one. */
export const proposalAnswerRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const answererOf = async (
    request: FastifyRequest<{ Params: { token: string } }>,
    reply: FastifyReply,
  ) => {
    const { row } = await visitOf(services, request, reply);
    return { actor: null, requestId: request.id, proposalId: row.id };
  };

  const route = routesOf(app, { path: PATH, operation: 'proposal', ...answering, tags });

  route('PUT /item/:itemId', 'ItemDecision', {
    summary: 'Answers yes, backup or no to one talent',
    body: DecisionBody,
    answer: ClientProposal,
    handler: async (request, reply) => {
      const answerer = await answererOf(request, reply);
      if (!isId(request.params.itemId)) throw new AppError('PROPOSAL_NOT_EXIST');
      await decideItem(services, answerer, request.params.itemId, request.body);
      return clientProposalOf(services, answerer.proposalId);
    },
  });

  route('POST /respond', 'Respond', {
    summary: 'Submits the client decisions to the agency',
    answer: ClientProposal,
    handler: async (request, reply) => {
      const answerer = await answererOf(request, reply);
      await respond(services, answerer);
      return clientProposalOf(services, answerer.proposalId);
    },
  });

  route('POST /accept', 'Accept', {
    summary: 'Accepts the proposal with the chosen talents',
    answer: ClientProposal,
    handler: async (request, reply) => {
      const answerer = await answererOf(request, reply);
      await accept(services, answerer);
      return clientProposalOf(services, answerer.proposalId);
    },
  });

  route('POST /decline', 'Decline', {
    summary: 'Declines the proposal, with the reason',
    body: ProposalDeclineBody,
    answer: ClientProposal,
    handler: async (request, reply) => {
      const answerer = await answererOf(request, reply);
      await decline(services, answerer, request.body.reason);
      return clientProposalOf(services, answerer.proposalId);
    },
  });
};
