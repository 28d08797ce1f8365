import { recordOf, type RouteAccess, type Services, type Uploads } from '@dara/backend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { routesOf, type Route } from '../http/routes.ts';
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
  /** Checks beyond the schema of a creation or update; their errors are reported together with those of the schema. */
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
  history?: Pick<HistoryRoutesOptions, 'entity' | 'noun'>;
}

/** A request that the schemas of its route have accepted. */
type Accepted = FastifyRequest & { params: { id: string }; query: never; body: never };
type Shape = Route<'', TSchema, TSchema, TSchema, TSchema>;

/** One of the usual routes; its schemas depend on the noun. */
interface UsualRoute {
  name: Operation;
  address: string;
  shape: { [Key in keyof Omit<Shape, 'handler'>]: Shape[Key] | undefined };
  run(request: Accepted): Promise<unknown>;
}

/** Adds the usual routes of a record in management. */
export async function registerRecordRoutes<S extends RecordSchemas>(
  app: FastifyInstance,
  options: RecordRoutes<S>,
): Promise<void> {
  const { services, path, operation, access, tags, invalidates, summaries, history } = options;
  const route = routesOf(app, { path, operation, access, tags, invalidates });
  const usual = [...readRoutes(options), ...formRoutes(options), ...actionRoutes(options)];
  for (const { name, address, shape, run } of usual) {
    const handler = (request: FastifyRequest) => run(request as Accepted);
    const given = { summary: summaries[name], ...shape, handler } as Shape;
    route(address as 'GET', name, given);
  }
  if (!history) return;
  await app.register(historyRoutes, {
    ...{ services, access, tags, ...history },
    path: `${path}/:id/audit`,
    operationId: `${operation}Audit`,
    summary: summaries.Audit ?? '',
  });
}

const given = (routes: readonly (UsualRoute | undefined | false)[]): UsualRoute[] =>
  routes.filter((route) => route !== undefined && route !== false);

function readRoutes<S extends RecordSchemas>({ schemas, handlers }: RecordRoutes<S>): UsualRoute[] {
  const { list, detail } = handlers;
  const { ListQuery, Page, DetailQuery, Record: record, Detail: answer = record } = schemas;
  return given([
    list && {
      ...{ name: 'List', address: 'GET', shape: { query: ListQuery, answer: Page } },
      run: (request) => list(request.query, actorContextOf(request)),
    },
    detail && {
      ...{ name: 'Detail', address: 'GET /:id', shape: { query: DetailQuery, answer } },
      run: (request) => detail(request.params.id, request.query, actorContextOf(request)),
    },
  ]);
}

/** Creation and update, which are forms where they bring files. */
function formRoutes<S extends RecordSchemas>({ schemas, handlers }: RecordRoutes<S>): UsualRoute[] {
  const { create, update, check } = handlers;
  const { Record: record, Create, Update, uploads = {} } = schemas;
  const isForm = Object.keys(uploads).length > 0;
  const inputOf = (data: TSchema | undefined) => ({
    ...(isForm ? { form: data, uploads } : { body: data }),
    check:
      check &&
      ((request: FastifyRequest, input: unknown) =>
        check(input as never, uploadsOf(request), request)),
  });
  const dataOf = (request: Accepted): never => (isForm ? recordOf(request) : request.body);
  const uploadsOf = (request: FastifyRequest): Uploads => (isForm ? request.uploads : {});
  return given([
    create && {
      ...{ name: 'Create', address: 'POST', shape: { ...inputOf(Create), created: record } },
      run: (request) => create(actorContextOf(request), dataOf(request), uploadsOf(request)),
    },
    update && {
      ...{ name: 'Update', address: 'PUT /:id', shape: { ...inputOf(Update), answer: record } },
      run: (request) =>
        update(actorContextOf(request), request.params.id, dataOf(request), uploadsOf(request)),
    },
  ]);
}

function actionRoutes<S extends RecordSchemas>({
  schemas,
  handlers,
}: RecordRoutes<S>): UsualRoute[] {
  const { order, bulk, remove, restore } = handlers;
  const { Order, BulkBody, BulkResult, Record: record } = schemas;
  return given([
    order && {
      ...{ name: 'Order', address: 'PUT /order', shape: { body: Order } },
      run: (request) => order(actorContextOf(request), request.body),
    },
    bulk && {
      ...{ name: 'Bulk', address: 'POST /bulk' },
      shape: { idempotency: 'repeatable', body: BulkBody, answer: BulkResult },
      run: (request) => bulk(actorContextOf(request), request.body),
    },
    remove && {
      ...{ name: 'Delete', address: 'DELETE /:id', shape: {} },
      run: (request) => remove(actorContextOf(request), request.params.id),
    },
    restore && {
      ...{ name: 'Restore', address: 'POST /:id/restore', shape: { answer: record } },
      run: (request) => restore(actorContextOf(request), request.params.id),
    },
  ]);
}
