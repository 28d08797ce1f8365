import { type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { authorizeBusiness } from '../record/business.policy.ts';
import { BusinessRecord } from '../record/business.schema.ts';
import { decideBusinessChange, withdrawBusinessChange } from './business-change.ts';
import { BusinessChangeBody } from './business-change.schema.ts';

const PATH = '/api/management/business/:id/change/:changeId';
const tags = ['management business', 'client', 'job'];

/**
 * Requested changes of an approved business's name, logo, website and tax data: decided by staff, withdrawn by the
 * business.
 */
export const businessChangeRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: PATH,
    operation: 'managementBusinessChange',
    access: ['Staff', 'Admin'],
    tags,
  });

  route('PUT', 'Decide', {
    summary: "Accepts or declines a requested change of a business's public data",
    body: BusinessChangeBody,
    answer: BusinessRecord,
    handler: (request) => {
      const { params, body: wanted } = request;
      return decideBusinessChange(services, {
        ...{ writer: actorContextOf(request), ...params, wanted },
      });
    },
  });

  route('DELETE', 'Withdraw', {
    summary: "Withdraws the own business's requested change",
    access: ['Business'],
    answer: BusinessRecord,
    handler: async (request) => {
      await authorizeBusiness(request);
      return withdrawBusinessChange(services, {
        ...{ writer: actorContextOf(request), ...request.params },
      });
    },
  });
};
