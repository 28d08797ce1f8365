import type { FastifyInstance } from 'fastify';
import { RegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { DeployAccess, type DeployAccessParts } from './deploy-access.ts';
import { serveTokens } from './token-routes.ts';

const FILE_LIMIT = 32 * 1024 * 1024;
const MANIFEST_LIMIT = 4 * 1024 * 1024;

export interface DeployRoutesOptions extends DeployAccessParts {
  /** Resolves when this process serves what is live. */
  refresh: () => Promise<void>;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** Changes that somebody says are meant. */
function acceptedIn(body: unknown): string[] {
  const list = field(body, 'accept');
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

/** `/_dara/releases`, `/_dara/history`, `/_dara/files`, `/_dara/tokens`, `/_dara/promote`, `/_dara/rollback`: the registry over HTTP, for who holds a deploy token. */
export function serveDeployment(app: FastifyInstance, options: DeployRoutesOptions): void {
  const { registry, tokens, refresh } = options;
  const access = new DeployAccess(options);
  app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: FILE_LIMIT },
      (_request, body, done) => done(null, body),
    );
    access.guard(routes);
    tellRefusals(routes);
    serveTokens(routes, { access, tokens });
    serveReading(routes, registry, access);

    serveFiles(routes, registry, access);

    routes.post('/_dara/releases', { bodyLimit: MANIFEST_LIMIT }, async (request, reply) => {
      const release = {
        name: field(request.body, 'name'),
        version: field(request.body, 'version'),
      };
      const actor = await access.require(request, 'publish', release);
      if (text(field(request.query, 'dryRun')) === 'true')
        return { verdict: await registry.judgePublish(request.body) };
      await registry.publish(request.body, actor);
      // Files that were lost may be there again.
      await refresh();
      return reply.code(201).send({ published: true });
    });

    routes.post('/_dara/prune', async (request) => {
      access.requireRoot(request);
      return registry.removeUnused({ isDryRun: field(request.body, 'dryRun') === true });
    });

    routes.post('/_dara/promote', async (request) => {
      const name = text(field(request.body, 'name')) ?? '';
      const version = text(field(request.body, 'version'));
      const actor = await access.require(request, 'promote', { name, version });
      const accept = acceptedIn(request.body);
      if (field(request.body, 'dryRun') === true)
        return { verdict: await registry.judgePromote(name, version, { accept }) };
      const deployment = await registry.promote(name, version, { actor, accept });
      await refresh();
      return deployment;
    });

    routes.post('/_dara/rollback', async (request) => {
      const name = text(field(request.body, 'name')) ?? '';
      const actor = await access.require(request, 'rollback', { name });
      const isForced = field(request.body, 'force') === true;
      const deployment = await registry.rollback(name, { actor, isForced });
      await refresh();
      return deployment;
    });
  });
}

function serveReading(routes: FastifyInstance, registry: Registry, access: DeployAccess): void {
  routes.get('/_dara/releases', async (request) => {
    const names = access.namesFor(request);
    const releases = await registry.list();
    return { releases: releases.filter(({ name }) => names === null || names.includes(name)) };
  });

  routes.get('/_dara/history', async (request) => {
    const name = text(field(request.query, 'name'));
    const names = access.namesFor(request);
    const wanted = name === undefined ? names : [name];
    const allowed = wanted?.filter((one) => names === null || names.includes(one));
    if (allowed?.length === 0) return { events: [] };
    return { events: await registry.history(...(allowed ?? [])) };
  });
}

/** What is wrong and where, for programs and people. */
function tellRefusals(routes: FastifyInstance): void {
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
}

function serveFiles(routes: FastifyInstance, registry: Registry, access: DeployAccess): void {
  routes.post('/_dara/files/missing', { bodyLimit: MANIFEST_LIMIT }, async (request) => {
    access.requirePublisher(request);
    const list = field(request.body, 'integrities');
    const integrities = Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
    if (integrities.some((integrity) => !/^sha384-[A-Za-z0-9+/]{64}$/.test(integrity))) {
      throw new RegistryError(400, 'VALIDATION_FAILED', 'integrities must be sha384 digests');
    }
    return { missing: await registry.missingFiles(integrities) };
  });

  routes.put('/_dara/files', { bodyLimit: FILE_LIMIT }, async (request, reply) => {
    access.requirePublisher(request);
    const name = text(field(request.query, 'name')) ?? '';
    const integrity = text(field(request.query, 'integrity')) ?? '';
    const bytes = request.body;
    if (!Buffer.isBuffer(bytes) || !/^sha384-[A-Za-z0-9+/]{64}$/.test(integrity)) {
      throw new RegistryError(400, 'VALIDATION_FAILED', 'a file needs name, integrity and content');
    }
    await registry.putFile(name, integrity, bytes);
    return reply.code(204).send();
  });
}
