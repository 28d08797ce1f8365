import { AppError, identityOf, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { talentForm } from './talent-form.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { TalentRecord } from '../record/talent-record.schema.ts';
import { createTalentUpdate } from './talent-write.ts';
import { recordMinorOpened } from '../record/minor-opened.ts';
import { readDeletedTalent, readTalent } from '../record/talent-read.ts';
import { TalentDetailQuery, TalentUpdateForm, type TalentUpdate } from './talent-write.schema.ts';
import { idOf, authorizeTalent } from '../rules/talent.policy.ts';

const PATH = '/api/management/talent';
/** These writes affect the talent's page and the lists of talents. */
const tags = ['management talent', 'talent'];

/** A talent's full record: staff write every one, a talent its own. */
export const talentWriteRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { update, check } = createTalentUpdate(services);

  app.get(`${PATH}/:id`, {
    config: { access: ['Talent', 'Staff', 'Admin'] },
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementTalentDetail',
      summary: 'The full record of a talent',
      tags,
      params: IdParams,
      querystring: TalentDetailQuery,
      response: { 200: TalentRecord },
    },
    handler: async (request) => {
      const { query } = request;
      const isAdmin = identityOf(request).permission === 'Admin';
      if (query.deleted && !isAdmin) throw new AppError('FORBIDDEN');
      const read = query.deleted ? readDeletedTalent : readTalent;
      const record = await read(services.db, idOf(request));
      await recordMinorOpened(services.db, actorContextOf(request), record.id);
      return record;
    },
  });

  app.put(`${PATH}/:id`, {
    config: {
      access: ['Talent', 'Staff', 'Admin'],
      check: (request) =>
        check(identityOf(request), idOf(request), recordOf<TalentUpdate>(request), request.uploads),
    },
    onRequest: authorizeTalent,
    preValidation: talentForm,
    schema: {
      operationId: 'managementTalentUpdate',
      summary: 'Changes a talent; absent fields stay',
      tags,
      consumes: ['multipart/form-data', 'application/json'],
      params: IdParams,
      body: TalentUpdateForm,
      response: { 200: TalentRecord },
    },
    handler: (request) =>
      update(actorContextOf(request), idOf(request), request.body.data, request.uploads),
  });
};
