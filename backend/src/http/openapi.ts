import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { Problem } from './problem.ts';

type Json = Record<string, unknown>;

interface ApiInfo {
  title: string;
  description?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Title and description of the OpenAPI document. */
    setApiInfo(info: ApiInfo): void;
  }
}

/** Collects the OpenAPI document from the routes' schemas; schemas with a `title` become named components. */
export function documentRoutes(app: FastifyInstance, version: string): void {
  let info: ApiInfo = { title: 'API' };
  app.decorate('setApiInfo', (given: ApiInfo) => {
    info = given;
  });
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API', version },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema:
        url.startsWith('/api/') && schema?.operationId
          ? describe({ ...schema }, route)
          : { ...schema, hide: true },
    }),
    transformObject: (document) =>
      nameComponents({
        ...(('openapiObject' in document ? document.openapiObject : {}) as Json),
        info: { ...info, version },
      }) as never,
  });
}

/** Includes access (`x-access`), so that a change of access shows up in reviews of the document. */
function describe(schema: Json, route: RouteOptions): Json {
  const access = route.config?.access;
  const isPublic = access === 'public';
  const problem = {
    description: 'Problem',
    content: { 'application/problem+json': { schema: Problem } },
  };
  return {
    ...schema,
    'x-access': access,
    ...(isPublic ? {} : { security: [{ bearer: [] }] }),
    response: { ...(schema['response'] as Json | undefined), default: problem },
  };
}

/** Moves every titled object schema to `components.schemas` once, and sorts the paths. */
function nameComponents(document: Json): Json {
  const schemas: Record<string, unknown> = {};
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const visited = Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, visit(value)]),
    );
    // A parameter with a default is optional for clients, though handlers always get a value.
    const { default: fallback } = (visited['schema'] ?? {}) as Json;
    if ('in' in visited && fallback !== undefined) return { ...visited, required: false };
    const { title, ...rest } = visited;
    if (typeof title !== 'string' || !('type' in rest || 'anyOf' in rest || 'enum' in rest))
      return visited;
    const known = schemas[title];
    if (known && JSON.stringify(known) !== JSON.stringify(rest)) {
      throw new Error(`two different schemas are titled ${title}`);
    }
    schemas[title] = rest;
    return { $ref: `#/components/schemas/${title}` };
  };
  const paths = Object.fromEntries(
    Object.entries(document['paths'] as Json)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([path, item]) => [path, visit(item)]),
  );
  const sorted = Object.fromEntries(
    Object.entries(schemas).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  return {
    ...document,
    paths,
    components: { ...(document['components'] as Json), schemas: sorted },
  };
}
