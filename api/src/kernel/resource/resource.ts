import type { Db, RouteAccess, Services } from '@dara/backend';
import type { Resource } from '@dara/model';
import type { FastifyPluginAsync } from 'fastify';
import { contentChanged } from '../content/content.ts';
import { routesOf } from '../http/routes.ts';
import { changeMany } from '../record/bulk.ts';
import type { ActorContext } from '../record/history.ts';
import {
  registerRecordRoutes,
  type RecordHandlers,
  type Summaries,
} from '../record/record.routes.ts';
import { exportRoute } from '../record/workbook-answer.ts';
import { exportResource } from './resource-export.ts';
import { kebabCase, pascalCase, words } from './resource-names.ts';
import { moveRecords } from './resource-order.ts';
import { createReader, type ResourceQueries, type ResourceReader } from './resource-reader.ts';
import { createWriter, type ResourceRules, type ResourceWriter } from './resource-writer.ts';
import { listFilters, resourceSchemas } from './resource.schemas.ts';
import type { ValuesOf } from './resource.types.ts';

type BulkAction = (
  services: Services,
  trx: Db,
  context: ActorContext,
  id: string,
) => Promise<unknown>;

export interface ResourceOptions<R extends Resource> extends ResourceQueries<R>, ResourceRules<R> {
  /** Bulk actions besides `publish`, `unpublish`, `delete` and `restore`. */
  actions?: Readonly<Record<string, BulkAction>>;
}

/** A resource as its module uses it: its declaration, with the parts that the noun replaces by code. */
export interface ApiResource<R extends Resource> extends ResourceReader<R>, ResourceWriter<R> {
  resource: R;
  schemas: ReturnType<typeof resourceSchemas<R>>;
  handlers(services: Services): RecordHandlers<ReturnType<typeof resourceSchemas<R>>>;
}

export function createResource<const R extends Resource>(
  resource: R,
  options: ResourceOptions<R>,
): ApiResource<R> {
  const reader = createReader(resource, options);
  const writer = createWriter(resource, reader, options);
  const { table } = reader;
  const publishAs =
    (publish: boolean): BulkAction =>
    async (services, trx, context, id) => {
      const values = { publish } as unknown as Partial<ValuesOf<R>>;
      await writer.write(services, trx, context, await writer.lockEditable(trx, id), values);
    };
  const actions: Readonly<Record<string, BulkAction>> = {
    delete: writer.remove,
    restore: writer.restore,
    publish: publishAs(true),
    unpublish: publishAs(false),
    ...options.actions,
  };

  const handlers: ApiResource<R>['handlers'] = (services) => ({
    list: (query) => reader.list(services.db, query),
    detail: (id, query) => reader.read(services.db, id, query),
    check: (data, uploads) => writer.check(services, data, uploads),
    create: (context, data, uploads) => writer.create(services, context, data, uploads),
    update: (context, id, data, uploads) => writer.update(services, context, id, data, uploads),
    remove: (context, id) =>
      services.db.transaction().execute((trx) => writer.remove(services, trx, context, id)),
    restore: (context, id) =>
      services.db.transaction().execute((trx) => writer.restore(services, trx, context, id)),
    ...(resource.bulk.length > 0 && {
      bulk: (context, { ids, action }) =>
        changeMany(services, {
          ids,
          change: async (trx, id) => {
            await actions[action]!(services, trx, context, id);
          },
        }),
    }),
    ...(resource.ordered && {
      order: (context, { ids }) =>
        services.db.transaction().execute(async (trx) => {
          const moved = await moveRecords(trx, table, ids);
          for (const id of moved) await writer.audit(trx, context, 'Order', id);
          if (moved.length === 0 || !options.content) return;
          await contentChanged(services, { entity: options.content }, trx);
        }),
    }),
  });
  return { resource, schemas: resourceSchemas(resource), ...reader, ...writer, handlers };
}

interface ResourceRoutesOptions {
  access: RouteAccess;
  /** Cache tags that a write invalidates, besides those of its own management. */
  invalidates: readonly string[];
  summaries?: Summaries;
}

/** The routes of a resource in management. */
export function resourceRoutes<R extends Resource>(
  resource: ApiResource<R>,
  { access, invalidates, ...given }: ResourceRoutesOptions,
): FastifyPluginAsync<{ services: Services }> {
  const { noun } = resource.resource;
  const name = words(noun);
  const summaries = {
    Audit: `History of a ${name}, newest first`,
    Update: `Changes a ${name}; absent fields stay`,
    Delete: `Deletes a ${name}; it can be restored for 30 days`,
    ...given.summaries,
  };
  const group = {
    path: `/api/management/${kebabCase(noun)}`,
    operation: `management${pascalCase(noun)}`,
    tags: [`management ${name}`],
    access,
  };
  return async (app, { services }) => {
    await registerRecordRoutes(app, {
      ...{ ...group, services, invalidates, summaries },
      schemas: resource.schemas,
      handlers: resource.handlers(services),
      history: {
        entity: resource.table,
        noun: pascalCase(noun),
      },
    });
    if (!resource.resource.export) return;
    exportRoute(routesOf(app, group), {
      summary: 'The filtered list as a workbook; more than 1,000 rows for administrators only',
      file: kebabCase(noun),
      filters: listFilters(resource.resource),
      workbook: (asked) => exportResource(services, resource.resource, resource, asked as never),
    });
  };
}
