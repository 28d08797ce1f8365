import { multipartRecord, recordOf, type RouteAccess } from '@dara/backend';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { Upload } from '../schema/input.ts';
import { Empty } from '../schema/shapes.ts';

/** What the routes of one path have in common. Options of Fastify's `config` (`rateLimit`, `idempotency`) may follow. */
export interface RouteGroup extends Omit<FastifyContextConfig, 'check'> {
  /** Begins the path of each route. */
  path: string;
  /** Begins each operation id: `managementClient`. */
  operation: string;
  access: RouteAccess;
  tags: readonly string[];
  /** Tags of other answers that a write changes. */
  invalidates?: readonly string[];
  /** Runs before the body is read. */
  onRequest?: (request: FastifyRequest) => Promise<void>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type ParamNames<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never;

/** Not given: `unknown`. */
type None = TSchema & { static: unknown };
type BodyOf<Body extends TSchema, Form extends TSchema> =
  unknown extends Static<Form> ? Static<Body> : { data: Static<Form> };

type Request<
  Url extends string,
  Query extends TSchema,
  Body extends TSchema,
  Form extends TSchema,
> = FastifyRequest<{
  Params: Record<ParamNames<Url>, string>;
  Querystring: Static<Query>;
  Body: BodyOf<Body, Form>;
}>;

/** One route: what it takes, answers and does. */
export interface Route<
  Url extends string,
  Query extends TSchema,
  Body extends TSchema,
  Form extends TSchema,
  Answer extends TSchema,
> extends Partial<Omit<RouteGroup, 'path' | 'operation'>> {
  summary?: string | undefined;
  description?: string;
  query?: Query;
  body?: Body;
  /** The record of a multipart form, or of JSON `{ data }`, in place of `body`. */
  form?: Form;
  /** Files of the form: their parts, each with the most that it holds. */
  uploads?: Readonly<Record<string, number>>;
  /** The largest size of a file, where it is not the usual one. */
  uploadBytes?: number;
  /** Throws errors that the schema of the body cannot express; they are reported with those of the schema. */
  check?: (
    request: FastifyRequest,
    data: unknown extends Static<Form> ? Static<Body> : Static<Form>,
  ) => unknown;
  /** Media types of an answer that is not JSON. */
  produces?: readonly string[];
  /** Of status 200, or 201 as `created`; without either the route answers 204. */
  answer?: Answer;
  created?: Answer;
  /** Other answers by status, which the handler sends by the reply itself; `{}` for one without a schema. */
  replies?: Readonly<Record<number, TSchema>>;
  /** May answer by the reply itself. */
  handler(
    request: Request<Url, Query, Body, Form>,
    reply: FastifyReply,
  ): Static<Answer> | Promise<Static<Answer>>;
}

/** Adds a route below `Path`. */
export type AddRoute<Path extends string = ''> = <
  Url extends string = '',
  Answer extends TSchema = None,
  Query extends TSchema = None,
  Body extends TSchema = None,
  Form extends TSchema = None,
>(
  /** Method, and the address below the path of the group: `PUT /:id`. */
  address: Method | `${Method} ${Url}`,
  /** Ends the operation id. */
  name: string,
  route: Route<`${Path}${Url}`, Query, Body, Form, Answer>,
) => void;

/** Adds routes below a path; each names what differs from its group. */
export function routesOf<Path extends string>(
  app: FastifyInstance,
  group: RouteGroup & { path: Path },
): AddRoute<string extends Path ? '' : Path> {
  return (address, name, route) => {
    const [method, url = ''] = address.split(' ') as [Method, string?];
    const { path, operation, tags, invalidates = [], onRequest, ...rest } = { ...group, ...route };
    const { summary, description, query, body, form, uploads, uploadBytes, ...answering } = rest;
    const { produces, answer, created, replies, check, handler, ...config } = answering;
    const given = answer ?? created;
    const status = answer ? 200 : created ? 201 : 204;
    const schema: FastifySchema = {
      operationId: `${operation}${name}`,
      ...(summary && { summary }),
      ...(description && { description }),
      tags: [...tags, ...(method === 'GET' ? [] : invalidates)],
      ...paramsOf(`${path}${url}`),
      ...(query && { querystring: query }),
      ...(form ? formOf(form, uploads) : body && { body }),
      ...(produces && { produces }),
      response: { ...replies, ...((given || !replies) && { [status]: given ?? Empty }) },
    };
    app.route({
      ...{ method, url: `${path}${url}`, schema },
      config: {
        ...config,
        ...(check && {
          check: (request: FastifyRequest) =>
            check(request, (form ? recordOf(request) : request.body) as never),
        }),
      },
      ...(onRequest && { onRequest }),
      ...(form && { preValidation: multipartRecord({ ...uploads }, uploadBytes) }),
      handler: async (request, reply) => {
        const answered = await handler(request as never, reply);
        if (answered === reply) return reply;
        return reply.status(status).send(status === 204 ? null : answered);
      },
    });
  };
}

/** `normalizeIds` has checked ids: an address with a mistyped id answers that the record does not exist. */
const Param = Type.String({ maxLength: 200 });

function paramsOf(path: string): { params?: TSchema } {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  if (names.length === 0) return {};
  return { params: Type.Object(Object.fromEntries(names.map((name) => [name, Param]))) };
}

function formOf(data: TSchema, uploads: Readonly<Record<string, number>> = {}) {
  const files = Object.entries(uploads).map(([part, max]) => [
    part,
    Type.Optional(max === 1 ? Upload : Type.Array(Upload, { maxItems: max })),
  ]);
  return {
    consumes: ['multipart/form-data', 'application/json'],
    body: Type.Object({ data, ...(Object.fromEntries(files) as Record<string, TSchema>) }),
  };
}
