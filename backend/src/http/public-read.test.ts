import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { useHttpApps } from '../testing/http-apps.ts';
import { listen } from './http.ts';

const { build, services } = useHttpApps();
const LIMIT = 3000;

function ask(url: URL, path: string, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(new URL(path, url), { headers: { 'x-forwarded-for': from } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

test('public reads are limited by address; the own calls, health and others are not', async () => {
  const app = build({ trustProxy: ['loopback'] });
  app.get('/api/news', { config: { access: 'public' } }, async () => 'news');
  const url = new URL(await listen(app, { config: { ...services().config, port: 0 } }));
  const { limiter } = services();
  const seen = { name: 'public-read', max: LIMIT, windowMs: 60_000, isPerInstance: true };
  await limiter.hit(seen, '203.0.113.9', LIMIT - 1);

  expect(await ask(url, '/api/news', '203.0.113.9')).toBe(200);
  expect(await ask(url, '/api/news', '203.0.113.9')).toBe(429);
  expect(await ask(url, '/api/health/live', '203.0.113.9')).toBe(200);
  expect(await ask(url, '/api/news', '203.0.113.10')).toBe(200);
  const own = await app.inject({ url: '/api/news', remoteAddress: '203.0.113.9' });
  expect(own.statusCode).toBe(200);
  await limiter.hit(seen, '127.0.0.1', LIMIT);
  expect(await ask(url, '/api/news', '127.0.0.1')).toBe(200);
});
