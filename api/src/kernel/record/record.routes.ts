import {
  multipartRecord,
  recordOf,
  type RouteAccess,
  type Services,
  type Uploads,
} from '@dara/backend';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { Upload } from '../schema/input.ts';
import { Empty, IdParams } from '../schema/shapes.ts';
import { actorContextOf, type ActorContext } from './history.ts';
import { historyRoutes, type HistoryRoutesOptions } from './history.routes.ts';

/** The shapes of a record's routes; a route without a handler needs none. */
export interface RecordSchemas {
  ListQuery?: TSchema;
  Page?: TSchema;
  DetailQuery?: TSchema | undefined;
  /** Of a detail that answers more than `Record`. */
  Detail?: TSchema;
  Record: TSchema;
  Create?: TSchema;
  Update?: TSchema;
  Order?: TSchema;
  BulkBody?: TSchema;
  BulkResult?: TSchema;
  /** How many files each part of a form may hold. Without any, creations and updates are JSON. */
  uploads?: Readonly<Record<string, number>>;
}

type Of<S, Name extends keyof RecordSchemas> = S extends { [N in Name]: infer Schema }
  ? Schema extends TSchema
    ? Static<Schema>
    : undefined
  : undefined;

/** What each route does. A route exists when its handler does. */
export interface RecordHandlers<S extends RecordSchemas> {
  list?(query: Of<S, 'ListQuery'>, context: ActorContext): Promise<Of<S, 'Page'>>;
  detail?(
    id: string,
    query: Of<S, 'DetailQuery'>,
    context: ActorContext,
  ): Promise<S extends { Detail: TSchema } ? Of<S, 'Detail'> : Of<S, 'Record'>>;
  /** Throws what the schema of a creation or update cannot say, to be reported with what it says. */
  check?(
    data: Of<S, 'Create'> | Of<S, 'Update'>,
    uploads: Uploads,
    request: FastifyRequest,
  ): unknown;
  create?(context: ActorContext, data: Of<S, 'Create'>, uploads: Uploads): Promise<Of<S, 'Record'>>;
  update?(
    context: ActorContext,
    id: string,
    data: Of<S, 'Update'>,
    uploads: Uploads,
  ): Promise<Of<S, 'Record'>>;
  order?(context: ActorContext, body: Of<S, 'Order'>): Promise<void>;
  bulk?(context: ActorContext, body: Of<S, 'BulkBody'>): Promise<Of<S, 'BulkResult'>>;
  remove?(context: ActorContext, id: string): Promise<void>;
  restore?(context: ActorContext, id: string): Promise<Of<S, 'Record'>>;
}

type Operation =
  | 'List'
  | 'Detail'
  | 'Create'
  | 'Update'
  | 'Order'
  | 'Bulk'
  | 'Delete'
  | 'Restore'
  | 'Audit';
export type Summaries = Readonly<Partial<Record<Operation, string>>>;

export interface RecordRoutes<S extends RecordSchemas> {
  services: Services;
  path: string;
  /** Begins operation ids: `managementClient`. */
  operation: string;
  access: RouteAccess;
  tags: string[];
  /** Tags of other answers that a write changes. */
  invalidates: readonly string[];
  summaries: Summaries;
  schemas: S;
  handlers: RecordHandlers<S>;
  history?: Pick<HistoryRoutesOptions, 'entity' | 'noun' | 'requireId'>;
}

const FORMS = ['multipart/form-data', 'application/json'];

/** A request that the schemas of its route have accepted. */
type Accepted = FastifyRequest & { params: { id: string }; query: never; body: never };

interface Route {
  name: Operation;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** After the path of the records. */
  url: string;
  /** What is answered names the status. */
  schema: Record<string, unknown> & { response: Readonly<Record<number, TSchema | undefined>> };
  more?: Pick<RouteOptions, 'config' | 'preValidation'>;
  run(request: Accepted): Promise<unknown>;
}

