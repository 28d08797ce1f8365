import type { Services } from '@dara/backend';
import { identityOf } from '@dara/backend';
import { routesOf } from '../../kernel/http/routes.ts';
import type { FastifyPluginAsync } from 'fastify';
import { isStaff } from '../../kernel/schema/permission.ts';
import { searchFor } from '../../kernel/query/search.ts';
import { SharedCard } from '../composite-card/composite-card.public.ts';
import { markViewed } from './share/proposal-answer.ts';
import { itemCard } from './share/proposal-client.ts';
import { listProposals } from './record/proposal-list.repository.ts';
import { accessScopeOf, readProposal } from './record/proposal-read.ts';
import { readRevisions } from './record/proposal-revision.ts';
import { requireProposal } from './record/proposal-row.ts';
import { findItems } from './record/item-row.ts';
import { ProposalRevisions } from './record/client-proposal.schema.ts';
import { ProposalRecord, ProposalRowPage, ProposalRowQuery } from './record/proposal.schema.ts';

/** Proposals as staff read them, and a business its own. */
export const proposalReadRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  const route = routesOf(app, {
    path: '/api/management/proposal',
    operation: 'managementProposal',
    access: ['Business', 'Staff', 'Admin'],
    tags: ['management proposal'],
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
      const { id } = request.params;
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
      const { id } = request.params;
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
      const { id } = request.params;
      const row = await requireProposal(db, id, accessScopeOf(reader));
      return itemCard(services, row, request.params.itemId, { isDraftShown: isStaff(reader) });
    },
  });
};
