import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
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
import { changeProposal, createProposal, requireProposalId } from './proposal-write.ts';

const PATH = '/api/management/proposal';
const tags = ['management proposal'];
const config = { access: ['Staff', 'Admin'] } as const;
const answer = { 200: ProposalRecord };

type Options = { services: Services };

/** Staff make proposals, send them and take them back. */
export const proposalWriteRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services },
) => {
  await app.register(draftRoutes, { services });
  await app.register(lifecycleRoutes, { services });
  await app.register(bookingRoutes, { services });
  await app.register(deletionRoutes, { services });
};

const draftRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { services }) => {
  app.get(`${PATH}/prefill`, {
    config,
    schema: {
      operationId: 'managementProposalPrefill',
      summary: "Initial values of a proposal: a job's shortlist, and talents by id",
      tags,
      querystring: ProposalPrefillQuery,
      response: { 200: ProposalPrefill },
    },
    handler: ({ query }) => prefillProposal(services.db, query),
  });

  app.post(PATH, {
    config: { ...config, check: ({ body }) => parseProposal(body as ProposalInput) },
    schema: {
      operationId: 'managementProposalCreate',
      summary: 'Creates a draft with a new number',
      tags,
      body: ProposalInput,
      response: { 201: ProposalRecord },
    },
    handler: async (request, reply) => {
      const made = await createProposal(services, actorContextOf(request), request.body);
      return reply.status(201).send(made);
    },
  });

  app.put(`${PATH}/:id`, {
    config: { ...config, check: ({ body }) => parseProposal(body as ProposalChange) },
    schema: {
      operationId: 'managementProposalUpdate',
      summary: 'Saves a draft; absent fields stay',
      tags,
      params: IdParams,
      body: ProposalChange,
      response: answer,
    },
    handler: (request) => {
      const id = requireProposalId(request.params.id);
      return changeProposal(services, actorContextOf(request), id, request.body);
    },
  });

  app.post(`${PATH}/:id/duplicate`, {
    config,
    schema: {
      operationId: 'managementProposalDuplicate',
      summary: 'Copies a proposal to a draft with a new number',
      tags,
      params: IdParams,
      response: { 201: ProposalRecord },
    },
    handler: async (request, reply) => {
      const id = requireProposalId(request.params.id);
      return reply.status(201).send(await duplicateProposal(services, actorContextOf(request), id));
    },
  });
};

const lifecycleRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { services }) => {
  app.post(`${PATH}/:id/send`, {
    // The response contains the link, which is not stored.
    config: { ...config, idempotency: 'fact' },
    schema: {
      operationId: 'managementProposalSend',
      summary: 'Sends a draft, or a new link of a sent proposal; the link is returned once',
      tags,
      params: IdParams,
      body: SendBody,
      response: { 200: ProposalSent },
    },
    handler: (request) => {
      const id = requireProposalId(request.params.id);
      return sendProposal(services, actorContextOf(request), id, request.body);
    },
  });

  app.put(`${PATH}/:id/status`, {
    config,
    schema: {
      operationId: 'managementProposalStatus',
      summary: 'Cancels a proposal, or reopens it as a draft of its next revision',
      tags,
      params: IdParams,
      body: ProposalStatusBody,
      response: answer,
    },
    handler: (request) => {
      const id = requireProposalId(request.params.id);
      return changeProposalStatus(services, actorContextOf(request), id, request.body);
    },
  });

  for (const [action, operationId, summary, act] of [
    [
      'revise',
      'managementProposalRevise',
      'Reopens a proposal as a draft of its next revision',
      reviseProposal,
    ],
    ['revoke', 'managementProposalRevoke', 'Revokes the link of the client', revokeProposal],
  ] as const) {
    app.post(`${PATH}/:id/${action}`, {
      config,
      schema: {
        operationId,
        summary,
        tags,
        params: IdParams,
        body: ProposalVersionBody,
        response: answer,
      },
      handler: (request) => {
        const id = requireProposalId(request.params.id);
        return act(services, actorContextOf(request), id, request.body.version);
      },
    });
  }
};

const bookingRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { services }) => {
  app.post(`${PATH}/:id/book`, {
    config,
    schema: {
      operationId: 'managementProposalBook',
      summary:
        'Holds or books talents of an accepted proposal, and replaces those who fell out by backups',
      tags: [...tags, 'management booking'],
      params: IdParams,
      body: ProposalBookBody,
      response: { 200: ProposalBooked },
    },
    handler: (request) => {
      const id = requireProposalId(request.params.id);
      return bookItems(services, actorContextOf(request), id, request.body);
    },
  });
};

const deletionRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { services }) => {
  app.delete(`${PATH}/:id`, {
    config,
    schema: {
      operationId: 'managementProposalDelete',
      summary: 'Deletes a proposal that is not with its client; it can be restored for 30 days',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const id = requireProposalId(request.params.id);
      await deleteProposal(services, actorContextOf(request), id);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/restore`, {
    config,
    schema: {
      operationId: 'managementProposalRestore',
      summary: 'Restores a deleted proposal',
      tags,
      params: IdParams,
      response: answer,
    },
    handler: (request) => {
      const id = requireProposalId(request.params.id);
      return restoreProposal(services, actorContextOf(request), id);
    },
  });
};
