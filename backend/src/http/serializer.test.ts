import { expect, test } from 'vitest';
import { Type, type TSchema } from 'typebox';
import { useHttpApps } from '../testing/http-apps.ts';

const { build } = useHttpApps();
const Person = Type.Object({ name: Type.String(), age: Type.Optional(Type.Integer()) });
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);

test.each<[string, TSchema, unknown, unknown]>([
  ['an object', orNull(Person), { name: 'ปิ่น', secret: 1 }, { name: 'ปิ่น' }],
  ['no object', orNull(Person), null, null],
  ['a text', orNull(Type.String()), 'x', 'x'],
  ['no text', orNull(Type.String()), null, null],
  ['a list', orNull(Type.Array(orNull(Person))), [null, { name: 'a' }], [null, { name: 'a' }]],
  [
    'an instant',
    orNull(Type.String({ format: 'date-time' })),
    '2026-01-02T03:04:05.678Z',
    '2026-01-02T03:04:05.678Z',
  ],
  ['a word', Type.Union([Type.Literal('th'), Type.Literal('en')]), 'en', 'en'],
  ['a number', orNull(Type.Number()), 0, 0],
])('writes %s that may be null', async (_name, schema, value, written) => {
  const app = build();
  const response = { 200: Type.Object({ value: schema }) };
  app.get('/api/value', { config: { access: 'public' }, schema: { response } }, async () => ({
    value,
  }));
  const answer = await app.inject('/api/value');
  expect([answer.statusCode, answer.json()]).toEqual([200, { value: written }]);
});
