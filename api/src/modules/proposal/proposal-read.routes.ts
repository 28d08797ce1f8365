import type { Services } from '@dara/backend';
import { identityOf } from '@dara/backend';
import { routesOf } from '../../kernel/http/routes.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isStaff } from '../../kernel/schema/permission.ts';
import { searchFor } from '../../kernel/query/search.ts';
import { SharedCard } from '../composite-card/composite-card.public.ts';
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
import { ProposalRecord, ProposalRowPage, ProposalRowQuery } from './record/proposal.schema.ts';

const PATH = '/api/management/proposal';
const tags = ['management proposal'];

type Options = { services: Services };

/** Proposals as staff read them, and a business its own. */
export const proposalReadRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const { db } = services;

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementProposal',
    access: ['Business', 'Staff', 'Admin'],
    tags,
  });

  route('GET', 'List', {
    summary: 'All proposals; for a business its own, once sent',
    query: ProposalRowQuery,
    answer: ProposalRowPage,
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

  route('GET /:id', 'Detail', {
    summary: 'One proposal; costs, margin and link only for staff',
    answer: ProposalRecord,
    handler: async (request) => {
      const reader = identityOf(request);
      const id = requireProposalId(request.params.id);
      const record = await readProposal(db, id, reader);
      if (isStaff(reader) || record.status !== 'Sent') return record;
      await markViewed(services, { actor: reader, requestId: request.id, proposalId: id });
      return readProposal(db, id, reader);
    },
  });

  route('GET /:id/revision', 'Revisions', {
    summary: 'Sent revisions with their changes and client decisions',
    answer: ProposalRevisions,
    handler: async (request) => {
      const id = requireProposalId(request.params.id);
      const reader = identityOf(request);
      const row = await requireProposal(db, id, accessScopeOf(reader));
      return readRevisions(db, row, await findItems(db, id), reader);
    },
  });

  route('GET /:id/item/:itemId/card', 'ItemCard', {
    summary: 'The card of one proposed talent; the current one in a draft',
    answer: SharedCard,
    handler: async (request) => {
      const reader = identityOf(request);
      const id = requireProposalId(request.params.id);
      const row = await requireProposal(db, id, accessScopeOf(reader));
      return itemCard(services, row, request.params.itemId, { isDraftShown: isStaff(reader) });
    },
  });
};

/** A business answers its own in management as it would by the link. */
export const businessAnswerRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const answererOf = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const actor = identityOf(request);
    const proposalId = requireProposalId(request.params.id);
    await requireProposal(services.db, proposalId, accessScopeOf(actor));
    return { actor, requestId: request.id, proposalId };
  };

  const route = routesOf(app, {
    path: '/api/management/proposal/:id',
    operation: 'managementProposal',
    access: ['Business'],
    tags,
  });

  route('PUT /item/:itemId', 'ItemDecision', {
    summary: 'Answers yes, backup or no to one talent, for a business',
    body: DecisionBody,
    answer: ProposalRecord,
    handler: async (request) => {
      const answerer = await answererOf(request);
      await decideItem(services, answerer, request.params.itemId, request.body);
      return readProposal(services.db, answerer.proposalId, answerer.actor);
    },
  });

  route('POST /respond', 'Respond', {
    summary: 'Submits the client decisions to the agency',
    answer: ProposalRecord,
    handler: async (request) => {
      const answerer = await answererOf(request);
      await respond(services, answerer);
      return readProposal(services.db, answerer.proposalId, answerer.actor);
    },
  });

  route('POST /accept', 'Accept', {
    summary: 'Accepts the chosen talents',
    answer: ProposalRecord,
    handler: async (request) => {
      const answerer = await answererOf(request);
      await accept(services, answerer);
      return readProposal(services.db, answerer.proposalId, answerer.actor);
    },
  });

  route('POST /decline', 'Decline', {
    summary: 'Declines the proposal, with the reason',
    body: ProposalDeclineBody,
    answer: ProposalRecord,
    handler: async (request) => {
      const answerer = await answererOf(request);
      await decline(services, answerer, request.body.reason);
      return readProposal(services.db, answerer.proposalId, answerer.actor);
    },
  });
};
