import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Limiter } from '../limit/limiter.ts';
import { createMemoryLimiter } from '../limit/memory-limiter.ts';
import type { Services } from '../services.ts';
import { enforceAccess } from './access.ts';

describe('public reads over a real connection', () => {
  const READS = { name: 'public-read', max: 3000, windowMs: 60_000 };
  const open = { access: 'public' } as const;
  let app: FastifyInstance;
  let port: number;
  let limiter: Limiter;
  let now: number;
  beforeEach(async () => {
    now = 0;
    limiter = createMemoryLimiter(() => now);
    app = Fastify({ trustProxy: 'loopback' });
    enforceAccess(app, { limiter } as unknown as Services);
    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/api/notes',
      config: open,
      handler: async () => 'notes',
    });
    app.get('/api/health/live', { config: open }, async () => 'alive');
    const rateLimit = { max: 1, windowMs: 60_000 };
    app.get('/api/few', { config: { ...open, rateLimit } }, async () => 'x');
    app.get('/page', async () => 'page');
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });

  afterEach(() => app.close());

  async function ask(
    from: string,
    path = '/api/notes',
    method = 'GET',
  ): Promise<number | undefined> {
    const headers = { 'x-forwarded-for': from };
    const call = httpRequest({ host: '127.0.0.1', port, path, method, headers }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  }

  test('are 3000 in a minute, GET and HEAD together', async () => {
    await limiter.hit(READS, '203.0.113.9', 2998);
    expect(await ask('203.0.113.9')).toBe(200);
    expect(await ask('203.0.113.9', '/api/notes', 'HEAD')).toBe(200);
    expect(await ask('203.0.113.9')).toBe(429);
    expect(await ask('203.0.113.9', '/api/notes', 'HEAD')).toBe(429);
    expect(await ask('203.0.113.10')).toBe(200);
    now = 59_999;
    expect(await ask('203.0.113.9')).toBe(429);
    now = 60_000;
    expect(await ask('203.0.113.9')).toBe(200);
  });

  test('other requests, health checks and requests outside of the api are not counted', async () => {
    await limiter.hit(READS, '203.0.113.9', 3000);
    expect(await ask('203.0.113.9', '/api/notes', 'POST')).toBe(200);
    expect(await ask('203.0.113.9', '/api/health/live')).toBe(200);
    expect(await ask('203.0.113.9', '/page')).toBe(200);
    expect(await ask('203.0.113.9', '/api/nothing')).toBe(404);
  });

  test('the machine itself and pages that this process renders are not counted', async () => {
    for (const address of ['127.0.0.1', '0:0:0:0::/64', '203.0.113.9'])
      await limiter.hit(READS, address, 3000);
    expect(await ask('127.0.0.1')).toBe(200);
    expect(await ask('::1')).toBe(200);
    const own = await app.inject({ url: '/api/notes', remoteAddress: '203.0.113.9' });
    expect(own.statusCode).toBe(200);
  });

  test('a limit of the route takes the place of the general one', async () => {
    await limiter.hit(READS, '203.0.113.9', 3000);
    expect(await ask('203.0.113.9', '/api/few')).toBe(200);
    expect(await ask('203.0.113.9', '/api/few')).toBe(429);
  });
});
