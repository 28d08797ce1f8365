import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isId } from '../../../kernel/new-id.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { authorizeBusiness, requireBusinessId } from '../record/business.policy.ts';
import { BusinessRecord } from '../record/business.schema.ts';
import { decideBusinessChange, withdrawBusinessChange } from './business-change.ts';
import { BusinessChangeBody, BusinessChangeParams } from './business-change.schema.ts';

const PATH = '/api/management/business/:id/change/:changeId';
const tags = ['management business', 'client', 'job'];

function changeOf({ id, changeId }: { id: string; changeId: string }) {
  if (!isId(changeId)) throw new AppError('BUSINESS_NOT_EXIST');
  return { id: requireBusinessId(id), changeId: changeId.toLowerCase() };
}

/**
 * Requested changes of an approved business's name, logo, website and tax data: decided by staff, withdrawn by the
 * business.
 */
export const businessChangeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.put(PATH, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementBusinessChangeDecide',
      summary: "Accepts or declines a requested change of a business's public data",
      tags,
      params: BusinessChangeParams,
      body: BusinessChangeBody,
      response: { 200: BusinessRecord },
    },
    handler: (request) => {
      const { params, body: wanted } = request;
      return decideBusinessChange(services, {
        ...{ writer: actorContextOf(request), ...changeOf(params), wanted },
      });
    },
  });

  app.delete(PATH, {
    config: { access: ['Business'] },
    schema: {
      operationId: 'managementBusinessChangeWithdraw',
      summary: "Withdraws the own business's requested change",
      tags,
      params: BusinessChangeParams,
      response: { 200: BusinessRecord },
    },
    handler: async (request) => {
      await authorizeBusiness(request);
      return withdrawBusinessChange(services, {
        ...{ writer: actorContextOf(request), ...changeOf(request.params) },
      });
    },
  });
};
