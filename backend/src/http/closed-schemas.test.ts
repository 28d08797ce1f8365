import { describe, expect, test } from 'vitest';
import { Type, type TSchema } from 'typebox';
import { useHttpApps } from '../testing/http-apps.ts';
import { multipartFields, multipartRecord } from './form.ts';

const { build } = useHttpApps();
const config = { access: 'public' } as const;
const handler = async () => 'done';
const errorsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors?: unknown[] }).errors ?? [];

describe('a route does not start', () => {
  const Text = Type.String({ maxLength: 5 });
  test.each<[string, TSchema, string]>([
    ['open object', Type.Object({}, { additionalProperties: true }), 'body is open'],
    ['record', Type.Record(Type.String(), Text), 'body cannot be closed'],
    ['open object inside', Type.Object({ a: Type.Unknown() }), 'body.a is open'],
    ['open object in a list', Type.Array(Type.Any(), { maxItems: 1 }), 'body[] is open'],
    ['open choice', Type.Object({ a: Type.Union([Text, Type.Any()]) }), 'body.a is open'],
    ['reference', Type.Ref('Other'), 'body cannot be closed: it uses $ref'],
    ['endless number', Type.Number({ minimum: 0 }), 'body is a number without bounds'],
  ])('with an %s', (_name, body, message) => {
    expect(() => build().post('/api/x', { config, schema: { body }, handler })).toThrow(message);
  });

  test('with params that nothing describes', () => {
    expect(() => build().get('/api/x/:id', { config, handler })).toThrow(
      'route GET /api/x/:id does not declare its params',
    );
  });

  test('with a header without bounds', () => {
    const headers = Type.Object({ 'x-count': Type.Integer() });
    expect(() => build().get('/api/x', { config, schema: { headers }, handler })).toThrow(
      'headers.x-count is a number without bounds',
    );
  });
});

describe('rejects undeclared fields by name', () => {
  const UNKNOWN = { rule: 'unknown' };

  test('in a query, declared or not', async () => {
    const app = build();
    const querystring = Type.Object({ lang: Type.Optional(Type.Literal('th')) });
    app.get('/api/some', { config, schema: { querystring }, handler });
    app.get('/api/none', { config, handler });
    for (const path of ['some', 'none']) {
      const answer = await app.inject(`/api/${path}?budgetFrom=1&__proto__=2`);
      expect(answer.statusCode).toBe(400);
      expect(errorsOf(answer)).toEqual([
        { field: 'budgetFrom', ...UNKNOWN },
        { field: '__proto__', ...UNKNOWN },
      ]);
    }
    expect((await app.inject('/api/some?lang=th')).statusCode).toBe(200);
    expect((await app.inject('/api/none')).statusCode).toBe(200);
  });

  test('in a body, however deep', async () => {
    const app = build();
    const Inner = Type.Object({ a: Type.Optional(Type.Boolean()) });
    const body = Type.Object({
      one: Inner,
      many: Type.Array(Inner, { maxItems: 3 }),
      none: Type.Union([Inner, Type.Null()]),
    });
    app.post('/api/x', { config, schema: { body }, handler });
    const payload = { one: { b: 1 }, many: [{}, { c: 1 }], none: null, d: 1 };
    const answer = await app.inject({ method: 'POST', url: '/api/x', payload });
    expect(errorsOf(answer)).toEqual(
      ['d', 'one.b', 'many.1.c'].map((field) => ({ field, ...UNKNOWN })),
    );
  });

  test('in the body of a route that takes none', async () => {
    const app = build();
    app.delete('/api/x', { config, handler });
    const send = (payload?: object | string) => {
      const headers = typeof payload === 'string' ? { 'content-type': 'text/plain' } : {};
      return app.inject({
        method: 'DELETE',
        url: '/api/x',
        headers,
        ...(payload ? { payload } : {}),
      });
    };
    expect(errorsOf(await send({ status: 'Approved' }))).toEqual([{ field: 'status', ...UNKNOWN }]);
    expect(errorsOf(await send('text'))).toEqual([{ field: 'body', ...UNKNOWN }]);
    expect((await send({})).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(200);
  });

  test('beside the record of a form, in JSON too', async () => {
    const app = build();
    const body = Type.Object({ data: Type.Object({ name: Type.String({ maxLength: 5 }) }) });
    const preValidation = multipartRecord({ file: 1 });
    app.post('/api/x', { config, schema: { body }, preValidation, handler });
    const payload = { data: { name: 'a', bookTypes: [] }, file: 'x' };
    const one = await app.inject({ method: 'POST', url: '/api/x', payload });
    expect(errorsOf(one)).toEqual([
      { field: 'file', rule: 'FILE_TYPE' },
      { field: 'bookTypes', ...UNKNOWN },
    ]);
    const two = await app.inject({
      method: 'POST',
      url: '/api/x',
      payload: { data: payload.data },
    });
    expect(errorsOf(two)).toEqual([{ field: 'bookTypes', ...UNKNOWN }]);
  });

  test('without telling more than a form can hold', async () => {
    const app = build();
    app.post('/api/x', { config, schema: { body: Type.Object({}) }, handler });
    const payload = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`f${at}`, 1]));
    const answer = await app.inject({ method: 'POST', url: '/api/x', payload });
    expect(errorsOf(answer)).toHaveLength(100);
  });
});

