import { buildApi } from '../app/build-app.ts';
import { describingServices } from '../openapi/openapi.ts';
import type { ApiRoute } from './hostile-requests.ts';

type Json = Record<string, unknown>;

/** Every route under /api, including those hidden from the OpenAPI document. */
export async function apiRoutes(): Promise<ApiRoute[]> {
  const routes: ApiRoute[] = [];
  const app = buildApi(describingServices(), { hasLazySchemas: true });
  app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
    if (!url.startsWith('/api/')) return;
    for (const each of [method].flat()) {
      if (each === 'HEAD') continue;
      routes.push({
        method: each,
        url,
        isPublic: config?.access === 'public',
        querystring: schema.querystring as Json,
        params: (schema.params ?? {}) as Json,
        body: (schema.body ?? null) as Json | null,
        produces: schema.produces ?? [],
        takesForms: schema.consumes?.includes('multipart/form-data') ?? false,
      });
    }
  });
  await app.ready();
  await app.close();
  return routes;
}