/** Adds the usual routes of a record in management. */
export async function registerRecordRoutes<S extends RecordSchemas>(
  app: FastifyInstance,
  options: RecordRoutes<S>,
): Promise<void> {
  const { services, path, operation, access, tags, invalidates, summaries, history } = options;
  const routes = [...readRoutes(options), ...formRoutes(options), ...actionRoutes(options)];
  for (const { name, method, url, schema, more, run } of routes) {
    const status = Number(Object.keys(schema.response)[0]);
    const summary = summaries[name];
    app.route({
      ...{ method, url: `${path}${url}`, ...more, config: { access, ...more?.config } },
      schema: {
        operationId: `${operation}${name}`,
        ...(summary && { summary }),
        tags: method === 'GET' ? tags : [...tags, ...invalidates],
        ...(url.startsWith('/:id') && { params: IdParams }),
        ...schema,
      },
      handler: async (request, reply) => {
        const answer = await run(request as Accepted);
        return reply.status(status).send(status === 204 ? null : answer);
      },
    });
  }
  if (!history) return;
  await app.register(historyRoutes, {
    ...{ services, access, tags, ...history },
    path: `${path}/:id/audit`,
    operationId: `${operation}Audit`,
    summary: summaries.Audit ?? '',
  });
}

const given = (routes: readonly (Route | undefined | false)[]): Route[] =>
  routes.filter((route) => route !== undefined && route !== false);

function readRoutes<S extends RecordSchemas>({ schemas, handlers }: RecordRoutes<S>): Route[] {
  const { list, detail } = handlers;
  const { ListQuery, Page, DetailQuery, Record: record, Detail: answer = record } = schemas;
  return given([
    list && {
      ...{ name: 'List', method: 'GET', url: '' },
      schema: { querystring: ListQuery, response: { 200: Page } },
      run: (request) => list(request.query, actorContextOf(request)),
    },
    detail && {
      ...{ name: 'Detail', method: 'GET', url: '/:id' },
      schema: { ...(DetailQuery && { querystring: DetailQuery }), response: { 200: answer } },
      run: (request) => detail(request.params.id, request.query, actorContextOf(request)),
    },
  ]);
}

/** Creation and update, which are forms where they bring files. */
function formRoutes<S extends RecordSchemas>({ schemas, handlers }: RecordRoutes<S>): Route[] {
  const { create, update, check } = handlers;
  const { Record: record, uploads = {} } = schemas;
  const parts = Object.keys(uploads);
  const isForm = parts.length > 0;
  const schemaOf = (data: TSchema | undefined) => {
    if (!data || !isForm) return { body: data };
    const files = Object.fromEntries(parts.map((part) => [part, Type.Optional(Upload)]));
    return { consumes: FORMS, body: Type.Object({ data, ...files }) };
  };
  const dataOf = (request: Pick<Accepted, 'body'>): never =>
    isForm ? recordOf(request) : request.body;
  const uploadsOf = (request: FastifyRequest): Uploads => (isForm ? request.uploads : {});
  const more = {
    ...(isForm && { preValidation: multipartRecord(uploads) }),
    ...(check && {
      config: {
        check: (request: FastifyRequest) =>
          check(dataOf(request as Accepted), uploadsOf(request), request),
      },
    }),
  };
  return given([
    create && {
      ...{ name: 'Create', method: 'POST', url: '', more },
      schema: { ...schemaOf(schemas.Create), response: { 201: record } },
      run: (request) => create(actorContextOf(request), dataOf(request), uploadsOf(request)),
    },
    update && {
      ...{ name: 'Update', method: 'PUT', url: '/:id', more },
      schema: { ...schemaOf(schemas.Update), response: { 200: record } },
      run: (request) =>
        update(actorContextOf(request), request.params.id, dataOf(request), uploadsOf(request)),
    },
  ]);
}

function actionRoutes<S extends RecordSchemas>({ schemas, handlers }: RecordRoutes<S>): Route[] {
  const { order, bulk, remove, restore } = handlers;
  const { Order, BulkBody, BulkResult, Record: record } = schemas;
  return given([
    order && {
      ...{ name: 'Order', method: 'PUT', url: '/order' },
      schema: { body: Order, response: { 204: Empty } },
      run: (request) => order(actorContextOf(request), request.body),
    },
    bulk && {
      ...{ name: 'Bulk', method: 'POST', url: '/bulk' },
      more: { config: { idempotency: 'repeatable' } },
      schema: { body: BulkBody, response: { 200: BulkResult } },
      run: (request) => bulk(actorContextOf(request), request.body),
    },
    remove && {
      ...{ name: 'Delete', method: 'DELETE', url: '/:id' },
      schema: { response: { 204: Empty } },
      run: (request) => remove(actorContextOf(request), request.params.id),
    },
    restore && {
      ...{ name: 'Restore', method: 'POST', url: '/:id/restore' },
      schema: { response: { 200: record } },
      run: (request) => restore(actorContextOf(request), request.params.id),
    },
  ]);
}
