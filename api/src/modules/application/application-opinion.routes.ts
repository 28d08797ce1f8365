import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { Empty } from '../../kernel/schema/shapes.ts';
import { createOpinions } from './application-opinion.ts';
import {
  ApplicationParams,
  Note,
  NoteBody,
  NoteParams,
  RatingAnswer,
  RatingBody,
} from './application.schema.ts';

const PATH = '/api/management/job/:id/application/:aid';
const tags = ['management application'];
const config = { access: ['Staff', 'Admin'] } as const;

/** Ratings and notes, which stay among staff. */
export const opinionRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const opinions = createOpinions(services);

  app.put(`${PATH}/rating`, {
    config,
    schema: {
      operationId: 'managementApplicationRate',
      summary: "Sets one's own stars, one to five, or removes them",
      tags,
      params: ApplicationParams,
      body: RatingBody,
      response: { 200: RatingAnswer },
    },
    handler: (request) => {
      const { id, aid } = request.params;
      const deciding = { ...actorContextOf(request), jobId: id };
      return opinions.rate(deciding, aid, request.body.stars);
    },
  });

  app.post(`${PATH}/note`, {
    config,
    schema: {
      operationId: 'managementApplicationNoteAdd',
      summary: 'Adds a note for staff',
      tags,
      params: ApplicationParams,
      body: NoteBody,
      response: { 201: Note },
    },
    handler: async (request, reply) => {
      const { id, aid } = request.params;
      const deciding = { ...actorContextOf(request), jobId: id };
      const note = await opinions.addNote(deciding, aid, request.body.text);
      return reply.status(201).send(note);
    },
  });

  app.delete(`${PATH}/note/:nid`, {
    config,
    schema: {
      operationId: 'managementApplicationNoteDelete',
      summary: "Deletes one's own note; administrators any",
      tags,
      params: NoteParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const { id, aid, nid } = request.params;
      await opinions.deleteNote({ ...actorContextOf(request), jobId: id }, aid, nid);
      return reply.status(204).send(null);
    },
  });
};
