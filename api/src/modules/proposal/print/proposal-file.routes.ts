import { identityOf, type Services } from '@dara/backend';
import { routesOf } from '../../../kernel/http/routes.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { recordRead } from '../../../kernel/record/audit.ts';
import {
  PAPER_ANSWER,
  PAPER_LIMIT,
  PRIORITY,
  disconnectSignal,
  sendPaper,
} from '../../composite-card/composite-card.public.ts';
import { accessScopeOf } from '../record/proposal-read.ts';
import { requireProposal, type ProposalFound } from '../record/proposal-row.ts';
import { PdfQuery } from '../record/proposal.schema.ts';
import { visitOf } from '../share/proposal-visit.ts';
import { createProposalPrint } from './proposal-print.ts';

/** Proposals as files, for management and for holders of a link. */
export const proposalFileRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const print = createProposalPrint(services);
  app.addHook('onClose', () => print.close());

  async function answer(
    { identity, id: requestId }: FastifyRequest,
    reply: FastifyReply,
    row: ProposalFound,
    language: 'th' | 'en' | undefined,
    priority: number,
  ): Promise<FastifyReply> {
    // First, so that a closed connection is noticed from here on.
    const asker = { priority, signal: disconnectSignal(reply) };
    await recordRead(services.db, {
      ...{ actor: identity, requestId, action: 'Download', entity: 'proposal', entityId: row.id },
      diff: { file: 'pdf', revision: row.revision },
    });
    const revision = row.revision > 1 ? `-R${row.revision}` : '';
    return sendPaper(asker, reply, `${row.number}${revision}`, () =>
      print.pdf(asker, row, language ?? row.language),
    );
  }

  const route = routesOf(app, {
    path: '/api',
    operation: '',
    access: ['Business', 'Staff', 'Admin'],
    tags: ['management proposal'],
  });

  route('GET /management/proposal/:id/pdf', 'managementProposalPdf', {
    summary: 'A printable proposal with its cards, without costs',
    rateLimit: PAPER_LIMIT,
    query: PdfQuery,
    ...PAPER_ANSWER,
    handler: async (request, reply) => {
      const reader = identityOf(request);
      const row = await requireProposal(services.db, request.params.id, accessScopeOf(reader));
      const priority = isStaff(reader) ? PRIORITY.staff : PRIORITY.usual;
      return answer(request, reply, row, request.query.language, priority);
    },
  });

  route('GET /proposal/:token/pdf', 'proposalPdf', {
    summary: 'The proposal of a link as a file',
    access: 'public',
    rateLimit: PAPER_LIMIT,
    tags: ['proposal'],
    query: PdfQuery,
    ...PAPER_ANSWER,
    handler: async (request, reply) => {
      const { row } = await visitOf(services, request, reply);
      return answer(request, reply, row, request.query.language, PRIORITY.usual);
    },
  });
};
