import {
  ENDLESS,
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
} from './hostile-values.ts';

type Json = Record<string, unknown>;

/** A declared route with its closed schemas. */
export interface ApiRoute {
  method: string;
  url: string;
  isPublic: boolean;
  querystring: Json;
  params: Json;
  body: Json | null;
  takesForms: boolean;
  /** Content types other than JSON that it answers. */
  produces: readonly string[];
}

export interface HostileRequest {
  route: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
  /** The field that the refusal has to name. */
  unknown?: string;
}

/** The value of a path parameter that reaches a record. */
export type ParamOf = (name: string, url: string) => string;

const propertiesOf = (schema: Json | null): Record<string, Json> =>
  (schema?.['properties'] ?? {}) as Record<string, Json>;
const TAKE_BODIES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A value that passes a schema, or nearly: other refusals do not matter here. */
function sample(schema: Json): unknown {
  const { anyOf, enum: words, const: only, format, pattern, items } = schema;
  if (only !== undefined) return only;
  if (Array.isArray(words)) return words[0] as unknown;
  if (Array.isArray(anyOf)) return sample(anyOf[0] as Json);
  const [type] = [schema['type']].flat();
  if (type === 'object') return sampleObject(schema);
  if (type === 'array') return schema['minItems'] ? [sample(items as Json)] : [];
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  if (type === 'string') {
    if (format === 'date') return '1990-01-01';
    if (format === 'uuid' || /a-f/i.test(String(pattern))) {
      return '018cc251-f400-7000-8000-000000000000';
    }
    const [, length = schema['minLength'] ?? 1] = /\{(\d+)/.exec(String(pattern)) ?? [];
    return (/\[(.)/.exec(String(pattern))?.[1] ?? 'x').repeat(Number(length));
  }
  return schema['minimum'] ?? 1;
}

/** Required fields; files cannot be in JSON. */
function sampleObject(schema: Json): Json {
  const required = (schema['required'] ?? []) as string[];
  return Object.fromEntries(
    Object.entries(propertiesOf(schema))
      .filter(([name]) => required.includes(name))
      .map(([name, each]) => [name, sample(each)]),
  );
}

/** Where a body has fields, objects in lists and choices included. */
function fieldsOf(schema: Json, path: string[] = []): string[][] {
  const inside = Object.entries(propertiesOf(schema)).flatMap(([name, each]) =>
    each['format'] === 'binary' ? [] : fieldsOf(each, [...path, name]),
  );
  const items = schema['items'] ? fieldsOf(schema['items'] as Json, [...path, '0']) : [];
  return [path, ...inside, ...items];
}

function schemaAt(schema: Json, path: readonly string[]): Json {
  return path.reduce(
    (at, name) => (name === '0' && at['items'] ? (at['items'] as Json) : propertiesOf(at)[name]!),
    schema,
  );
}

const isObject = (schema: Json): boolean => [schema['type']].flat().includes('object');

/** A body, by default the sample of its schema, with one value replaced. */
function bodyWith(schema: Json, path: readonly string[], value: unknown, body?: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const at = typeof body === 'object' && body !== null ? (body as Json) : undefined;
  if (name === '0' && schema['items'])
    return [bodyWith(schema['items'] as Json, rest, value, at?.[0])];
  const inner = propertiesOf(schema)[name];
  const set = inner ? bodyWith(inner, rest, value, at?.[name]) : value;
  const copy = { ...(at ?? sampleObject(schema)) };
  return Object.defineProperty(copy, name, { value: set, enumerable: true, configurable: true });
}

const written = (body: unknown): string =>
  (JSON.stringify(body) ?? '').replaceAll(`"${ENDLESS}"`, '1e309');

/** `valid` is an accepted body; by default the sample of its schema. */
export function hostileRequests(route: ApiRoute, paramOf: ParamOf, valid?: unknown) {
  const { method, url, body } = route;
  const names = Object.keys(propertiesOf(route.params));
  const path = (changed?: string, value = '') =>
    names.reduce(
      (at, name) => at.replace(`:${name}`, name === changed ? value : paramOf(name, url)),
      url,
    );
  const json = { 'content-type': 'application/json' };
  const base = { route: `${method} ${url}`, method, headers: {} };
  const usual = body ? { headers: json, payload: written(valid ?? sample(body)) } : {};
  const required = new URLSearchParams(
    Object.entries(sampleObject(route.querystring)).map(([key, value]): [string, string] => [
      key,
      String(value),
    ]),
  );
  const query = (more: string): string => {
    const all = [required.toString(), more].filter(Boolean).join('&');
    return all ? `?${all}` : '';
  };
  const send = (change: Partial<HostileRequest>): HostileRequest => ({
    ...base,
    ...usual,
    url: path() + query(''),
    ...change,
  });

  /** Undeclared fields: in the query, at the top of the body and in each nested object. */
  function unknownFields(): HostileRequest[] {
    const inQuery = send({ url: path() + query('undeclared=1'), unknown: 'undeclared' });
    if (!TAKE_BODIES.has(method)) return [inQuery];
    const schema = body ?? { type: 'object', properties: {} };
    const places = fieldsOf(schema).filter((at) => isObject(schemaAt(schema, at)));
    return [
      inQuery,
      ...places.map((at) => {
        const place = at[0] === 'data' ? at.slice(1) : at;
        const payload = written(bodyWith(schema, [...at, 'undeclared'], 1, valid));
        return send({ headers: json, payload, unknown: [...place, 'undeclared'].join('.') });
      }),
    ];
  }

  function hostileQueries(): HostileRequest[] {
    return Object.keys(propertiesOf(route.querystring))
      .flatMap((name) => [
        ...HOSTILE_TEXTS.map((text) => `${name}=${encodeURIComponent(text)}`),
        ...[`${name}`, `${name}[]=1`, `${name}[a]=1`, `${name}=%E0%A4%A`],
        ...[`${name}=1&${name}=2`, `${name}=x&`.repeat(200)],
      ])
      .map((more) => send({ url: path() + query(more) }));
  }

  function hostilePaths(): HostileRequest[] {
    const raw = ['%00', '%E0%A4%A', '%2e%2e%2f', '..', '%', '%ff', '%u0000', 'a%0ab'];
    const texts = [...raw, ...HOSTILE_TEXTS.map(encodeURIComponent)];
    return names.flatMap((name) =>
      texts.map((text) => send({ url: path(name, text || '%20') + query('') })),
    );
  }

  function hostileBodies(): HostileRequest[] {
    if (!TAKE_BODIES.has(method)) return [];
    const whole = HOSTILE_BODIES.map(([type, payload]) =>
      send({ headers: { 'content-type': type }, payload }),
    );
    const fields = body ? fieldsOf(body).slice(1) : [];
    const single = fields.flatMap((at) =>
      HOSTILE_VALUES.map((value) =>
        send({ headers: json, payload: written(bodyWith(body!, at, value, valid)) }),
      ),
    );
    return [...whole, ...single, ...(route.takesForms ? hostileForms() : [])];
  }

  /** The same record as a form with JSON as one part. */
  function hostileForms(): HostileRequest[] {
    const form = (data: string) =>
      `--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n${data}\r\n--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    return HOSTILE_VALUES.map((value) => send({ headers, payload: form(written(value)) }));
  }

  function hostileHeaders(): HostileRequest[] {
    return HOSTILE_HEADERS.map((headers) => send({ headers: { ...usual.headers, ...headers } }));
  }

  return {
    unknownFields,
    hostileValues: (): HostileRequest[] => [
      ...hostileQueries(),
      ...hostilePaths(),
      ...hostileBodies(),
      ...hostileHeaders(),
    ],
  };
}
