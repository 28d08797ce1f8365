/**
 * What a generated client knows of one operation of the api. Fields are named by path (`query.page`, `body.data.name`,
 * `items[].id`), with the JSON types of their value, `undefined` among them where they may be absent: `string|undefined`.
 */
export interface ApiCall {
  id: string;
  /** Method and path without the names of its parameters. */
  call: string;
  takes: Readonly<Record<string, string>>;
  gives: Readonly<Record<string, string>>;
}

export interface ApiSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: ApiSchema[];
  properties?: Record<string, ApiSchema>;
  required?: string[];
  items?: ApiSchema;
}

type Content = Record<string, { schema?: ApiSchema }>;

export interface ApiOperation {
  operationId?: string;
  parameters?: { in: string; name: string; required?: boolean; schema?: ApiSchema }[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { content?: Content }>;
}

/** The part of an OpenAPI document that calls depend on. */
export interface ApiDescription {
  paths: Record<string, Record<string, ApiOperation>>;
  components?: { schemas?: Record<string, ApiSchema> };
}

const OR = '|';
const ANY = 'any';
const ABSENT = 'undefined';

type Fields = [path: string, types: string][];

/** What a schema stands for. */
function variantsOf(schema: ApiSchema, components: Record<string, ApiSchema>): ApiSchema[] {
  const { $ref, anyOf } = schema;
  if (anyOf) return anyOf.flatMap((one) => variantsOf(one, components));
  const target = $ref && components[$ref.slice($ref.lastIndexOf('/') + 1)];
  return target ? variantsOf(target, components) : [schema];
}

interface Place {
  components: Record<string, ApiSchema>;
  path: string;
  isOptional?: boolean;
  /** Schemas that contain the place: one inside itself ends there. */
  within?: readonly ApiSchema[];
}

/** The field at a place, and all below it, by the schemas that it may have. */
function fieldsAt(
  { components, path, isOptional = false, within = [] }: Place,
  schemas: readonly ApiSchema[],
): Fields {
  if (schemas.length === 0) return [];
  const variants = schemas.flatMap((schema) => variantsOf(schema, components));
  const types = new Set([...variants.flatMap(typesOf), ...(isOptional ? [ABSENT] : [])]);
  const inner = { components, within: [...within, ...variants] };
  const open = variants.filter((schema) => !within.includes(schema));
  const items = open.flatMap((schema) => schema.items ?? []);
  const objects = open.filter(({ properties }) => properties);
  const keys = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [
    [path, [...types].sort().join(OR)],
    ...fieldsAt({ ...inner, path: `${path}[]` }, items),
    ...[...keys].flatMap((key) =>
      fieldsAt(
        {
          ...{ ...inner, path: path ? `${path}.${key}` : key },
          isOptional: !objects.every(({ required = [] }) => required.includes(key)),
        },
        objects.flatMap(({ properties }) => properties?.[key] ?? []),
      ),
    ),
  ];
}

function typesOf({ type, enum: values }: ApiSchema): string[] {
  const named = values?.map((value) => (value === null ? 'null' : typeof value));
  return [type ?? named ?? ANY].flat().map((one) => (one === 'integer' ? 'number' : one));
}

const schemasOf = (content: Content = {}): ApiSchema[] =>
  Object.values(content).map(({ schema = {} }) => schema);

/** Every operation of an api. Header parameters are left out: the base of all clients sets them. */
export function apiCalls({ paths, components: { schemas: components = {} } = {} }: ApiDescription) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): ApiCall[] => {
      const { operationId: id, parameters = [], requestBody: body, responses = {} } = operation;
      if (!id) return [];
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const sent = query.flatMap(({ name, required, schema = {} }) =>
        fieldsAt({ components, path: `query.${name}`, isOptional: !required }, [schema]),
      );
      const bodies = schemasOf(body?.content).slice(0, 1);
      sent.push(...fieldsAt({ components, path: 'body', isOptional: !body?.required }, bodies));
      const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const given = answers.flatMap(([, { content }]) => schemasOf(content));
      return [
        {
          id,
          call: `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`,
          takes: Object.fromEntries(sent),
          gives: Object.fromEntries(fieldsAt({ components, path: '' }, given)),
        },
      ];
    }),
  );
}

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

function isWithin(types: string, all: string): boolean {
  const wide = all.split(OR);
  return wide.includes(ANY) || types.split(OR).every((type) => wide.includes(type));
}

/**
 * Why a client cannot call the operation of an api as it knows it; empty if it can. The api may take more than the client
 * sends, and answer more than it reads. Values of enumerations and limits are not compared.
 */
export function callProblems(known: ApiCall, now: ApiCall | undefined): string[] {
  if (!now) return ['is gone'];
  if (known.call !== now.call) return [`is ${now.call}, and was ${known.call}`];
  const sent = Object.entries(known.takes).flatMap(([path, types]) => {
    const wanted = now.takes[path];
    if (wanted === undefined) return [`no longer takes ${path}`];
    if (isWithin(types, wanted)) return [];
    const isNeeded = isWithin(types, `${wanted}${OR}${ABSENT}`);
    return [isNeeded ? `needs ${path}` : `takes ${path} as ${wanted}, and took ${types}`];
  });
  const added = Object.entries(now.takes).flatMap(([path, wanted]) => {
    const isBelowKnown = /^(?:body|query\.[^.]*)$/.test(path) || parentOf(path) in known.takes;
    const isNew = !(path in known.takes) && isBelowKnown && !path.endsWith('[]');
    return isNew && !isWithin(ABSENT, wanted) ? [`needs ${path}`] : [];
  });
  const read = Object.entries(known.gives).flatMap(([path, types]) => {
    const given = now.gives[path];
    const what = path || 'a body';
    if (given === undefined) return [`no longer answers ${what}`];
    return isWithin(given, types) ? [] : [`answers ${what} as ${given}, and answered ${types}`];
  });
  return [...sent, ...added, ...read];
}
