import type { ApiRoute } from '@dara/api/testing';
import { singular, type Harvest } from './harvest.ts';
import { validBody, type Hint } from './valid-body.ts';

type Json = Record<string, unknown>;

export interface Person {
  name: string;
  email: string | null;
  password: string;
  headers: Record<string, string>;
}

export interface Reply {
  status: number;
  body: unknown;
  headers: Headers;
}

export interface Call {
  method: string;
  url: string;
  person: Person;
  headers?: Record<string, string>;
  body?: unknown;
  takesForms?: boolean;
}

export type Send = (call: Call) => Promise<Reply>;

interface Problem {
  code?: string;
  errors?: { field: string; rule: string }[];
  current?: { version?: number };
}

export interface WalkOptions {
  routes: readonly ApiRoute[];
  people: readonly Person[];
  harvest: Harvest;
  send: Send;
  hintFor: (route: ApiRoute, person: Person) => Hint;
  /** Reads the mails sent so far. */
  mails: () => Promise<void>;
  /** Values of path parameters that no list contains, such as link tokens. */
  paramsFor: (name: string, url: string) => string[];
}

const MAX_PATHS = 8;
const MAX_VARIANTS = 8;
const MAX_TOKENS = 24;
const MAX_REPAIRS = 5;
const ROUNDS = 2;
/** Reads first, then operations that create, change and remove records. */
const ORDER = ['GET', 'POST', 'PUT', 'DELETE'];
/** These end the session or the record that others need. */
const LAST = /logout|changepassword|second-step\/off|account\/session|account\/privacy/;

/** Run after the link was created, and before its record is removed. */
const OF_LINK = /calendar\/:file|preview\/:token|^\/api\/business\/invitation|emailchange/;

export const nameOf = ({ method, url }: ApiRoute): string => `${method} ${url}`;

/** Sends each operation valid requests until one user has succeeded. */
export class OperationWalk {
  /** Operations that responded with 2xx or 3xx. */
  readonly seen = new Set<string>();
  /** JSON bodies that were sent. */
  readonly bodies = new Map<string, unknown>();
  /** The most informative response of the others. */
  readonly missed = new Map<string, string>();
  readonly failures: string[] = [];
  /** A validation error is more informative than a permission error. */
  readonly #ranks = new Map<string, number>();
  readonly #options: WalkOptions;

  constructor(options: WalkOptions) {
    this.#options = options;
  }

