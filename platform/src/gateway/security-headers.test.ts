import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let behind: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  // Nothing listens there: responses of a proxy without its api.
  behind = await createTestSite({ apiUrl: 'http://127.0.0.1:9' });
  await site.shipShell();
});
afterAll(async () => {
  await site.close();
  await behind.close();
});

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

it.each<[number, InjectOptions]>([
  [200, { url: '/registry.json' }],
  [200, { url: 'http://site.test/registry.json' }],
  [200, { url: '/_dara/live.json' }],
  [401, { url: '/_dara/releases' }],
  [404, { url: '/_dara/nothing' }],
  [400, { url: '/_dara/telemetry', method: 'POST', payload: {} }],
  [
    415,
    { url: '/_dara/telemetry', method: 'POST', headers: { 'content-type': 'x/y' }, payload: 'x' },
  ],
  [404, { url: '/assets/shell/nothing.js' }],
  [404, { url: '/%61ssets/shell/nothing.js' }],
  [404, { url: '/assets/shell/nothing.js', method: 'DELETE' }],
  [405, { url: '/book', method: 'POST' }],
  [404, { url: '/api/nothing' }],
])('%i of %j bears the security headers', async (status, request) => {
  const answer = await site.app.inject(request);
  expect(answer.headers).toMatchObject(HEADERS);
  expect(answer.statusCode).toBe(status);
});

it('so do a release file and the errors of a proxied api', async () => {
  const { body } = await site.get('/');
  const [file = '/'] = /\/assets\/[^"]+\.js/.exec(body) ?? [];
  expect((await site.get(file)).headers).toMatchObject(HEADERS);
  const away = await behind.get('/api/book');
  expect(away.statusCode).toBe(503);
  expect(away.headers).toMatchObject({ ...HEADERS, 'cache-control': 'no-store' });
});
