import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isMinor, today } from '../../kernel/age.ts';
import { routesOf } from '../../kernel/http/routes.ts';
import { recordRead } from '../../kernel/record/audit.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { decideNewFace } from './new-face-decision.ts';
import { NEW_FACE_ENTITY, listNewFaces, readNewFace } from './new-face.repository.ts';
import { NewFaceDecision, NewFacePage, NewFaceQuery, NewFaceRecord } from './new-face.schema.ts';

/** Applications of new faces, for staff. */
export const newFaceManagementRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, config } = services;
  const route = routesOf(app, {
    path: '/api/management/newface',
    operation: 'managementNewFace',
    access: ['Staff', 'Admin'],
    tags: ['management new face'],
  });

  route('GET', 'List', {
    summary: 'Applications that may be looked at, newest first',
    query: NewFaceQuery,
    answer: NewFacePage,
    handler: ({ query }) => listNewFaces(db, query),
  });

  route('GET /:id', 'Detail', {
    answer: NewFaceRecord,
    handler: async (request) => {
      const record = await readNewFace(db, config, request.params.id);
      if (isMinor(record.birthday, today())) {
        const read = { entity: NEW_FACE_ENTITY, entityId: record.id, action: 'OpenMinor' } as const;
        await recordRead(db, { ...actorContextOf(request), ...read });
      }
      return record;
    },
  });

  route('PUT /:id/status', 'Status', {
    summary: 'Takes an application into review, accepts or declines it',
    body: NewFaceDecision,
    answer: NewFaceRecord,
    handler: (request) =>
      decideNewFace(services, actorContextOf(request), request.params.id, request.body),
  });
};
