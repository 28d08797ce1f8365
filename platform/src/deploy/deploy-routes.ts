import type { FastifyError, FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { RegistryError, invalid } from '../registry/registry-error.ts';
import { actingAs } from '../registry/person.ts';
import { DeployAccess, type DeployAccessParts } from './deploy-access.ts';
import { FILE_LIMIT, isFree, RELEASE_ACTIONS, schemaOf } from './release-actions.ts';
import type { Action } from './action.ts';
import type { ActionParts } from './action-parts.ts';
import { isDeployAction } from './scoped-token.ts';

export interface DeployRoutesOptions extends DeployAccessParts, ActionParts {
  /** Resolves when this process serves the live releases. */
  refresh: () => Promise<void>;
}

/** The actions of `release-actions.ts` over HTTP, for who holds a deploy token, and for administrators of the site. */
export function serveDeployment(app: FastifyInstance, options: DeployRoutesOptions): void {
  const access = new DeployAccess(options);
  app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: FILE_LIMIT },
      (_request, body, done) => done(null, body),
    );
    access.guard(routes);
    tellRefusals(routes);
    for (const action of Object.values(RELEASE_ACTIONS))
      serveAction(routes, action, access, options);
  });
}

function serveAction(
  routes: FastifyInstance,
  action: Action,
  access: DeployAccess,
  { registry, tokens, readHealth, refresh }: DeployRoutesOptions,
): void {
  const { run, dryRun, bodyLimit, status = 200 } = action;
  const [method = '', url = ''] = action.http.split(' ');
  routes.route({
    method: method as HTTPMethods,
    url,
    schema: schemaOf(action),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      const input = inputOf(request);
      const { dryRun: isDryRun } = (isFree(action) ? request.query : input) as { dryRun?: boolean };
      // Teams that only publish may try what a promotion checks.
      const isTrial = dryRun !== undefined && isDryRun === true;
      const actor = await access.require(request, action, { input, isTrial });
      const context = { registry, tokens, readHealth, actor, names: access.namesFor(request) };
      if (dryRun && isTrial) return { verdict: await dryRun(context, input) };
      const answer = await actingAs(access.personOf(request), () => run(context, input));
      // Also after publishing: files that were lost may be there again.
      if (isDeployAction(action.access)) await refresh();
      return reply.code(status).send(answer);
    },
  });
}

const inputOf = ({ method, query, params, body, headers }: FastifyRequest): unknown => {
  if (method === 'POST') return body;
  if (method === 'DELETE') return params;
  const file = { content: body, encoding: headers['content-encoding'] };
  return method === 'PUT' ? { ...(query as object), ...file } : query;
};

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
  return invalid('The request was not understood', 400, problems);
}
