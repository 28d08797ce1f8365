import { addressKey } from '@dara/backend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../registry/person.ts';
import { RegistryError } from '../registry/registry-error.ts';

/**
 * The api returns the user of a session (`id`, `permission`, `name`, `email`) who may decide about releases, and refuses
 * others. `/fresh` also requires a recent second step of users who have one. Without this route no session is accepted.
 */
const PERSON_PATH = '/api/management/release/person';
/** The api returns staff who may read what was granted to their address. */
const READER_PATH = '/api/management/release/reader';
/** Of sessions; deploy tokens have no dots. */
const SESSION = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i;
const NAME_MAX = 80;
const ANSWER_MS = 10_000;

interface Asked {
  path: string;
  headers: Record<'authorization' | 'x-request-id', string>;
  ip: string;
}
type AskApi = (asked: Asked) => Promise<{ status: number; body: string }>;

const injected =
  (app: FastifyInstance): AskApi =>
  async ({ path, headers, ip }) => {
    const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: ip });
    return { status: answer.statusCode, body: answer.payload };
  };

const fetched =
  (origin: string): AskApi =>
  async ({ path, headers, ip }) => {
    const answer = await fetch(origin + path, {
      headers: { ...headers, 'x-forwarded-for': ip },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { status: answer.status, body: await answer.text() };
  };

/** Who a request with a session of the site belongs to; undefined for other requests. Throws a RegistryError. */
export type FindPerson = (
  request: FastifyRequest,
  options?: { isFresh: boolean },
) => Promise<Person | undefined>;

/** Sessions are bearer tokens, never cookies, so that no page of another site can act. */
export function sessionPeople(app: FastifyInstance, apiUrl: string | undefined): FindPerson {
  const ask = apiUrl === undefined ? injected(app) : fetched(apiUrl);
  return async ({ headers, ip, id: requestId }, { isFresh } = { isFresh: false }) => {
    const { authorization = '' } = headers;
    if (!SESSION.test(authorization)) return undefined;
    const asked = { headers: { authorization, 'x-request-id': requestId }, ip };
    const answerOf = async (path: string): Promise<Answer> => {
      const { status, body } = await ask({ path, ...asked }).catch((error: unknown) => {
        throw new RegistryError(503, 'UNAVAILABLE', `The api does not answer: ${String(error)}`);
      });
      return { status, said: parsed(body) };
    };
    const known = (said: Said, isOperator: boolean): Person => {
      const { id, permission, name, email = '' } = said;
      if (!id || !permission || !name) throw refusedAs(404, said);
      return {
        ...{ id, permission: permission as Person['permission'], email, isOperator, requestId },
        ...{ actor: `${nameIn(name)} (signed in)`, address: addressKey(ip) },
      };
    };
    const person = await answerOf(isFresh ? `${PERSON_PATH}/fresh` : PERSON_PATH);
    if (person.status === 200) return known(person.said, true);
    const refusal = refusedAs(person.status, person.said);
    if (isFresh || refusal.code !== 'FORBIDDEN') throw refusal;
    const reader = await answerOf(READER_PATH);
    if (reader.status === 200) return known(reader.said, false);
    // An api from before this knows no readers.
    throw reader.status === 404 ? refusal : refusedAs(reader.status, reader.said);
  };
}

interface Answer {
  status: number;
  said: Said;
}

/** On one line, because the history is shown in terminals. */
const nameIn = (name: string): string =>
  name
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX);

type Said = Partial<Record<'id' | 'permission' | 'name' | 'email' | 'code' | 'title', string>>;

function parsed(body: string): Said {
  try {
    const value: unknown = JSON.parse(body);
    const entries = Object.entries((value ?? {}) as object);
    return Object.fromEntries(entries.filter(([, one]) => typeof one === 'string')) as Said;
  } catch {
    return {};
  }
}

/** The refusal of the api as it is; one that knows nothing of releases knows no such person. */
function refusedAs(status: number, { code, title }: Said): RegistryError {
  if (status >= 500)
    return new RegistryError(503, 'UNAVAILABLE', title ?? 'The api is unavailable');
  if (status === 404 || !code)
    return new RegistryError(401, 'TOKEN_INVALID', 'The token is missing or wrong');
  return new RegistryError(status, code, title ?? code);
}
