import { multipartRecord, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Upload } from '../../../kernel/schema/input.ts';
import { Empty, Id, IdParams } from '../../../kernel/schema/shapes.ts';
import { TalentRecord } from '../record/talent-record.schema.ts';
import { authorizeTalent, idOf } from '../rules/talent.policy.ts';
import { createReel } from './talent-reel.ts';

const PATH = '/api/management/talent/:id/reel';
const config = { access: ['Talent', 'Staff', 'Admin'] } as const;
/** These writes affect the talent's page. */
const tags = ['management talent', 'talent'];

const ReelForm = Type.Object({
  data: Type.Object({ videoId: Id }, { title: 'TalentReelInput' }),
  poster: Type.Optional(Upload),
});

/** The reel of a talent, a video: set and removed by itself, beside the form of the record. */
export const talentReelRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { set, remove } = createReel(services);

  app.put(PATH, {
    config,
    onRequest: authorizeTalent,
    preValidation: multipartRecord({ poster: 1 }),
    schema: {
      operationId: 'managementTalentReelUpdate',
      summary: 'Sets the reel: a finished video of the talent, and its poster',
      tags,
      consumes: ['multipart/form-data', 'application/json'],
      params: IdParams,
      body: ReelForm,
      response: { 200: TalentRecord },
    },
    handler: (request) =>
      set(actorContextOf(request), idOf(request), request.body.data.videoId, request.uploads),
  });

  app.delete(PATH, {
    config,
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementTalentReelDelete',
      summary: 'Removes the reel',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await remove(actorContextOf(request), idOf(request));
      return reply.status(204).send(null);
    },
  });
};
