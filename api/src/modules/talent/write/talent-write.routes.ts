import { AppError, identityOf, multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { TALENT_PICTURES } from './talent-album.ts';
import { actorContextOf } from '../history/talent-audit.ts';
import { createTalentCreation } from '../registration/talent-create.ts';
import { readDeletedTalent } from '../lifecycle/talent-lifecycle.ts';
import { TalentRecord } from '../record/talent-record.schema.ts';
import { createIdempotently, updateIdempotently } from './talent-idempotency.ts';
import { createTalentUpdate } from './talent-write.ts';
import { readTalent } from './talent-write.repository.ts';
import {
  TalentCreateForm,
  TalentDetailQuery,
  TalentUpdateForm,
  type TalentCreate,
  type TalentUpdate,
} from './talent-write.schema.ts';
import { idOf, authorizeTalent } from '../rules/talent.policy.ts';

const PATH = '/api/management/talent';
/** A talent's own page and the lists of talents show what these calls write. */
const tags = ['management talent', 'talent'];
const consumes = ['multipart/form-data', 'application/json'];
const uploads = multipartRecord({
  imageFile: TALENT_PICTURES.imageFile.max,
  imageFiles: TALENT_PICTURES.imageFiles.max,
});

/** A talent's full record: staff write every one, a talent its own. */
export const talentWriteRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { create, check: checkNew } = createTalentCreation(services);
  const { update, check } = createTalentUpdate(services);

  app.post(PATH, {
    config: {
      access: ['Staff', 'Admin'],
      check: (request) => checkNew(recordOf<TalentCreate>(request), request.uploads),
    },
    preValidation: uploads,
    schema: {
      operationId: 'managementTalentCreate',
      summary: 'Makes a talent with its account',
      tags,
      consumes,
      body: TalentCreateForm,
      response: { 201: TalentRecord },
    },
    handler: async (request, reply) => {
      const { body } = request;
      const context = actorContextOf(request);
      const made = await createIdempotently(services.db, context, () =>
        create(context.actor, context.requestId, body.data, request.uploads),
      );
      return reply.status(201).send(made);
    },
  });

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
    handler: (request) => {
      const { params, query } = request;
      if (!query.deleted) return readTalent(services.db, params.id);
      if (identityOf(request).permission !== 'Admin') throw new AppError('FORBIDDEN');
      return readDeletedTalent(services.db, params.id);
    },
  });

  app.put(`${PATH}/:id`, {
    config: {
      access: ['Talent', 'Staff', 'Admin'],
      check: (request) =>
        check(identityOf(request), idOf(request), recordOf<TalentUpdate>(request), request.uploads),
    },
    onRequest: authorizeTalent,
    preValidation: uploads,
    schema: {
      operationId: 'managementTalentUpdate',
      summary: 'Changes a talent; what is left out stays',
      tags,
      consumes,
      params: IdParams,
      body: TalentUpdateForm,
      response: { 200: TalentRecord },
    },
    handler: (request) => {
      const { body } = request;
      const writer = actorContextOf(request);
      const id = idOf(request);
      return updateIdempotently(services.db, writer, id, () =>
        update(writer, id, body.data, request.uploads),
      );
    },
  });
};
