import { addressKey, isBearer, type Limiter } from '@dara/backend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActionAccess } from './action.ts';
import type { Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import {
  covers,
  DEPLOY_ACTIONS,
  isDeployAction,
  requirePackageName,
  ROOT_ACTOR,
  scopeText,
  type DeployAction,
  type TokenScope,
} from './scoped-token.ts';
import type { ScopedTokens } from './scoped-tokens.ts';

/** Per address, counted by each instance separately, so that guessing affects no other client. */
const FAILURES = { name: 'deploy-failure', max: 20, windowMs: 60_000, isPerInstance: true };
/** Per token: publications, promotions, rollbacks and refusals. */
const DECISIONS = { name: 'deploy-decision', max: 60, windowMs: 60_000, hasTrustedKeys: true };
const EVERYTHING: TokenScope = { names: null, may: DEPLOY_ACTIONS };

/** The caller. */
interface Deployer extends TokenScope {
  /** Name in the history. */
  actor: string;
  /** Absent for the site's own token. */
  tokenId?: string;
}

export interface DeployAccessParts {
  registry: Registry;
  tokens: ScopedTokens;
  limiter: Limiter;
  token: string;
}

/** The release that a request names. */
interface NamedRelease {
  name: unknown;
  version?: unknown;
}

/** Rejects requests without a valid token, and provides the permissions of each token. */
export class DeployAccess {
  readonly #parts: DeployAccessParts;
  readonly #deployers = new WeakMap<FastifyRequest, Deployer>();

  constructor(parts: DeployAccessParts) {
    this.#parts = parts;
  }

  /** Guards every route of `routes`. Attempts with wrong tokens never block a valid one. */
  guard(routes: FastifyInstance): void {
    routes.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const deployer = await this.#identify(request.headers.authorization);
      if (deployer) {
        this.#deployers.set(request, deployer);
        return;
      }
      const { limiter } = this.#parts;
      const { isAllowed, retryAfterS } = await limiter.hit(FAILURES, addressKey(request.ip));
      if (isAllowed) throw new RegistryError(401, 'TOKEN_INVALID', 'The token is missing or wrong');
      reply.header('retry-after', String(retryAfterS));
      throw new RegistryError(429, 'RATE_LIMITED', 'Too many attempts with a wrong token');
    });
  }

  /** Packages that the caller may read; null means all. */
  namesFor(request: FastifyRequest): readonly string[] | null {
    return this.#of(request).names;
  }

  /** Answers who calls. Throws a RegistryError where the token does not cover it. */
  async require(
    request: FastifyRequest,
    access: ActionAccess,
    { input, isTrial = false }: { input: unknown; isTrial?: boolean },
  ): Promise<string> {
    const { tokenId, may, actor } = this.#of(request);
    if (isDeployAction(access))
      await this.#requireRelease(
        this.#of(request),
        isTrial && may.includes('publish') ? 'publish' : access,
        (input ?? {}) as NamedRelease,
      );
    else if (access === 'root' && tokenId !== undefined)
      throw new RegistryError(403, 'SCOPE_MISSING', 'This takes the token of the site');
    else if (access === 'publisher' && !may.includes('publish'))
      throw new RegistryError(403, 'SCOPE_MISSING', `The token "${actor}" may not publish`);
    return actor;
  }

  /** What a token does not cover is refused, and the refusal is recorded. */
  async #requireRelease(
    deployer: Deployer,
    action: DeployAction,
    { name, version }: NamedRelease,
  ): Promise<void> {
    requirePackageName(name);
    const { actor, tokenId } = deployer;
    if (tokenId !== undefined) await this.#count(tokenId, actor);
    if (covers(deployer, action, name)) return;
    const message = `The token "${actor}" may ${scopeText(deployer)}, not ${action} ${name}`;
    const wanted = typeof version === 'string' ? { name, version } : { name };
    const refusal = new RegistryError(403, 'SCOPE_MISSING', message);
    await this.#parts.registry.refuse([wanted], actor, refusal);
  }

  async #count(tokenId: string, actor: string): Promise<void> {
    const { isAllowed, retryAfterS } = await this.#parts.limiter.hit(DECISIONS, tokenId);
    if (isAllowed) return;
    throw new RegistryError(
      429,
      'RATE_LIMITED',
      `The token "${actor}" is used too often: try again in ${retryAfterS} s`,
    );
  }

  async #identify(authorization: string | undefined): Promise<Deployer | undefined> {
    const { token, tokens } = this.#parts;
    if (isBearer(authorization, token)) return { ...EVERYTHING, actor: ROOT_ACTOR };
    const found = await tokens.identify(authorization);
    return found && { names: found.names, may: found.may, actor: found.label, tokenId: found.id };
  }

  #of(request: FastifyRequest): Deployer {
    const deployer = this.#deployers.get(request);
    if (!deployer) throw new RegistryError(401, 'TOKEN_INVALID', 'The token is missing');
    return deployer;
  }
}
