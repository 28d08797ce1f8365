import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestServices, type TestServices } from '../testing/testing.ts';
import { createHttp } from './http.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const body = {
  type: 'object',
  required: ['count'],
  properties: { count: { type: 'integer', minimum: 1, maximum: 9 } },
};
const answer = { type: 'object', properties: { count: { type: 'integer' } } };

async function withRoute(hasLazySchemas: boolean, response: object = answer) {
  const app: FastifyInstance = createHttp(services, { hasLazySchemas });
  const config = { access: 'public' as const };
  app.post('/api/count', { config, schema: { body, response: { 200: response } } }, () => ({
    count: 2,
    secret: 'not in the schema',
  }));
  return app;
}

describe.each([
  ['at the start', false],
  ['at its first request', true],
])('a route whose schemas are compiled %s', (_when, hasLazySchemas) => {
  test('refuses and answers by them, again and again', async () => {
    const app = await withRoute(hasLazySchemas);
    const post = (payload: object) => app.inject({ method: 'POST', url: '/api/count', payload });
    for (const count of [0, 0.5]) {
      const refused = await post({ count });
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe('count');
    }
    for (const count of [1, 2]) expect((await post({ count })).json()).toEqual({ count: 2 });
    await app.close();
  });
});

test('only a start that compiles them fails for a schema that cannot be', async () => {
  const broken = { type: 'object', properties: { count: { type: 'no such type' } } };
  const eager = await withRoute(false, broken);
  await expect(eager.ready()).rejects.toThrow();
  await eager.close().catch(() => undefined);
  const lazy = await withRoute(true, broken);
  await expect(lazy.ready()).resolves.toBeDefined();
  await lazy.close();
});
