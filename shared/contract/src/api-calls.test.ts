import { apiCalls, callProblems, type ApiDescription, type ApiSchema } from './api-calls';

const text = { type: 'string' };
const Person: ApiSchema = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: text,
    name: { $ref: '#/components/schemas/Name' },
    age: { type: ['integer', 'null'] },
    tags: { type: 'array', items: { enum: ['a', 'b'] } },
  },
};

interface Given {
  person?: ApiSchema;
  body?: ApiSchema;
  path?: string;
  query?: { name: string; required: boolean; schema: ApiSchema }[];
}

const BODY: ApiSchema = { type: 'object', required: ['name'], properties: { name: text } };

function api({ person = Person, body = BODY, path = '/api/person/{id}', query = [] }: Given) {
  const description: ApiDescription = {
    paths: {
      [path]: {
        put: {
          operationId: 'personSave',
          parameters: [
            { in: 'path', name: 'id', required: true, schema: text },
            { in: 'header', name: 'idempotency-key', required: true, schema: text },
            ...query.map((one) => ({ in: 'query', ...one })),
          ],
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: {
            200: { content: { 'application/json': { schema: person } } },
            default: { content: { 'application/problem+json': { schema: { type: 'object' } } } },
          },
        },
      },
    },
    components: {
      schemas: { Name: { type: 'object', required: ['th'], properties: { th: text, en: text } } },
    },
  };
  return apiCalls(description)[0]!;
}

const withPerson = (
  properties: Record<string, ApiSchema | undefined>,
  required = Person.required,
) =>
  api({
    person: {
      ...Person,
      required: required ?? [],
      properties: Object.fromEntries(
        Object.entries({ ...Person.properties, ...properties }).filter(([, schema]) => schema),
      ) as Record<string, ApiSchema>,
    },
  });
const known = api({});

test('a call lists the fields that it takes and gives, with their types', () => {
  expect(known).toEqual({
    id: 'personSave',
    call: 'PUT /api/person/{}',
    takes: { body: 'object', 'body.name': 'string' },
    gives: {
      '': 'object',
      id: 'string',
      name: 'object',
      'name.th': 'string',
      'name.en': 'string|undefined',
      age: 'null|number|undefined',
      tags: 'array|undefined',
      'tags[]': 'string',
    },
  });
});

test('a schema that contains itself is described once', () => {
  const Node: ApiSchema = { type: 'object', properties: { below: { $ref: 'Node' } } };
  const schema = { $ref: 'Node' };
  const paths = {
    '/': { get: { operationId: 'x', responses: { 200: { content: { '': { schema } } } } } },
  };
  const [call] = apiCalls({ paths, components: { schemas: { Node } } });
  expect(call?.gives).toEqual({ '': 'object', below: 'object|undefined' });
});

test.each<[string, ReturnType<typeof api> | undefined]>([
  ['the same', known],
  ['other names of path parameters', api({ path: '/api/person/{personId}' })],
  ['more in the answer', withPerson({ nick: text })],
  ['always what was optional', withPerson({}, ['id', 'name', 'age'])],
  ['no null any more', withPerson({ age: { type: 'integer' } })],
  ['an optional parameter', api({ query: [{ name: 'dry', required: false, schema: text }] })],
  [
    'an optional field of the body, with required ones in it',
    api({ body: { ...BODY, properties: { name: text, home: { ...BODY } } } }),
  ],
  ['more types of a field of the body', api({ body: { ...BODY, properties: { name: {} } } })],
])('an api with %s fits', (_what, live) => {
  expect(callProblems(known, live)).toEqual([]);
});

test.each<[string, ReturnType<typeof api> | undefined]>([
  ['is gone', undefined],
  ['is PUT /api/people/{}, and was PUT /api/person/{}', api({ path: '/api/people/{id}' })],
  ['needs query.dry', api({ query: [{ name: 'dry', required: true, schema: text }] })],
  [
    'needs body.age',
    api({ body: { ...BODY, required: ['name', 'age'], properties: { name: text, age: text } } }),
  ],
  [
    'takes body.name as number, and took string',
    api({ body: { ...BODY, properties: { name: { type: 'integer' } } } }),
  ],
  ['no longer answers name.th', withPerson({ name: { type: 'object', properties: { en: text } } })],
  ['answers id as number, and answered string', withPerson({ id: { type: 'integer' } })],
  ['answers id as string|undefined, and answered string', withPerson({}, ['name'])],
  ['no longer answers age', withPerson({ age: undefined })],
])('an api does not fit that %s', (problem, live) => {
  expect(callProblems(known, live)[0]).toBe(problem);
});

test('a field that was optional and is needed now, or is refused now, is named', () => {
  const before = api({ body: { ...BODY, required: [], properties: { name: text, nick: text } } });
  expect(callProblems(before, known)).toEqual(['needs body.name', 'no longer takes body.nick']);
});
