import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { addressKey, isLoopbackAddress } from '../limit/address-key.ts';
import type { Limit } from '../limit/limiter.ts';
import type { Services } from '../services.ts';
import { AppError } from './app-error.ts';
import { isApiRoute } from './closed-schemas.ts';
import { countAttempt } from './count-attempt.ts';

/** Additional identity fields of an api and the names of its roles, added by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the api
export interface IdentityFields {}

/** The user of a request, read from the database for each request. */
export type Identity = { id: string; permission: string } & IdentityFields;

/** Who may call a route: all users, signed-in users, or the listed roles. */
export type RouteAccess = 'public' | 'signed-in' | readonly Identity['permission'][];

/** Returns the user of a request; null without a token; throws `TOKEN_INVALID` or `USER_DISABLED` for a bad one. */
export type Identify = (request: FastifyRequest) => Promise<Identity | null>;

export type RouteLimit = Pick<Limit, 'max' | 'windowMs'>;

/** High enough for many users behind one address. */
const PUBLIC_READS: Limit = {
  name: 'public-read',
  max: 3000,
  windowMs: 60_000,
  isPerInstance: true,
};
const READING = new Set(['GET', 'HEAD']);

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** Attempts per address; above it the response is 429 with `Retry-After`. */
    rateLimit?: RouteLimit;
  }
  interface FastifyInstance {
    /** Set once, by the package with the users. */
    setIdentify(identify: Identify): void;
  }
  interface FastifyRequest {
    /** Set on routes that are not public. */
    identity: Identity | null;
    /** For public routes with additional data for users: the identity, or null without a valid one. */
    findIdentity(): Promise<Identity | null>;
  }
}

/** Refuses to start if a route under /api does not declare its access, and enforces the declarations. */
export function enforceAccess(app: FastifyInstance, services: Services): void {
  let identify: Identify = async () => null;
  const named = new WeakSet<FastifyRequest>();
  app.decorate('setIdentify', (given: Identify) => {
    identify = async (request) => {
      const identity = await given(request);
      // From here on log lines of this request contain the user's id.
      if (identity && !named.has(request)) {
        named.add(request);
        request.log = request.log.child({ personId: identity.id });
      }
      return identity;
    };
  });
  app.decorateRequest('identity', null);
  app.decorateRequest('findIdentity', async function findIdentity(this: FastifyRequest) {
    try {
      return this.identity ?? (await identify(this));
    } catch (error) {
      // The user cannot be identified without the database; this is not the same as anonymous.
      if (error instanceof AppError && error.statusCode < 500) return null;
      throw error;
    }
  });
  app.addHook('onRoute', requireDeclaration);
  app.addHook('onRequest', async (request) => {
    const { access, rateLimit } = request.routeOptions.config;
    if (rateLimit) {
      const name = `route:${request.routeOptions.url ?? ''}`;
      await enforceLimit(services, request, { ...rateLimit, name });
    } else if (access === 'public' && isReadFromOutside(request)) {
      await enforceLimit(services, request, PUBLIC_READS);
    }
    if (access === undefined || access === 'public') return;
    const identity = await identify(request);
    if (!identity) throw new AppError('TOKEN_INVALID');
    if (access !== 'signed-in' && !access.includes(identity.permission))
      throw new AppError('FORBIDDEN');
    request.identity = identity;
  });
}

function requireDeclaration(route: RouteOptions): void {
  if (isApiRoute(route) && route.config?.access === undefined) {
    throw new Error(`route ${String(route.method)} ${route.url} does not declare its access`);
  }
}

/**
 * Exempt are pages rendered by this process (no socket), health checks, and local requests: an untrusted local proxy
 * would otherwise be limited for all its visitors together.
 */
function isReadFromOutside({ method, raw, ip, routeOptions }: FastifyRequest): boolean {
  if (!READING.has(method) || !(raw.socket instanceof Socket)) return false;
  return !isLoopbackAddress(ip) && !routeOptions.url?.startsWith('/api/health/');
}

async function enforceLimit(
  { limiter }: Services,
  request: FastifyRequest,
  limit: Limit,
): Promise<void> {
  await countAttempt(limiter, limit, addressKey(request.ip));
}

/** The identity on a route that is not public. */
export function identityOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new AppError('TOKEN_INVALID');
  return request.identity;
}
