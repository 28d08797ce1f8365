import { AppError, multipartRecord, recordOf, type RouteLimit, type Services } from '@dara/backend';
import { NEW_FACE_PICTURES } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Empty } from '../../kernel/schema/shapes.ts';
import {
  REGISTRATION_LIMIT,
  limitFormSize,
  openLimited,
} from '../authorization/authorization.public.ts';
import { createNewFaces } from './new-face-create.ts';
import { newFaceClipRoutes } from './new-face-clip.routes.ts';
import { CLIP_STATE, GUARDIAN, deleteNewFaces } from './new-face.repository.ts';
import {
  NewFaceEntries,
  NewFaceForm,
  NewFaceReceipt,
  NewFaceState,
  NewFaceToken,
  type NewFaceInput,
} from './new-face.schema.ts';
import { requireIdOfToken } from './new-face-token.ts';
import { declarePurgeNewFaces } from './purge-new-faces.job.ts';

const PATH = '/api/newface';
const tags = ['new face'];
/** Attempts per address; a guess has 128 bits to find. */
const LINK_LIMIT: RouteLimit = { max: 30, windowMs: 600_000 };
const config = { access: 'public', rateLimit: LINK_LIMIT } as const;

/** Applications of new faces. */
export const newFaceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  declarePurgeNewFaces(services);
  const { check, receive } = createNewFaces(services);
  await app.register(newFaceStateRoutes, { services });
  await app.register(newFaceClipRoutes, { services });

  app.post(PATH, {
    config: {
      access: 'public',
      // The answer is about a secret, and the same application is stored once anyway.
      idempotency: 'none',
      rateLimit: REGISTRATION_LIMIT,
      check: (request) => check(recordOf<NewFaceInput>(request), request.uploads),
    },
    onRequest: limitFormSize(services.limiter, NEW_FACE_PICTURES.length),
    preValidation: multipartRecord(Object.fromEntries(NEW_FACE_PICTURES.map((part) => [part, 1]))),
    schema: {
      operationId: 'newFaceApply',
      summary: 'Applies as a new face; returns the token of the status page',
      tags,
      consumes: ['multipart/form-data', 'application/json'],
      body: NewFaceForm,
      response: { 201: NewFaceReceipt },
    },
    handler: async (request, reply) => {
      const { body, uploads, id } = request;
      const receipt = await openLimited(services.limiter, request, () =>
        receive(body.data, uploads, id),
      );
      return reply.status(201).header('cache-control', 'private, no-store').send(receipt);
    },
  });
};

/** The status page. The token is in the body, so it is not logged. */
const newFaceStateRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const requireId = (token: string) => requireIdOfToken(services.config, token);
  const find = async (token: string) => {
    const found = await db
      .selectFrom('new_face as t')
      .select(['t.name', 't.height', 't.phone', 't.email', 't.status'])
      .select([GUARDIAN.as('guardian'), CLIP_STATE.as('clip')])
      .where('t.id', '=', requireId(token))
      .executeTakeFirst();
    if (!found) throw new AppError('LINK_EXPIRED');
    return found;
  };

  app.post(`${PATH}/state`, {
    config: { ...config, idempotency: 'none' },
    schema: {
      operationId: 'newFaceState',
      summary: 'The state of an application by its token; read-only',
      tags,
      body: NewFaceToken,
      response: { 200: NewFaceState },
    },
    handler: async ({ body }, reply) => {
      const { name, status, guardian, clip } = await find(body.token);
      reply.header('cache-control', 'private, no-store');
      return { firstName: name.split(' ')[0]!, status, guardian, clip };
    },
  });

  app.post(`${PATH}/entries`, {
    config: { ...config, idempotency: 'none' },
    schema: {
      operationId: 'newFaceEntries',
      summary: 'What an accepted applicant need not enter again, without the birthday; read-only',
      tags,
      body: NewFaceToken,
      response: { 200: NewFaceEntries },
    },
    handler: async ({ body }, reply) => {
      const { status, guardian: _guardian, clip: _clip, ...entries } = await find(body.token);
      if (status !== 'Accepted') throw new AppError('LINK_EXPIRED');
      reply.header('cache-control', 'private, no-store');
      return entries;
    },
  });

  app.post(`${PATH}/withdraw`, {
    config,
    schema: {
      operationId: 'newFaceWithdraw',
      summary: 'Deletes an application with its pictures and clip; repeating it changes nothing',
      tags,
      body: NewFaceToken,
      response: { 204: Empty },
    },
    handler: async ({ body, id: requestId }, reply) => {
      const id = requireId(body.token);
      await db.transaction().execute((trx) => deleteNewFaces(trx, sql`t.id = ${id}`, requestId));
      return reply.status(204).send(null);
    },
  });
};