  /** Counts a response of a multi-step flow. */
  note(method: string, url: string, reply: Reply): void {
    if (reply.status < 200 || reply.status >= 400) return;
    const route = this.#options.routes.find(
      (each) => each.method === method && patternOf(each.url).test(url.split('?')[0] ?? ''),
    );
    if (route) this.seen.add(nameOf(route));
  }

  async run(between: () => Promise<void>): Promise<void> {
    // Nested records before their parent.
    const depth = ({ method, url }: ApiRoute): number =>
      method === 'DELETE' ? url.split('/').length / 100 : 0;
    const rank = (route: ApiRoute): number => {
      if (OF_LINK.test(route.url)) return ORDER.indexOf('PUT') + 0.5;
      return ORDER.indexOf(route.method) + (LAST.test(route.url) ? ORDER.length : 0) - depth(route);
    };
    const ordered = this.#options.routes.toSorted((one, other) => rank(one) - rank(other));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const route of ordered) {
        // Every user requests lists, because results depend on the user.
        if (this.seen.has(nameOf(route)) && (round > 0 || route.method !== 'GET')) continue;
        const { people } = this.#options;
        for (const person of LAST.test(route.url) ? people.toReversed() : people) {
          const isDone = await this.#try(route, person);
          if (isDone && route.method !== 'GET') break;
        }
      }
      await between();
    }
  }

  async #try(route: ApiRoute, person: Person): Promise<boolean> {
    if (OF_LINK.test(route.url)) await this.#options.mails();
    for (const path of await this.#pathsOf(route, person)) {
      for (let variant = 0; variant < variantsOf(route.body); variant += 1) {
        const status = await this.#repaired(route, person, path, variant);
        if (status >= 200 && status < 400) {
          this.seen.add(nameOf(route));
          this.missed.delete(nameOf(route));
          return true;
        }
        if (status === 401 || status === 403) return false;
      }
    }
    return false;
  }

  /** Resends a body with the fields that the error names. */
  async #repaired(route: ApiRoute, person: Person, path: string, variant: number): Promise<number> {
    const { send, hintFor } = this.#options;
    const also = new Set<string>();
    let version = await this.#versionAt(route, person, path);
    for (let repair = 0; ; repair += 1) {
      const hint: Hint = (field, schema) =>
        field === 'version' ? version : hintFor(route, person)(field, schema, variant);
      const make = (schema: Json): unknown => validBody(schema, { hint, also, variant });
      const query = new URLSearchParams(
        Object.entries(make(route.querystring ?? {}) ?? {}).map(([key, value]) => [
          key,
          String(value),
        ]),
      ).toString();
      const { method, takesForms } = route;
      const url = path + (query ? `?${query}` : '');
      const body = route.body ? make(route.body) : undefined;
      const reply = await send({ method, url, person, body, takesForms });
      this.#judge(route, person, { url, body, reply });
      const { code, errors = [], current } = (reply.body ?? {}) as Problem;
      const news = errors.map(({ field }) => field).filter((field) => !also.has(field));
      // Always of the signed-in user.
      if (code === 'BUSINESS_SUSPENDED') return 403;
      if (repair >= MAX_REPAIRS) return reply.status;
      if (reply.status === 409 && current?.version && current.version !== version) {
        version = current.version;
      } else if (reply.status === 400 && news.length > 0) for (const field of news) also.add(field);
      else return reply.status;
    }
  }

  #judge(
    route: ApiRoute,
    person: Person,
    { url, body, reply }: { url: string; body: unknown; reply: Reply },
  ): void {
    if (reply.status < 300) {
      this.#options.harvest.read(url, reply.body);
      if (body !== undefined) this.bodies.set(nameOf(route), JSON.parse(JSON.stringify(body)));
    }
    const said = `${reply.status} for ${person.name}: ${url} ${JSON.stringify(body ?? null).slice(0, 300)} ${JSON.stringify(reply.body).slice(0, 300)}`;
    if (reply.status === 0 || (reply.status >= 500 && reply.status !== 503))
      this.failures.push(`${nameOf(route)} ${said}`);
    const rank = /^40[13]|BUSINESS_SUSPENDED/.test(said) ? 1 : reply.status === 404 ? 2 : 3;
    if (rank > (this.#ranks.get(nameOf(route)) ?? 0)) {
      this.#ranks.set(nameOf(route), rank);
      this.missed.set(nameOf(route), said);
    }
  }

  /** Paths of existing records, the newest first. */
  async #pathsOf({ url }: ApiRoute, person: Person): Promise<string[]> {
    let paths = [''];
    for (const part of url.split('/').slice(1)) {
      if (!part.startsWith(':')) {
        paths = paths.map((path) => `${path}/${part}`);
        continue;
      }
      const found = await Promise.all(
        paths.map(async (path) =>
          (await this.#valuesAt(path, part.slice(1), url, person)).map((id) => `${path}/${id}`),
        ),
      );
      paths = found.flat().slice(0, /token|file/.test(part) ? MAX_TOKENS : MAX_PATHS);
    }
    return paths;
  }

  async #valuesAt(path: string, name: string, url: string, person: Person): Promise<string[]> {
    const { harvest, paramsFor, routes, send } = this.#options;
    const given = paramsFor(name, url);
    if (given.length > 0) return given;
    for (const list of [path, path.split('/').slice(0, -1).join('/')]) {
      const isThere = routes.some(
        ({ method, url: each, querystring }) =>
          method === 'GET' && !querystring?.['required'] && patternOf(each).test(list),
      );
      if (!isThere || harvest.ids(path).length > 0) continue;
      const reply = await send({ method: 'GET', url: list, person });
      if (reply.status === 200) harvest.read(list, reply.body);
    }
    const noun = path.split('/').at(-1) ?? '';
    return [...new Set([...harvest.ids(path), ...harvest.ids(singular(noun))])].slice(0, MAX_PATHS);
  }

  /** The current version of the record. */
  async #versionAt({ method, body }: ApiRoute, person: Person, path: string): Promise<number> {
    if (method === 'GET' || !JSON.stringify(body ?? '').includes('"version"')) return 1;
    const { routes, send } = this.#options;
    const parts = path.split('/');
    const id = parts.findLast((part) => /^[0-9a-f-]{36}$/.test(part));
    for (let length = parts.length; length > 2; length -= 1) {
      const at = parts.slice(0, length).join('/');
      if (!routes.some((each) => each.method === 'GET' && patternOf(each.url).test(at))) continue;
      const reply = await send({ method: 'GET', url: at, person });
      const version = versionOf(reply.body, id);
      if (reply.status === 200 && version) return version;
    }
    return 1;
  }
}

const patternOf = (url: string): RegExp => new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Number of bodies tried: one for each token, id or enum value. */
function variantsOf(body: Json | null): number {
  const text = JSON.stringify(body ?? '');
  if (text.includes('"token"')) return MAX_TOKENS;
  return /"(?:enum|anyOf|boolean|\w*[iI]ds?)"/.test(text) ? MAX_VARIANTS : 1;
}

function versionOf(value: unknown, id: string | undefined): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Json;
  if (record['id'] === id && typeof record['version'] === 'number') return record['version'];
  for (const inner of Object.values(record)) {
    const found = versionOf(inner, id);
    if (found) return found;
  }
  return typeof record['version'] === 'number' ? record['version'] : undefined;
}
