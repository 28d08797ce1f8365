import { addressKey, isBearer, type Limiter } from '@dara/backend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Action } from './action.ts';
import type { Person } from '../registry/person.ts';
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
import type { FindPerson } from './session-person.ts';

/** Per address, counted by each instance separately, so that guessing affects no other client. */
const FAILURES = { name: 'deploy-failure', max: 20, windowMs: 60_000, isPerInstance: true };
/** Per token or person: publications, promotions, rollbacks and refusals. */
const DECISIONS = { name: 'deploy-decision', max: 60, windowMs: 60_000, hasTrustedKeys: true };
const EVERYTHING: TokenScope = { names: null, may: DEPLOY_ACTIONS };

/** The caller. */
interface Deployer extends TokenScope {
  /** Name in the history. */
  actor: string;
  /** Absent for the site's own token and for people. */
  tokenId?: string;
  person?: Person;
}

export interface DeployAccessParts {
  registry: Registry;
  tokens: ScopedTokens;
  limiter: Limiter;
  token: string;
  findPerson: FindPerson;
}

/** Whether an action that sessions may call is open to this one. */
function isOpenTo(
  { names }: TokenScope,
  { isOperator }: Person,
  session: Action['session'],
): boolean {
  if (isOperator || session === 'staff') return true;
  return session === 'reader' && names !== null && names.length > 0;
}

/** The release that a request names. */
interface NamedRelease {
  name: unknown;
  version?: unknown;
}

/** Rejects requests without a valid token or session, and provides the permissions of each. */
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
      const deployer = await this.#identify(request);
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

  /** Whose session it is; undefined with a token. */
  personOf(request: FastifyRequest): Person | undefined {
    return this.#of(request).person;
  }

  /** Answers who calls. Throws a RegistryError where the token or session does not cover it. */
  async require(
    request: FastifyRequest,
    { access, session }: Pick<Action, 'access' | 'session'>,
    { input, isTrial = false }: { input: unknown; isTrial?: boolean },
  ): Promise<string> {
    const deployer = this.#of(request);
    const { tokenId, may, actor, person } = deployer;
    if (person && !session)
      throw new RegistryError(403, 'SCOPE_MISSING', 'This takes a deploy token');
    if (person && !isOpenTo(deployer, person, session))
      throw new RegistryError(403, 'FORBIDDEN', 'This takes an administrator, or a grant');
    if (session === 'fresh' && person) await this.#parts.findPerson(request, { isFresh: true });
    if (isDeployAction(access))
      await this.#requireRelease(
        deployer,
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
    const { actor, tokenId, person } = deployer;
    const caller = tokenId ?? person?.id;
    if (caller !== undefined) await this.#count(caller, actor);
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
      `"${actor}" decides too often: try again in ${retryAfterS} s`,
    );
  }

  async #identify(request: FastifyRequest): Promise<Deployer | undefined> {
    const { registry, token, tokens } = this.#parts;
    const { authorization } = request.headers;
    if (isBearer(authorization, token)) return { ...EVERYTHING, actor: ROOT_ACTOR };
    const found = await tokens.identify(authorization);
    if (found) return { names: found.names, may: found.may, actor: found.label, tokenId: found.id };
    const person = await this.#findPerson(request);
    if (!person) return undefined;
    const { actor, isOperator, email } = person;
    if (isOperator) return { ...EVERYTHING, actor, person };
    return { names: await registry.decisions.readBy(email), may: [], actor, person };
  }

  /** A session that has ended counts as a wrong token. */
  #findPerson(request: FastifyRequest): Promise<Person | undefined> {
    return this.#parts.findPerson(request).catch((error: unknown) => {
      if (error instanceof RegistryError && error.code === 'TOKEN_INVALID') return undefined;
      throw error;
    });
  }

  #of(request: FastifyRequest): Deployer {
    const deployer = this.#deployers.get(request);
    if (!deployer) throw new RegistryError(401, 'TOKEN_INVALID', 'The token is missing');
    return deployer;
  }
}
