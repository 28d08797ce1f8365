import type { FastifyInstance } from 'fastify';
import type { DeployAccess } from './deploy-access.ts';
import { NO_QUERY } from './deploy-schemas.ts';
import type { ScopedTokens } from './scoped-tokens.ts';

const BODY_LIMIT = 64 * 1024;

/** `/_dara/tokens`: team tokens, managed with the site's own token. */
export function serveTokens(
  routes: FastifyInstance,
  { access, tokens }: { access: DeployAccess; tokens: ScopedTokens },
): void {
  routes.get('/_dara/tokens', { schema: NO_QUERY }, async (request) => {
    access.requireRoot(request);
    return { tokens: await tokens.listTokens() };
  });

  routes.post(
    '/_dara/tokens',
    { bodyLimit: BODY_LIMIT, schema: NO_QUERY },
    async (request, reply) => {
      access.requireRoot(request);
      return reply.code(201).send(await tokens.createToken(request.body));
    },
  );

  routes.delete<{ Params: { id: string } }>(
    '/_dara/tokens/:id',
    { schema: NO_QUERY },
    async (request) => {
      access.requireRoot(request);
      return tokens.revokeToken(request.params.id);
    },
  );
}
