import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { withBeforeCommit } from '../database/commit-hook.ts';
import { addressHash, fingerprintOf } from '../idempotency/fingerprint.ts';
import {
  IdempotencyStore,
  markApplied,
  type Claim,
  type StoredResponse,
} from '../idempotency/idempotency-store.ts';
import { addressKey } from '../limit/address-key.ts';
import type { Services } from '../services.ts';
import { AppError } from './app-error.ts';
import { isApiRoute } from './closed-schemas.ts';

const HEADER = 'idempotency-key';
const REPLAYED = 'idempotency-replayed';
const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** A larger response is not stored. */
const ANSWER_MAX = 128 * 1024;
const KEPT_HEADERS = ['content-type', 'location', 'cache-control'] as const;
/** Temporary errors; the same request may succeed later. */
const PASSING = new Set([401, 408, 425, 429]);
const SECRET = /"(\w*(?:token|password))":\{/i;

/**
 * What is stored of a write with an `Idempotency-Key`: its answer, unless said otherwise.
 * - `fact`: that it was done, since its answer holds a secret;
 * - `repeatable`: its answer, but it runs again when it ended half done, since doing it twice changes nothing;
 * - `none`: nothing, since it changes nothing, or is about a secret.
 */
export type Idempotency = 'answer' | 'fact' | 'repeatable' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    idempotency?: Idempotency;
  }
  interface FastifyRequest {
    /** The key of this request while it is in progress. */
    claim: Claim | null;
  }
}

const modeOf = ({ config = {} }: Pick<RouteOptions, 'config'>): Idempotency =>
  config.idempotency ?? 'answer';

const isWriting = ({ method }: Pick<RouteOptions, 'method'>): boolean =>
  [method].flat().some((one) => WRITING.has(one));

const KEY_SCHEMA = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description:
    'A request repeated with the same key within 24 hours is executed once and gets the first answer again',
};

/** Adds the header to every write route under /api; routes with secrets in their response must declare a mode. */
export function declareIdempotencyKey(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!isApiRoute(route) || !isWriting(route)) return;
    const mode = modeOf(route);
    if (mode === 'none') return;
    const secret = SECRET.exec(JSON.stringify(route.schema?.response ?? {}))?.[1];
    if (secret && mode !== 'fact') {
      throw new Error(`route ${String(route.method)} ${route.url} would keep its ${secret}`);
    }
    const headers = (route.schema?.headers ?? {}) as { properties?: object };
    route.schema = {
      ...route.schema,
      headers: {
        ...headers,
        type: 'object',
        properties: { ...headers.properties, [HEADER]: KEY_SCHEMA },
      },
    };
  });
}

/** Executes a write request with a repeated key once, even after crashes (`decisions/0027`). */
export function registerIdempotency(
  app: FastifyInstance,
  { db, database, config }: Services,
): void {
  const store = new IdempotencyStore(db, database.kind === 'pglite');
  const secret = config.jwtSecret;
  app.decorateRequest('claim', null);

  // After body and files were read and validated: invalid requests are rejected again.
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers[HEADER];
    if (typeof key !== 'string' || !isKept(request)) return undefined;
    const owner = await ownerOf(request, secret);
    const { method, url, body, uploads } = request;
    const fingerprint = fingerprintOf({ method, url, body, uploads }, secret);
    const result = await store.claim({ owner, key }, fingerprint);
    if (result.kind === 'reused') throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (result.kind === 'running') {
      throw new AppError('IDEMPOTENCY_KEY_IN_USE', { retryAfterS: result.retryAfterS });
    }
    if (result.kind === 'finished') return replay(reply, result.answer);
    request.claim = result.claim;
    return undefined;
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const isMarked = request.claim !== null && modeOf(request.routeOptions) !== 'repeatable';
    if (!isMarked) return done();
    withBeforeCommit(async (query) => {
      const { claim } = request;
      if (claim && !(await markApplied(query, claim)))
        throw new AppError('IDEMPOTENCY_KEY_IN_USE', { retryAfterS: 1 });
    }, done);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { claim } = request;
    if (!claim) return;
    request.claim = null;
    try {
      const { statusCode } = reply;
      if (statusCode >= 500 || PASSING.has(statusCode)) await store.release(claim);
      else await store.finish(claim, answerOf(request, reply, payload));
    } catch (error) {
      // The change was made: the sender gets the response, and a retry gets what the transaction recorded.
      request.log.error({ err: error }, 'failed to store the response of an idempotency key');
    }
  });
}

function isKept({ method, routeOptions }: FastifyRequest): boolean {
  const { url = '' } = routeOptions;
  return isApiRoute({ url }) && WRITING.has(method) && modeOf(routeOptions) !== 'none';
}

/** A key never returns another person's response. */
async function ownerOf(request: FastifyRequest, secret: string): Promise<string> {
  const isSigned = request.identity !== null || request.headers.authorization !== undefined;
  const identity = isSigned ? await request.findIdentity() : null;
  return identity
    ? `person ${identity.id}`
    : `address ${addressHash(addressKey(request.ip), secret)}`;
}

function replay(reply: FastifyReply, { status, headers, body }: StoredResponse): FastifyReply {
  if (body === null) throw new AppError('IDEMPOTENCY_ANSWER_LOST');
  return reply
    .status(status)
    .headers({ ...headers, [REPLAYED]: 'true' })
    .send(status === 204 ? null : body);
}

function answerOf(
  { routeOptions }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): StoredResponse {
  const headers: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  const status = reply.statusCode;
  const isSecret = modeOf(routeOptions) === 'fact' && status < 400;
  return { status, headers, body: isSecret ? null : bodyOf(payload) };
}

/** Streams and large responses are not stored. */
function bodyOf(payload: unknown): string | null {
  if (payload === null || payload === undefined) return '';
  return typeof payload === 'string' && payload.length <= ANSWER_MAX ? payload : null;
}
