import { AppError, type RouteLimit, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../kernel/new-id.ts';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { SharedCard } from '../../composite-card/composite-card.public.ts';
import { isStaff } from '../../talent/talent.public.ts';
import { DecisionBody } from '../record/proposal-shapes.ts';
import {
  ClientProposal,
  PasscodeBody,
  ProposalDeclineBody,
  TokenItemParams,
  TokenParams,
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
export const proposalClientRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(PATH, {
    config: { access: 'public' },
    schema: {
      operationId: 'proposalDetail',
      summary: 'The proposal; staff are notified when it is first opened',
      tags,
      params: TokenParams,
      response: { 200: ClientProposal },
    },
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

  app.get(`${PATH}/item/:itemId/card`, {
    config: { access: 'public' },
    schema: {
      operationId: 'proposalItemCard',
      summary: 'The card of one talent as it was when the proposal was sent',
      tags,
      params: TokenItemParams,
      response: { 200: SharedCard },
    },
    handler: async (request, reply) => {
      const { row } = await visitOf(services, request, reply);
      return itemCard(services, row, request.params.itemId);
    },
  });

  app.post(`${PATH}/unlock`, {
    config: { access: 'public', rateLimit: PASSCODES, idempotency: 'none' },
    schema: {
      operationId: 'proposalUnlock',
      summary: 'Checks the passcode of the link; ten wrong ones lock it',
      tags,
      params: TokenParams,
      body: PasscodeBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await unlock(services, request, reply, request.body.passcode);
      return reply.status(204).send(null);
    },
  });
};

/** Client decisions, stored one by one. */
export const proposalAnswerRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
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

  app.put(`${PATH}/item/:itemId`, {
    config: answering,
    schema: {
      operationId: 'proposalItemDecision',
      summary: 'Answers yes, backup or no to one talent',
      tags,
      params: TokenItemParams,
      body: DecisionBody,
      response: { 200: ClientProposal },
    },
    handler: async (request, reply) => {
      const answerer = await answererOf(request, reply);
      if (!isId(request.params.itemId)) throw new AppError('PROPOSAL_NOT_EXIST');
      await decideItem(services, answerer, request.params.itemId, request.body);
      return clientProposalOf(services, answerer.proposalId);
    },
  });

  app.post(`${PATH}/respond`, {
    config: answering,
    schema: {
      operationId: 'proposalRespond',
      summary: 'Submits the client decisions to the agency',
      tags,
      params: TokenParams,
      response: { 200: ClientProposal },
    },
    handler: async (request, reply) => {
      const answerer = await answererOf(request, reply);
      await respond(services, answerer);
      return clientProposalOf(services, answerer.proposalId);
    },
  });

  app.post(`${PATH}/accept`, {
    config: answering,
    schema: {
      operationId: 'proposalAccept',
      summary: 'Accepts the proposal with the chosen talents',
      tags,
      params: TokenParams,
      response: { 200: ClientProposal },
    },
    handler: async (request, reply) => {
      const answerer = await answererOf(request, reply);
      await accept(services, answerer);
      return clientProposalOf(services, answerer.proposalId);
    },
  });

  app.post(`${PATH}/decline`, {
    config: answering,
    schema: {
      operationId: 'proposalDecline',
      summary: 'Declines the proposal, with the reason',
      tags,
      params: TokenParams,
      body: ProposalDeclineBody,
      response: { 200: ClientProposal },
    },
    handler: async (request, reply) => {
      const answerer = await answererOf(request, reply);
      await decline(services, answerer, request.body.reason);
      return clientProposalOf(services, answerer.proposalId);
    },
  });
};
