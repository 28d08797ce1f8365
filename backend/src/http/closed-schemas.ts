import type { FastifyInstance, RouteOptions } from 'fastify';
import { refuseBody } from './form.ts';

type Json = Record<string, unknown>;

/** Keywords that depend on other schemas and cannot be closed locally. */
const OPEN_KEYWORDS = [
  ...['$ref', 'allOf', 'oneOf', 'not', 'if', 'dependentSchemas', 'content'],
  ...['patternProperties', 'propertyNames', 'unevaluatedProperties', 'prefixItems', 'contains'],
];
const NOTHING = { type: 'object', properties: {} };

/**
 * Closes the input of routes under /api. Objects reject undeclared fields; numbers must have bounds; a route without
 * query or body schema accepts none. A schema that cannot be closed prevents the start.
 */
export function closeRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', closeRoute);
}

export function isApiRoute({ url }: Pick<RouteOptions, 'url'>): boolean {
  return (url === '/api' || url.startsWith('/api/')) && !url.endsWith('*');
}

function closeRoute(route: RouteOptions): void {
  if (!isApiRoute(route)) return;
  const { schema = {}, url } = route;
  const name = `route ${String(route.method)} ${url}`;
  if (url.includes(':') && !schema.params) throw new Error(`${name} does not declare its params`);
  // Every request has headers that no route declares: declared ones are validated, others are ignored.
  if (schema.headers) checkProperties(schema.headers as Json, `${name}: headers`);
  route.schema = {
    ...schema,
    querystring: closedSchema(schema.querystring ?? NOTHING, `${name}: querystring`),
    ...(schema.params ? { params: closedSchema(schema.params, `${name}: params`) } : {}),
    ...(schema.body ? { body: closedSchema(schema.body, `${name}: body`) } : {}),
  };
  const readsForms = schema.consumes?.includes('multipart/form-data') || route.preValidation;
  if (!schema.body && !readsForms) route.preValidation = refuseBody;
}

/** Returns the schema with every object closed; throws with the path if something is unbounded. */
function closedSchema(given: unknown, place: string): Json {
  if (typeof given !== 'object' || given === null) throw new Error(`${place} is open`);
  const schema = given as Json;
  const keyword = OPEN_KEYWORDS.find((each) => each in schema);
  if (keyword) throw new Error(`${place} cannot be closed: it uses ${keyword}`);
  if (Array.isArray(schema['anyOf'])) {
    return { ...schema, anyOf: schema['anyOf'].map((each) => closedSchema(each, place)) };
  }
  if ('const' in schema || Array.isArray(schema['enum'])) return schema;
  const types = [schema['type']].flat();
  if (types.includes(undefined)) throw new Error(`${place} is open: it has no type`);
  if (types.includes('object')) return closedObject(schema, place);
  if (types.includes('array')) {
    return { ...schema, items: closedSchema(schema['items'], `${place}[]`) };
  }
  if (types.includes('number') || types.includes('integer')) checkNumber(schema, place);
  return schema;
}

function closedObject(schema: Json, place: string): Json {
  if (schema['additionalProperties'] || !schema['properties']) throw new Error(`${place} is open`);
  return {
    ...schema,
    properties: checkProperties(schema, place),
    additionalProperties: false,
  };
}

function checkProperties({ properties }: Json, place: string): Json {
  return Object.fromEntries(
    Object.entries((properties ?? {}) as Json).map(([name, each]) => [
      name,
      closedSchema(each, `${place}.${name}`),
    ]),
  );
}

function checkNumber(schema: Json, place: string): void {
  const has = (...keywords: string[]): boolean => keywords.some((each) => each in schema);
  if (has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum')) return;
  throw new Error(`${place} is a number without bounds`);
}
