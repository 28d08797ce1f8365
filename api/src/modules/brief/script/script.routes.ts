import { readFile } from 'node:fs/promises';
import {
  addressKey,
  countAttempt,
  invalidField,
  refusalOf,
  type Limit,
  type Services,
  type Uploads,
} from '@dara/backend';
import { SCRIPT_MAX_BYTES, SCRIPT_TYPES } from '@dara/model';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { routesOf } from '../../../kernel/http/routes.ts';
import { recordRead } from '../../../kernel/record/audit.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { limitFormSize } from '../../authorization/authorization.public.ts';
import { ANY_ATTEMPT } from '../../contact/contact.public.ts';
import { BriefScriptUpload } from '../brief.schema.ts';
import { declarePurgeBriefScripts } from './purge-brief-scripts.job.ts';
import { scriptTypeOf } from './script-type.ts';
import { openScript, storeScript, type Script } from './script.repository.ts';

const HOUR_MS = 3_600_000;
/** Scripts that are taken from one address, and from everywhere; unnamed ones stay for an hour. */
const PER_ADDRESS: Limit = { name: 'brief-script', max: 20, windowMs: HOUR_MS };
const ALL: Limit = { name: 'brief-script-all', max: 100, windowMs: HOUR_MS };
/** The most that a form holds: two files of the usual size are one script. */
const USUAL_FILES = 2;

/** A script arrives before its brief, which names it by its id, and is read by staff alone. */
export const scriptRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  declarePurgeBriefScripts(services);
  uploadRoute(app, services);
  downloadRoute(app, services);
};

function uploadRoute(app: Parameters<typeof routesOf>[0], services: Services): void {
  const { limiter } = services;
  const route = routesOf(app, {
    path: '/api/brief/script',
    operation: 'briefScript',
    access: 'public',
    tags: ['brief'],
  });

  route('POST', 'Upload', {
    summary:
      'Stores the script of a brief: PDF or Word without macros; the brief names it within an hour',
    rateLimit: ANY_ATTEMPT,
    onRequest: limitFormSize(limiter, USUAL_FILES),
    form: Type.Object({}, { title: 'BriefScriptData' }),
    uploads: { script: 1 },
    uploadBytes: SCRIPT_MAX_BYTES,
    created: BriefScriptUpload,
    handler: async ({ uploads, ip }) => {
      const { bytes, ...script } = await readScript(uploads);
      await countAttempt(limiter, PER_ADDRESS, addressKey(ip));
      await countAttempt(limiter, ALL, 'all');
      return { id: await storeScript(services, script, bytes) };
    },
  });
}

/** The script of a form; refuses other types of files, by their content. */
async function readScript({ script }: Uploads): Promise<Script & { bytes: Buffer }> {
  const [file] = script ?? [];
  if (!file) throw invalidField('script', 'required');
  const bytes = await readFile(file.path);
  const type = scriptTypeOf(bytes);
  if (!type) throw refusalOf([{ field: 'script', rule: 'FILE_TYPE' }]);
  return {
    bytes,
    type,
    size: file.size,
    hash: Buffer.from(file.hash, 'base64url').toString('hex'),
  };
}

function downloadRoute(app: Parameters<typeof routesOf>[0], services: Services): void {
  const route = routesOf(app, {
    path: '/api/management/brief/:id/script',
    operation: 'managementBrief',
    access: ['Staff', 'Admin'],
    tags: ['management brief'],
  });

  route('GET', 'Script', {
    summary: 'The script of a brief as a file',
    produces: Object.values(SCRIPT_TYPES),
    answer: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }),
    handler: async (request, reply) => {
      const { id } = request.params;
      const { type, size, stream } = await openScript(services, id);
      const { actor, requestId } = actorContextOf(request);
      await recordRead(services.db, {
        ...{ actor, requestId, action: 'Download', entity: 'brief', entityId: id },
        diff: { file: type },
      });
      return reply
        .type(SCRIPT_TYPES[type])
        .header('content-disposition', `attachment; filename="script-${id.slice(-12)}.${type}"`)
        .header('content-length', size)
        .header('cache-control', 'private, no-store')
        .send(stream);
    },
  });
}
