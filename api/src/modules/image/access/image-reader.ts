import type { Identity, Services } from '@dara/backend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  personOf,
  readToken,
  type AccessTokenPayload,
} from '../../authorization/authorization.public.ts';

const COOKIE = /(?:^|;\s*)accessToken=([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)(?:;|$)/;
/** An open page loads images after its access token has expired; the session is checked all the same. */
const TOKEN_AGE_S = 12 * 3600;

/**
 * The user of an image request: an `<img>` sends no header, so the cookie counts too. It allows reading only, and
 * browsers send it from pages of this site only (`SameSite=Strict`).
 */
export function createImageReader(app: FastifyInstance, services: Pick<Services, 'db'>) {
  return async (request: FastifyRequest): Promise<Identity | null> => {
    const token = COOKIE.exec(request.headers.cookie ?? '')?.[1];
    if (request.headers.authorization !== undefined || !token) return request.findIdentity();
    const said = verify(app, token);
    return said && personOf(services, said);
  };
}

function verify(app: FastifyInstance, token: string): AccessTokenPayload | null {
  try {
    const said = readToken(app, token, { ignoreExpiration: true });
    return said.iat > Date.now() / 1000 - TOKEN_AGE_S ? said : null;
  } catch {
    return null;
  }
}
