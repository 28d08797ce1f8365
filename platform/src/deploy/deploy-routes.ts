import { addressKey, isBearer, type Limiter } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { RegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry.ts';

const FILE_LIMIT = 32 * 1024 * 1024;
const MANIFEST_LIMIT = 4 * 1024 * 1024;
/** Whoever holds the token of the whole site. */
const ACTOR = 'deploy token';
const FAILURES = { name: 'deploy-failure', max: 20, windowMs: 60_000 };

export interface DeployRoutesOptions {
  registry: Registry;
  limiter: Limiter;
  token: string;
  /** Resolves when this process serves what is live. */
  refresh: () => Promise<void>;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

function nameOf(body: unknown): string {
  const name = text(field(body, 'name'));
  if (name === undefined) throw new RegistryError(400, 'VALIDATION_FAILED', 'name is missing');
  return name;
}

/** `/_dara/releases`, `/_dara/history`, `/_dara/files`, `/_dara/promote`, `/_dara/rollback`: the registry over HTTP, for who holds the deploy token. */
export function serveDeployment(app: FastifyInstance, options: DeployRoutesOptions): void {
  const { registry, limiter, token, refresh } = options;
  app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: FILE_LIMIT },
      (_request, body, done) => done(null, body),
    );
    routes.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isBearer(request.headers.authorization, token)) return;
      const { isAllowed, retryAfterS } = await limiter.hit(FAILURES, addressKey(request.ip));
      if (isAllowed)
        throw new RegistryError(401, 'TOKEN_INVALID', 'The deploy token is missing or wrong');
      reply.header('retry-after', String(retryAfterS));
      throw new RegistryError(429, 'RATE_LIMITED', 'Too many attempts with a wrong deploy token');
    });
    routes.setErrorHandler((error, request, reply) => {
      if (!(error instanceof RegistryError)) throw error;
      return reply
        .code(error.status)
        .type('application/problem+json')
        .send(
          JSON.stringify({
            type: `urn:dara:error:${error.code}`,
            title: error.message,
            status: error.status,
            code: error.code,
            problems: error.problems,
            traceId: request.id,
          }),
        );
    });

    routes.get('/_dara/releases', async () => ({ releases: await registry.list() }));

    routes.get('/_dara/history', async (request) => ({
      events: await registry.history(text(field(request.query, 'name'))),
    }));

    routes.post('/_dara/files/missing', { bodyLimit: MANIFEST_LIMIT }, async (request) => {
      const list = field(request.body, 'integrities');
      const integrities = Array.isArray(list)
        ? list.filter((item) => typeof item === 'string')
        : [];
      if (integrities.some((integrity) => !/^sha384-[A-Za-z0-9+/]{64}$/.test(integrity))) {
        throw new RegistryError(400, 'VALIDATION_FAILED', 'integrities must be sha384 digests');
      }
      return { missing: await registry.missingFiles(integrities) };
    });

    routes.put('/_dara/files', { bodyLimit: FILE_LIMIT }, async (request, reply) => {
      const name = text(field(request.query, 'name')) ?? '';
      const integrity = text(field(request.query, 'integrity')) ?? '';
      const bytes = request.body;
      if (!Buffer.isBuffer(bytes) || !/^sha384-[A-Za-z0-9+/]{64}$/.test(integrity)) {
        throw new RegistryError(
          400,
          'VALIDATION_FAILED',
          'a file needs name, integrity and content',
        );
      }
      await registry.putFile(name, integrity, bytes);
      return reply.code(204).send();
    });

    routes.post('/_dara/releases', { bodyLimit: MANIFEST_LIMIT }, async (request, reply) => {
      await registry.publish(request.body, ACTOR);
      // Files that were lost may be there again.
      await refresh();
      return reply.code(201).send({ published: true });
    });

    routes.post('/_dara/promote', async (request) => {
      const version = text(field(request.body, 'version'));
      const deployment = await registry.promote(nameOf(request.body), version, ACTOR);
      await refresh();
      return deployment;
    });

    routes.post('/_dara/rollback', async (request) => {
      const deployment = await registry.rollback(nameOf(request.body), ACTOR);
      await refresh();
      return deployment;
    });
  });
}
