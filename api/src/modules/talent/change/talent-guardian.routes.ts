import { countAttempt, AppError, type Limit, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { requestGuardianConfirmation } from '../../guardian/guardian.public.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { decideChange } from './talent-change.ts';
import { TalentChangeBody } from './talent-change.schema.ts';
import { readTalent } from '../record/talent-read.ts';
import { TalentRecord } from '../record/talent-record.schema.ts';
import { authorizeTalent } from '../rules/talent.policy.ts';
const tags = ['management talent', 'talent'];

/** Links per guardian, against flooding of mailboxes. */
const LINKS: Limit = { name: 'guardian-link', max: 5, windowMs: 24 * 3_600_000 };

/** Protection of talents under 20: guardian confirmation, and changes that need approval. */
export const talentGuardianRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/management/talent/:id',
    operation: 'managementTalent',
    access: ['Talent', 'Staff', 'Admin'],
    tags,
  });

  route('POST /guardian', 'GuardianAsk', {
    summary: 'Mails the guardian a new link to confirm with; earlier ones become invalid',
    onRequest: authorizeTalent,
    answer: TalentRecord,
    handler: async ({ params: { id } }) => {
      const { guardian, guardianState } = await readTalent(services.db, id);
      if (!guardian || guardianState === 'NotNeeded' || guardianState === 'Confirmed') {
        throw new AppError('INVALID_TRANSITION');
      }
      for (const key of [id, guardian.email]) {
        await countAttempt(services.limiter, LINKS, key);
      }
      await services.db
        .transaction()
        .execute((trx) => requestGuardianConfirmation(services, trx, id));
      return readTalent(services.db, id);
    },
  });

  route('PUT /change/:changeId', 'ChangeDecide', {
    summary: 'Approves or rejects a requested change of birthday or guardian',
    access: ['Staff', 'Admin'],
    body: TalentChangeBody,
    answer: TalentRecord,
    handler: (request) => {
      const { params, body } = request;
      return decideChange(services, { ...actorContextOf(request), ...params, wanted: body });
    },
  });
};
