import type { Services } from '@dara/backend';
import { identityOf } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { searchFor } from '../../kernel/query/search.ts';
import { IdParams } from '../../kernel/schema/shapes.ts';
import { SharedCard } from '../composite-card/composite-card.public.ts';
import { isStaff } from '../talent/talent.public.ts';
import { accept, decideItem, decline, markViewed, respond } from './share/proposal-answer.ts';
import { itemCard } from './share/proposal-client.ts';
import { requireProposalId } from './write/proposal-write.ts';
import { listProposals } from './record/proposal-list.repository.ts';
import { accessScopeOf, readProposal } from './record/proposal-read.ts';
import { readRevisions } from './record/proposal-revision.ts';
import { requireProposal } from './record/proposal-row.ts';
import { findItems } from './record/item-row.ts';
import { ProposalDeclineBody, ProposalRevisions } from './record/client-proposal.schema.ts';
import { DecisionBody } from './record/proposal-shapes.ts';
import {
  ItemParams,
  ProposalRecord,
  ProposalRowPage,
  ProposalRowQuery,
} from './record/proposal.schema.ts';

const PATH = '/api/management/proposal';
const tags = ['management proposal'];
const config = { access: ['Business', 'Staff', 'Admin'] } as const;
const answer = { 200: ProposalRecord };

type Options = { services: Services };

/** Proposals as staff read them, and a business its own. */
export const proposalReadRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { services }) => {
  const { db } = services;

  app.get(PATH, {
    config,
    schema: {
      operationId: 'managementProposalList',
      summary: 'All proposals; for a business its own, once sent',
      tags,
      querystring: ProposalRowQuery,
      response: { 200: ProposalRowPage },
    },
    handler: async (request) => {
      const { page, size, keyword, deleted, ...query } = request.query;
      const { businessProfileId: readBy } = accessScopeOf(identityOf(request));
      const { status, businessProfileId, jobId, validFrom, validTo } = query;
      const filter = { status, businessProfileId, jobId, validFrom, validTo, readBy };
      const { items, total } = await listProposals(
        db,
        { ...filter, search: searchFor(keyword), deleted: deleted && readBy === undefined },
        request.query,
      );
      return { items, page, size, total };
    },
  });

  app.get(`${PATH}/:id`, {
    config,
    schema: {
      operationId: 'managementProposalDetail',
      summary: 'One proposal; costs, margin and link only for staff',
      tags,
      params: IdParams,
      response: answer,
    },
    handler: async (request) => {
      const reader = identityOf(request);
      const id = requireProposalId(request.params.id);
      const record = await readProposal(db, id, reader);
      if (isStaff(reader) || record.status !== 'Sent') return record;
      await markViewed(services, { actor: reader, requestId: request.id, proposalId: id });
      return readProposal(db, id, reader);
    },
  });

  app.get(`${PATH}/:id/revision`, {
    config,
    schema: {
      operationId: 'managementProposalRevisions',
      summary: 'Sent revisions with their changes and client decisions',
      tags,
      params: IdParams,
      response: { 200: ProposalRevisions },
    },
    handler: async (request) => {
      const id = requireProposalId(request.params.id);
      const reader = identityOf(request);
      const row = await requireProposal(db, id, accessScopeOf(reader));
      return readRevisions(db, row, await findItems(db, id), reader);
    },
  });

  app.get(`${PATH}/:id/item/:itemId/card`, {
    config,
    schema: {
      operationId: 'managementProposalItemCard',
      summary: 'The card of one proposed talent; the current one in a draft',
      tags,
      params: ItemParams,
      response: { 200: SharedCard },
    },
    handler: async (request) => {
      const reader = identityOf(request);
      const id = requireProposalId(request.params.id);
      const row = await requireProposal(db, id, accessScopeOf(reader));
      return itemCard(services, row, request.params.itemId, { isDraftShown: isStaff(reader) });
    },
  });
};

/** A business answers its own in management as it would by the link. */
export const businessAnswerRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services },
) => {
  const answering = { access: ['Business'] } as const;
  const answererOf = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const actor = identityOf(request);
    const proposalId = requireProposalId(request.params.id);
    await requireProposal(services.db, proposalId, accessScopeOf(actor));
    return { actor, requestId: request.id, proposalId };
  };

  app.put(`${PATH}/:id/item/:itemId`, {
    config: answering,
    schema: {
      operationId: 'managementProposalItemDecision',
      summary: 'Answers yes, backup or no to one talent, for a business',
      tags,
      params: ItemParams,
      body: DecisionBody,
      response: answer,
    },
    handler: async (request) => {
      const answerer = await answererOf(request);
      await decideItem(services, answerer, request.params.itemId, request.body);
      return readProposal(services.db, answerer.proposalId, answerer.actor);
    },
  });

  for (const [action, operationId, summary, act] of [
    ['respond', 'managementProposalRespond', 'Submits the client decisions to the agency', respond],
    ['accept', 'managementProposalAccept', 'Accepts the chosen talents', accept],
  ] as const) {
    app.post(`${PATH}/:id/${action}`, {
      config: answering,
      schema: { operationId, summary, tags, params: IdParams, response: answer },
      handler: async (request) => {
        const answerer = await answererOf(request);
        await act(services, answerer);
        return readProposal(services.db, answerer.proposalId, answerer.actor);
      },
    });
  }

  app.post(`${PATH}/:id/decline`, {
    config: answering,
    schema: {
      operationId: 'managementProposalDecline',
      summary: 'Declines the proposal, with the reason',
      tags,
      params: IdParams,
      body: ProposalDeclineBody,
      response: answer,
    },
    handler: async (request) => {
      const answerer = await answererOf(request);
      await decline(services, answerer, request.body.reason);
      return readProposal(services.db, answerer.proposalId, answerer.actor);
    },
  });
};
