import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { createOpinions } from './application-opinion.ts';
import { Note, NoteBody, RatingAnswer, RatingBody } from './application.schema.ts';

const PATH = '/api/management/job/:id/application/:aid';
const tags = ['management application'];

/** Ratings and notes, which stay among staff. */
export const opinionRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const opinions = createOpinions(services);

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementApplication',
    access: ['Staff', 'Admin'],
    tags,
  });

  route('PUT /rating', 'Rate', {
    summary: "Sets one's own stars, one to five, or removes them",
    body: RatingBody,
    answer: RatingAnswer,
    handler: (request) => {
      const { id, aid } = request.params;
      const deciding = { ...actorContextOf(request), jobId: id };
      return opinions.rate(deciding, aid, request.body.stars);
    },
  });

  route('POST /note', 'NoteAdd', {
    summary: 'Adds a note for staff',
    body: NoteBody,
    created: Note,
    handler: async (request) => {
      const { id, aid } = request.params;
      const deciding = { ...actorContextOf(request), jobId: id };
      const note = await opinions.addNote(deciding, aid, request.body.text);
      return note;
    },
  });

  route('DELETE /note/:nid', 'NoteDelete', {
    summary: "Deletes one's own note; administrators any",
    handler: async (request) => {
      const { id, aid, nid } = request.params;
      await opinions.deleteNote({ ...actorContextOf(request), jobId: id }, aid, nid);
    },
  });
};
