import { Readable } from 'node:stream';
import {
  AppError,
  refuseBody,
  takeBody,
  type RouteAccess,
  type RouteLimit,
  type Services,
  type UploadedFile,
} from '@dara/backend';
import { VIDEO } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { Type } from 'typebox';
import { routesOf } from '../../../kernel/http/routes.ts';
import { toUpload, type Video } from '../video.repository.ts';
import { VideoParams, VideoUpload } from '../video.schema.ts';
import { offsetRefusal, takePart } from './take-part.ts';

const PART_TYPE = 'application/offset+octet-stream';

/** Where uploads of one kind of people continue; where they begin is a route of its own. */
export interface UploadPlace {
  /** Begins the address of each route. */
  path: string;
  /** Begins each operation id. */
  operation: string;
  access: RouteAccess;
  rateLimit?: RouteLimit;
  tags: readonly string[];
  /** The upload of a request by its id; those of others do not exist. */
  find: (request: FastifyRequest, id: string) => Promise<Video>;
  /** Removes an upload on request. */
  discard: (id: string) => Promise<void>;
}

function idOf({ params }: Pick<FastifyRequest, 'params'>): string {
  return (params as { id: string }).id;
}

/** `preValidation`: the body is the part itself; fields of other bodies are refused by name. */
const takePartBody: preValidationAsyncHookHandler = async function takePartBody(request, reply) {
  if (request.body instanceof Readable) request.body = await takeBody(request, VIDEO.partBytes);
  else await refuseBody.call(this, request, reply);
};

interface UploadOptions {
  services: Services;
  place: UploadPlace;
}

/** Videos arrive in parts, so that an upload continues after a lost connection where it was. */
export const uploadRoutes: FastifyPluginAsyncTypebox<UploadOptions> = async (
  app,
  { services, place },
) => {
  const { find, discard, ...group } = place;
  const route = routesOf(app, group);

  route('GET /:id/upload', 'Upload', {
    summary: 'How much of an upload is stored',
    answer: VideoUpload,
    handler: async (request) => toUpload(await find(request, idOf(request))),
  });

  route('DELETE /:id/upload', 'Delete', {
    summary: 'Gives up an upload, or a video that no record shows',
    handler: async (request) => discard((await find(request, idOf(request))).id),
  });

  await app.register(partRoute, { services, place });
};

/** Its body is bytes, not a record. */
const partRoute: FastifyPluginAsyncTypebox<UploadOptions> = async (app, { services, place }) => {
  const { path, operation, access, rateLimit, tags, find } = place;
  app.addContentTypeParser(PART_TYPE, (_request, payload, done) => done(null, payload));

  app.patch(`${path}/:id/upload`, {
    config: { access, idempotency: 'none', ...(rateLimit && { rateLimit }) },
    preValidation: takePartBody,
    schema: {
      operationId: `${operation}Part`,
      summary: 'Adds the next part of an upload; the last one completes the video',
      description: `The body has ${VIDEO.partBytes} bytes, the last one the rest; \`Upload-Offset\` is where it begins.`,
      tags,
      consumes: [PART_TYPE],
      params: VideoParams,
      headers: Type.Object({
        'upload-offset': Type.Integer({ minimum: 0, maximum: VIDEO.maxBytes }),
      }),
      response: { 200: VideoUpload },
    },
    handler: async (request) => {
      if (!request.body) throw new AppError('MEDIA_TYPE');
      const video = await find(request, request.params.id);
      const offset = request.headers['upload-offset'];
      if (video.finished_at !== null || offset !== video.received)
        throw await offsetRefusal(services.db, video.id);
      return toUpload(await takePart(services, video, request.body as UploadedFile));
    },
  });
};
