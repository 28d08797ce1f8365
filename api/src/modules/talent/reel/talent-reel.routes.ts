import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { routesOf } from '../../../kernel/http/routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Id } from '../../../kernel/schema/shapes.ts';
import { TalentRecord } from '../record/talent-record.schema.ts';
import { authorizeTalent, idOf } from '../rules/talent.policy.ts';
import { createReel } from './talent-reel.ts';

const TalentReelInput = Type.Object({ videoId: Id }, { title: 'TalentReelInput' });

/** The reel of a talent, a video: set and removed by itself, beside the form of the record. */
export const talentReelRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { set, remove } = createReel(services);
  const route = routesOf(app, {
    path: '/api/management/talent/:id/reel',
    operation: 'managementTalentReel',
    access: ['Talent', 'Staff', 'Admin'],
    onRequest: authorizeTalent,
    // These writes affect the talent's page.
    tags: ['management talent', 'talent'],
  });

  route('PUT', 'Update', {
    summary: 'Sets the reel: a finished video of the talent, and its poster',
    form: TalentReelInput,
    uploads: { poster: 1 },
    answer: TalentRecord,
    handler: (request) =>
      set(actorContextOf(request), idOf(request), request.body.data.videoId, request.uploads),
  });

  route('DELETE', 'Delete', {
    summary: 'Removes the reel',
    handler: (request) => remove(actorContextOf(request), idOf(request)),
  });
};
