import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { proposalReadRoutes } from './proposal-read.routes.ts';
import { proposalAnswerRoutes } from './share/proposal-answer.routes.ts';
import { proposalClientRoutes } from './share/proposal-client.routes.ts';
import { proposalFormRoutes } from './share/proposal-form.routes.ts';
import { proposalFileRoutes } from './print/proposal-file.routes.ts';
import { proposalWriteRoutes } from './write/proposal-write.routes.ts';
import { declareWatchProposals } from './watch/watch-proposals.job.ts';

/** Proposals: offers of the agency and decisions of clients. */
export const proposalRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  declareWatchProposals(services);
  await app.register(proposalReadRoutes, { services });
  await app.register(historyRoutes, {
    services,
    path: '/api/management/proposal/:id/audit',
    operationId: 'managementProposalAudit',
    summary: 'History of a proposal, newest first',
    tags: ['management proposal'],
    access: ['Staff', 'Admin'],
    entity: 'proposal',
    noun: 'Proposal',
  });
  await app.register(proposalFileRoutes, { services });
  await app.register(proposalWriteRoutes, { services });
  await app.register(proposalClientRoutes, { services });
  await app.register(proposalAnswerRoutes, { services });
  await app.register(proposalFormRoutes, { services });
};
