import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { ProposalBookBody, ProposalBooked } from '../record/proposal-booking.schema.ts';
import {
  ProposalChange,
  ProposalInput,
  ProposalPrefill,
  ProposalPrefillQuery,
  ProposalRecord,
  ProposalSent,
  ProposalStatusBody,
  ProposalVersionBody,
  SendBody,
} from '../record/proposal.schema.ts';
import { bookItems } from './proposal-booking.ts';
import { parseProposal } from './proposal-check.ts';
import {
  changeProposalStatus,
  deleteProposal,
  duplicateProposal,
  restoreProposal,
  reviseProposal,
  revokeProposal,
} from './proposal-lifecycle.ts';
import { prefillProposal } from './proposal-prefill.ts';
import { sendProposal } from './proposal-send.ts';
import { changeProposal, createProposal } from './proposal-write.ts';

const group = {
  path: '/api/management/proposal',
  operation: 'managementProposal',
  access: ['Staff', 'Admin'],
  tags: ['management proposal'],
} as const;

type Options = { services: Services };

/** Staff make proposals, send them and take them back. */
export const proposalWriteRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  await app.register(draftRoutes, { services });
  await app.register(lifecycleRoutes, { services });
};

const draftRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const route = routesOf(app, group);

  route('GET /prefill', 'Prefill', {
    summary: "Initial values of a proposal: a job's shortlist, and talents by id",
    query: ProposalPrefillQuery,
    answer: ProposalPrefill,
    handler: ({ query }) => prefillProposal(services.db, query),
  });

  route('POST', 'Create', {
    summary: 'Creates a draft with a new number',
    check: ({ body }) => parseProposal(body as ProposalInput),
    body: ProposalInput,
    created: ProposalRecord,
    handler: (request) => createProposal(services, actorContextOf(request), request.body),
  });

  route('PUT /:id', 'Update', {
    summary: 'Saves a draft; absent fields stay',
    check: ({ body }) => parseProposal(body as ProposalChange),
    body: ProposalChange,
    answer: ProposalRecord,
    handler: (request) =>
      changeProposal(services, actorContextOf(request), request.params.id, request.body),
  });

  route('POST /:id/duplicate', 'Duplicate', {
    summary: 'Copies a proposal to a draft with a new number',
    created: ProposalRecord,
    handler: (request) => duplicateProposal(services, actorContextOf(request), request.params.id),
  });
};

const lifecycleRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const route = routesOf(app, group);

  route('POST /:id/send', 'Send', {
    // The response contains the link, which is not stored.
    summary: 'Sends a draft, or a new link of a sent proposal; the link is returned once',
    idempotency: 'fact',
    body: SendBody,
    answer: ProposalSent,
    handler: (request) =>
      sendProposal(services, actorContextOf(request), request.params.id, request.body),
  });

  route('PUT /:id/status', 'Status', {
    summary: 'Cancels a proposal, or reopens it as a draft of its next revision',
    body: ProposalStatusBody,
    answer: ProposalRecord,
    handler: (request) =>
      changeProposalStatus(services, actorContextOf(request), request.params.id, request.body),
  });

  route('POST /:id/revise', 'Revise', {
    summary: 'Reopens a proposal as a draft of its next revision',
    body: ProposalVersionBody,
    answer: ProposalRecord,
    handler: (request) =>
      reviseProposal(services, actorContextOf(request), request.params.id, request.body.version),
  });

  route('POST /:id/revoke', 'Revoke', {
    summary: 'Revokes the link of the client',
    body: ProposalVersionBody,
    answer: ProposalRecord,
    handler: (request) =>
      revokeProposal(services, actorContextOf(request), request.params.id, request.body.version),
  });

  route('POST /:id/book', 'Book', {
    summary:
      'Holds or books talents of an accepted proposal, and replaces those who fell out by backups',
    invalidates: ['management booking'],
    body: ProposalBookBody,
    answer: ProposalBooked,
    handler: (request) =>
      bookItems(services, actorContextOf(request), request.params.id, request.body),
  });

  route('DELETE /:id', 'Delete', {
    summary: 'Deletes a proposal that is not with its client; it can be restored for 30 days',
    handler: (request) => deleteProposal(services, actorContextOf(request), request.params.id),
  });

  route('POST /:id/restore', 'Restore', {
    summary: 'Restores a deleted proposal',
    answer: ProposalRecord,
    handler: (request) => restoreProposal(services, actorContextOf(request), request.params.id),
  });
};
