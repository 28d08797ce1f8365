import { identityOf, type RouteLimit, type Services } from '@dara/backend';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { routesOf, type RouteGroup } from '../../../kernel/http/routes.ts';
import { ClientProposal, ProposalDeclineBody } from '../record/client-proposal.schema.ts';
import { accessScopeOf, readProposal } from '../record/proposal-read.ts';
import { requireProposal } from '../record/proposal-row.ts';
import { DecisionBody } from '../record/proposal-shapes.ts';
import { ProposalRecord } from '../record/proposal.schema.ts';
import { accept, decideItem, decline, respond, type Answerer } from './proposal-answer.ts';
import { clientProposalOf } from './proposal-client.ts';
import { visitOf } from './proposal-visit.ts';

/** A client decides about up to 60 talents, some more than once. */
const ANSWERS: RouteLimit = { max: 600, windowMs: 600_000 };

interface Answering<Answer extends TSchema> {
  by: Answerer;
  /** The proposal as the client reads it after the answer. */
  read(): Promise<Static<Answer>>;
}

interface Answers<Answer extends TSchema> {
  group: RouteGroup;
  answer: Answer;
  /** Who answers which proposal; throws when they may not. */
  open(request: FastifyRequest, reply: FastifyReply): Promise<Answering<Answer>>;
}

/** The holder of a link and a user of the business answer in the same way; each answer is stored at once. */
export const proposalAnswerRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  addAnswers(app, services, {
    group: {
      ...{ path: '/api/proposal/:token', operation: 'proposal', tags: ['proposal'] },
      ...{ access: 'public', rateLimit: ANSWERS },
    },
    answer: ClientProposal,
    open: async (request, reply) => {
      const { row } = await visitOf(services, request as Parameters<typeof visitOf>[1], reply);
      const by = { actor: null, requestId: request.id, proposalId: row.id };
      return { by, read: () => clientProposalOf(services, row.id) };
    },
  });
  addAnswers(app, services, {
    group: {
      path: '/api/management/proposal/:id',
      ...{ operation: 'managementProposal', tags: ['management proposal'], access: ['Business'] },
    },
    answer: ProposalRecord,
    open: async (request) => {
      const actor = identityOf(request);
      const { id } = request.params as { id: string };
      await requireProposal(services.db, id, accessScopeOf(actor));
      const by = { actor, requestId: request.id, proposalId: id };
      return { by, read: () => readProposal(services.db, id, actor) };
    },
  });
};

function addAnswers<Answer extends TSchema>(
  app: FastifyInstance,
  services: Services,
  { group, answer, open }: Answers<Answer>,
): void {
  const route = routesOf(app, group);

  route('PUT /item/:itemId', 'ItemDecision', {
    summary: 'Answers yes, backup or no to one talent',
    body: DecisionBody,
    answer,
    handler: async (request, reply) => {
      const { by, read } = await open(request, reply);
      await decideItem(services, by, request.params.itemId, request.body);
      return read();
    },
  });

  route('POST /respond', 'Respond', {
    summary: 'Submits the client decisions to the agency',
    answer,
    handler: async (request, reply) => {
      const { by, read } = await open(request, reply);
      await respond(services, by);
      return read();
    },
  });

  route('POST /accept', 'Accept', {
    summary: 'Accepts the proposal with the chosen talents',
    answer,
    handler: async (request, reply) => {
      const { by, read } = await open(request, reply);
      await accept(services, by);
      return read();
    },
  });

  route('POST /decline', 'Decline', {
    summary: 'Declines the proposal, with the reason',
    body: ProposalDeclineBody,
    answer,
    handler: async (request, reply) => {
      const { by, read } = await open(request, reply);
      await decline(services, by, request.body.reason);
      return read();
    },
  });
}
