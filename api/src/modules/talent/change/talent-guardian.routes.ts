import { AppError, type Limit, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { isId } from '../../../kernel/new-id.ts';
import { requestGuardianConfirmation } from '../../guardian/guardian.public.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { decideChange } from './talent-change.ts';
import { TalentChangeBody } from './talent-change.schema.ts';
import { readTalent } from '../record/talent-read.ts';
import { TalentRecord } from '../record/talent-record.schema.ts';
import { authorizeTalent, requireTalentId } from '../rules/talent.policy.ts';

const PATH = '/api/management/talent';
const tags = ['management talent', 'talent'];

/** Links per guardian, against flooding of mailboxes. */
const LINKS: Limit = { name: 'guardian-link', max: 5, windowMs: 24 * 3_600_000 };

/** Protection of talents under 20: guardian confirmation, and changes that need approval. */
export const talentGuardianRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post(`${PATH}/:id/guardian`, {
    config: { access: ['Talent', 'Staff', 'Admin'] },
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementTalentGuardianAsk',
      summary: 'Mails the guardian a new link to confirm with; earlier ones become invalid',
      tags,
      params: IdParams,
      response: { 200: TalentRecord },
    },
    handler: async ({ params }) => {
      const id = params.id.toLowerCase();
      const { guardian, guardianState } = await readTalent(services.db, id);
      if (!guardian || guardianState === 'NotNeeded' || guardianState === 'Confirmed') {
        throw new AppError('INVALID_TRANSITION');
      }
      for (const key of [id, guardian.email]) {
        const { isAllowed, retryAfterS } = await services.limiter.hit(LINKS, key);
        if (!isAllowed) throw new AppError('RATE_LIMITED', { retryAfterS });
      }
      await services.db
        .transaction()
        .execute((trx) => requestGuardianConfirmation(services, trx, id));
      return readTalent(services.db, id);
    },
  });

  app.put(`${PATH}/:id/change/:changeId`, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementTalentChangeDecide',
      summary: 'Approves or rejects a requested change of birthday or guardian',
      tags,
      params: Type.Object({ ...IdParams.properties, changeId: Type.String({ maxLength: 200 }) }),
      body: TalentChangeBody,
      response: { 200: TalentRecord },
    },
    handler: (request) => {
      const { params, body } = request;
      const id = requireTalentId(params.id);
      if (!isId(params.changeId)) throw new AppError('NOT_FOUND');
      const changeId = params.changeId.toLowerCase();
      return decideChange(services, { ...actorContextOf(request), id, changeId, wanted: body });
    },
  });
};
