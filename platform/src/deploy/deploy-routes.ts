import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { RegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { unpack } from '../registry/compression.ts';
import { DeployAccess, type DeployAccessParts, type NamedRelease } from './deploy-access.ts';
import {
  ASKS_FOR_FILES,
  PROMOTES,
  PRUNES,
  PUBLISHES,
  PUTS_FILE,
  NO_QUERY,
  READS_HISTORY,
  ROLLS_BACK,
} from './deploy-schemas.ts';
import { serveTokens } from './token-routes.ts';

const FILE_LIMIT = 32 * 1024 * 1024;
const MANIFEST_LIMIT = 4 * 1024 * 1024;

export interface DeployRoutesOptions extends DeployAccessParts {
  /** Resolves when this process serves the live releases. */
  refresh: () => Promise<void>;
}

interface Promotion {
  name?: string;
  version?: string;
  /** Accepted changes. */
  accept?: string[];
  dryRun?: boolean;
}

/**
 * `/_dara/releases`, `/_dara/history`, `/_dara/files`, `/_dara/tokens`, `/_dara/promote`, `/_dara/rollback`: the
 * registry over HTTP, with a deploy token.
 */
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

    routes.post<{ Querystring: { dryRun?: boolean } }>(
      '/_dara/releases',
      { bodyLimit: MANIFEST_LIMIT, schema: PUBLISHES },
      async (request, reply) => {
        const { name, version } = (request.body ?? {}) as NamedRelease;
        const actor = await access.require(request, 'publish', { name, version });
        if (request.query.dryRun) return { verdict: await registry.checkPublish(request.body) };
        await registry.publish(request.body, actor);
        // Lost files may be available again.
        await refresh();
        return reply.code(201).send({ published: true });
      },
    );

    routes.post<{ Body: { dryRun?: boolean } }>(
      '/_dara/prune',
      { schema: PRUNES },
      async (request) => {
        access.requireRoot(request);
        return registry.removeUnused({ isDryRun: request.body.dryRun === true });
      },
    );

    routes.post<{ Body: Promotion }>('/_dara/promote', { schema: PROMOTES }, async (request) => {
      const { name = '', version, accept = [], dryRun = false } = request.body;
      const actor = await access.require(request, 'promote', { name, version });
      if (dryRun) return { verdict: await registry.checkPromote(name, version, { accept }) };
      const deployment = await registry.promote(name, version, { actor, accept });
      await refresh();
      return deployment;
    });

    routes.post<{ Body: { name?: string; force?: boolean; dryRun?: boolean } }>(
      '/_dara/rollback',
      { schema: ROLLS_BACK },
      async (request) => {
        const { name = '', force: isForced = false, dryRun = false } = request.body;
        const actor = await access.require(request, 'rollback', { name });
        if (dryRun) return { verdict: await registry.checkRollback(name) };
        const deployment = await registry.rollback(name, { actor, isForced });
        await refresh();
        return deployment;
      },
    );
  });
}

function serveReading(routes: FastifyInstance, registry: Registry, access: DeployAccess): void {
  routes.get('/_dara/releases', { schema: NO_QUERY }, async (request) => {
    const names = access.namesFor(request);
    const releases = await registry.list();
    return { releases: releases.filter(({ name }) => names === null || names.includes(name)) };
  });

  routes.get<{ Querystring: { name?: string } }>(
    '/_dara/history',
    { schema: READS_HISTORY },
    async (request) => {
      const { name } = request.query;
      const names = access.namesFor(request);
      const wanted = name === undefined ? names : [name];
      const allowed = wanted?.filter((one) => names === null || names.includes(one));
      if (allowed?.length === 0) return { events: [] };
      return { events: await registry.history(...(allowed ?? [])) };
    },
  );
}

/** Errors with their location, for programs and people. */
function tellRefusals(routes: FastifyInstance): void {
  routes.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = error.validation ? notUnderstood(error.validation) : error;
    if (!(refusal instanceof RegistryError)) throw error;
    return reply
      .code(refusal.status)
      .type('application/problem+json')
      .send(
        JSON.stringify({
          type: `urn:dara:error:${refusal.code}`,
          title: refusal.message,
          status: refusal.status,
          code: refusal.code,
          problems: refusal.problems,
          traceId: request.id,
        }),
      );
  });
}

function notUnderstood(faults: NonNullable<FastifyError['validation']>): RegistryError {
  const problems = faults.map(({ instancePath, params, message }) => {
    const unknown = params['additionalProperty'];
    const place = instancePath.slice(1);
    return typeof unknown === 'string'
      ? `${[place, unknown].filter(Boolean).join('/')} is not known here`
      : `${place || 'the request'} ${message ?? 'is invalid'}`;
  });
  return new RegistryError(400, 'VALIDATION_FAILED', 'The request was not understood', problems);
}

function serveFiles(routes: FastifyInstance, registry: Registry, access: DeployAccess): void {
  routes.post<{ Body: { integrities?: string[] } }>(
    '/_dara/files/missing',
    { bodyLimit: MANIFEST_LIMIT, schema: ASKS_FOR_FILES },
    async (request) => {
      access.requirePublisher(request);
      const { integrities = [] } = request.body;
      if (!integrities.every(isIntegrity))
        throw new RegistryError(400, 'VALIDATION_FAILED', 'integrities must be sha384 digests');
      return { missing: await registry.missingFiles(integrities), encodings: ['br'] };
    },
  );

  routes.put<{ Querystring: { name?: string; integrity?: string } }>(
    '/_dara/files',
    { bodyLimit: FILE_LIMIT, schema: PUTS_FILE },
    async (request, reply) => {
      access.requirePublisher(request);
      const { name = '', integrity = '' } = request.query;
      const { body } = request;
      if (!Buffer.isBuffer(body) || !isIntegrity(integrity)) {
        throw new RegistryError(
          400,
          'VALIDATION_FAILED',
          'a file needs name, integrity and content',
        );
      }
      const brotli = isBrotli(request) ? body : undefined;
      await registry.putFile(name, integrity, brotli ? await plainOf(brotli) : body, brotli);
      return reply.code(204).send();
    },
  );
}

/** Whether a file is sent as Brotli, which saves bandwidth and compression. Throws a RegistryError. */
function isBrotli({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (!['br', 'identity'].includes(encoding)) {
    throw new RegistryError(415, 'VALIDATION_FAILED', 'files come plain or as br, nothing else', [
      `content-encoding ${encoding} is not known here`,
    ]);
  }
  return encoding === 'br';
}

async function plainOf(brotli: Buffer): Promise<Buffer> {
  const plain = await unpack(brotli, 'br', FILE_LIMIT);
  if (plain) return plain;
  const problem = `the content is not Brotli, or unpacks to more than ${FILE_LIMIT} bytes`;
  throw new RegistryError(400, 'VALIDATION_FAILED', problem);
}

const isIntegrity = (text: string): boolean => /^sha384-[A-Za-z0-9+/]{64}$/.test(text);
