import type { FastifyInstance, RouteOptions } from 'fastify';
import { refuseBody } from './form.ts';

type Json = Record<string, unknown>;

/** Keywords whose meaning depends on other schemas, so that closing them would need more than a look. */
const OPEN_KEYWORDS = [
  ...['$ref', 'allOf', 'oneOf', 'not', 'if', 'dependentSchemas', 'content'],
  ...['patternProperties', 'propertyNames', 'unevaluatedProperties', 'prefixItems', 'contains'],
];
const NOTHING = { type: 'object', properties: {} };

/**
 * Closes what the routes under /api take. Objects refuse fields that they do not name; numbers have bounds; a
 * route that declares no query or body takes none. A route whose schema cannot be closed does not start.
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
  // Every request brings headers that no route knows of: those that are declared are bounded, the rest pass.
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

/** The schema with every object closed; throws, with the place, where something has no bounds. */
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