describe('values', () => {
  const bounds = { minimum: 1, maximum: 9 };
  const querystring = Type.Object({
    page: Type.Optional(Type.Integer(bounds)),
    rate: Type.Optional(Type.Number(bounds)),
    ids: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 3 })),
    day: Type.Optional(Type.String({ format: 'date' })),
    keyword: Type.Optional(Type.String({ maxLength: 20 })),
  });
  const ID = '01a1fecd-dbf3-7151-815b-c0ddf4c0bbe8';

  test.each([
    ['page=1e309', 'page', 'max'],
    ['page=-Infinity', 'page', 'min'],
    ['rate=NaN', 'rate', 'type'],
    ['rate=1e309', 'rate', 'max'],
    [`ids=urn:uuid:${ID}`, 'ids.0', 'uuid'],
    [`ids=${ID}&ids=abc`, 'ids.1', 'uuid'],
    ['day=0000-01-01', 'day', 'date'],
    ['day=2026-02-30', 'day', 'date'],
    ['keyword=a%00b', 'keyword', 'characters'],
    ['keyword=%1B', 'keyword', 'characters'],
  ])('%s is refused', async (query, field, rule) => {
    const app = build();
    app.get('/api/x', { config, schema: { querystring }, handler });
    const answer = await app.inject(`/api/x?${query}`);
    expect(errorsOf(answer)).toEqual([expect.objectContaining({ field, rule })]);
    expect(answer.statusCode).toBe(400);
  });

  test('ids reach the handler in lower case, other texts as they were typed', async () => {
    const app = build();
    const Ids = Type.Object({
      id: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'uuid' }),
      ids: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 3 }),
      name: Type.String({ maxLength: 99 }),
    });
    app.post('/api/x', { config, schema: { body: Ids }, handler: async ({ body }) => body });
    const big = ID.toUpperCase();
    const post = (payload: object) => app.inject({ method: 'POST', url: '/api/x', payload });
    const answer = await post({ id: big, ids: [ID, big], name: big });
    expect(answer.json()).toEqual({ id: ID, ids: [ID, ID], name: big });
    expect((await post({ id: null, ids: [], name: '' })).json()).toMatchObject({ id: null });
  });

  test.each([`ids=${ID}`, 'day=2024-02-29', 'keyword=%E0%B8%81%0Ax%09y', 'rate=1.5'])(
    '%s passes',
    async (query) => {
      const app = build();
      app.get('/api/x', { config, schema: { querystring }, handler });
      expect((await app.inject(`/api/x?${query}`)).statusCode).toBe(200);
    },
  );

  test('control characters are refused in paths and bodies alike', async () => {
    const app = build();
    const Text = Type.String({ maxLength: 20 });
    const params = Type.Object({ slug: Text });
    const body = Type.Object({ texts: Type.Array(Text, { maxItems: 3 }) });
    app.post('/api/x/:slug', { config, schema: { params, body }, handler });
    const send = async (slug: string, payload: object) =>
      errorsOf(await app.inject({ method: 'POST', url: `/api/x/${slug}`, payload }));
    expect(await send('%00', { texts: [] })).toEqual([{ field: 'slug', rule: 'characters' }]);
    expect(await send('a', { texts: ['a', '\u0000'] })).toEqual([
      { field: 'texts.1', rule: 'characters' },
    ]);
  });
});

describe('forms that cannot be read', () => {
  const RECORD = '--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n{}';
  const long = 'b'.repeat(300);
  test.each([
    ['multipart/form-data', RECORD, 'content-type'],
    [`multipart/form-data; boundary=${long}`, RECORD, 'content-type'],
    ['multipart/form-data; boundary=b', RECORD, 'data'],
    ['multipart/form-data; boundary=b', 'nothing', ''],
  ])('%s is refused', async (type, payload, field) => {
    const app = build();
    const body = Type.Object({ data: Type.Optional(Type.Object({})) });
    const schema = { body };
    app.post('/api/record', { config, schema, preValidation: multipartRecord({}), handler });
    app.post('/api/fields', { config, schema, preValidation: multipartFields, handler });
    for (const path of ['record', 'fields']) {
      const url = `/api/${path}`;
      const headers = { 'content-type': type };
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ field, rule: 'format' }] });
    }
  });
});
