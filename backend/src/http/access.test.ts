import { afterEach, describe, expect, test } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { createMemoryLimiter } from '../limit/memory-limiter.ts';
import type { Services } from '../services.ts';
import { enforceAccess, identityOf, type Identity } from './access.ts';
import { AppError } from './app-error.ts';

const ROLES = ['Reader', 'Editor', 'Owner'];

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** Only access rules; `http.test.ts` tests them in the whole app. */
function build(): FastifyInstance {
  const app = Fastify({});
  enforceAccess(app, { limiter: createMemoryLimiter() } as unknown as Services);
  apps.push(app);
  return app;
}

const personOf = (permission: string): Identity => ({
  id: `the ${permission}`,
  permission,
});

/** An app whose requests name their permission in a header; without it they are anonymous. */
function known(): FastifyInstance {
  const app = build();
  app.setIdentify(async ({ headers }) => {
    const name = ROLES.find((permission) => permission === headers['x-test']);
    return name ? personOf(name) : null;
  });
  return app;
}
const as = (app: FastifyInstance, url: string, permission?: string) =>
  app.inject({ url, headers: permission ? { 'x-test': permission } : {} });

describe('access', () => {
  test.each(ROLES)('only %s, if no other role is listed', async (permission) => {
    const app = known();
    app.get('/api/one', { config: { access: [permission] } }, async (request) => ({
      who: identityOf(request).id,
    }));
    for (const other of ROLES) {
      const answer = await as(app, '/api/one', other);
      if (other === permission) expect(answer.json()).toEqual({ who: `the ${permission}` });
      else expect(answer.json()).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
    }
    expect((await as(app, '/api/one')).json()).toMatchObject({
      statusCode: 401,
      code: 'TOKEN_INVALID',
    });
  });

  test('no user, if the list is empty', async () => {
    const app = known();
    app.get('/api/none', { config: { access: [] } }, async () => 'x');
    for (const permission of ROLES)
      expect((await as(app, '/api/none', permission)).statusCode).toBe(403);
  });

  test('any signed-in user, but not anonymous', async () => {
    const app = known();
    app.get('/api/mine', { config: { access: 'signed-in' } }, async ({ identity }) => identity);
    for (const permission of ROLES)
      expect((await as(app, '/api/mine', permission)).json()).toEqual(personOf(permission));
    expect((await as(app, '/api/mine')).statusCode).toBe(401);
  });

  test('all users, without identification unless the route needs it', async () => {
    const app = build();
    let asked = 0;
    app.setIdentify(async () => {
      asked += 1;
      return personOf('Staff');
    });
    const open = { access: 'public' } as const;
    app.get('/api/open', { config: open }, async ({ identity }) => ({ identity }));
    app.get('/api/asks', { config: open }, async (request) => request.findIdentity());
    expect((await app.inject('/api/open')).json()).toEqual({ identity: null });
    expect(asked).toBe(0);
    expect((await app.inject('/api/asks')).json()).toEqual(personOf('Staff'));
    expect(asked).toBe(1);
  });

  test('a route that knows its caller does not look again', async () => {
    const app = build();
    let asked = 0;
    app.setIdentify(async () => {
      asked += 1;
      return personOf('Reader');
    });
    app.get('/api/mine', { config: { access: 'signed-in' } }, async (request) => ({
      isSame: (await request.findIdentity()) === request.identity,
    }));
    expect((await app.inject('/api/mine')).json()).toEqual({ isSame: true });
    expect(asked).toBe(1);
  });

  test('the caller of a public route is none that a handler may lean on', async () => {
    const app = known();
    app.get('/api/open', { config: { access: 'public' } }, async (request) => identityOf(request));
    expect((await as(app, '/api/open', 'Admin')).json()).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('an unexpected identification error does not count as anonymous', async () => {
    const app = build();
    const codes = ['USER_DISABLED', 'UNAVAILABLE', 'INTERNAL'] as const;
    const thrown: Error[] = [...codes.map((code) => new AppError(code)), new Error('a bug')];
    app.setIdentify(async () => {
      throw thrown.shift() ?? new Error('asked too often');
    });
    app.get('/api/open', { config: { access: 'public' } }, async (request) => ({
      who: await request.findIdentity(),
    }));
    const statuses = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await app.inject('/api/open')).statusCode);
    expect(statuses).toEqual([200, 503, 500, 500]);
  });
});

describe('how often', () => {
  const few = { max: 2, windowMs: 60_000 };

  test('a rate-limited request is not identified', async () => {
    const app = build();
    let asked = 0;
    app.setIdentify(async () => {
      asked += 1;
      return personOf('Reader');
    });
    app.get(
      '/api/few-of-mine',
      { config: { access: 'signed-in', rateLimit: few } },
      async () => 'x',
    );
    const statuses = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await app.inject('/api/few-of-mine')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect(asked).toBe(2);
  });

  test('each route by itself', async () => {
    const app = build();
    for (const url of ['/api/first-few', '/api/second-few'])
      app.get(url, { config: { access: 'public', rateLimit: few } }, async () => 'x');
    for (let call = 0; call < 3; call += 1) await app.inject('/api/first-few');
    expect((await app.inject('/api/first-few')).statusCode).toBe(429);
    expect((await app.inject('/api/second-few')).statusCode).toBe(200);
  });

  test('the networks of IPv6 as one', async () => {
    const app = build();
    app.get(
      '/api/few-by-network',
      { config: { access: 'public', rateLimit: few } },
      async () => 'x',
    );
    const call = (remoteAddress: string) =>
      app.inject({ url: '/api/few-by-network', remoteAddress });
    await call('2001:db8:1:2::1');
    await call('2001:db8:1:2::2');
    expect((await call('2001:db8:1:2::3')).statusCode).toBe(429);
    expect((await call('2001:db8:1:3::1')).statusCode).toBe(200);
  });
});

test.each(['/api', '/api/secret', '/api/'])('%s does not start without a declaration', (url) => {
  expect(() => build().get(url, async () => 'x')).toThrow('does not declare its access');
});

test('routes outside of the api need no declaration', async () => {
  const app = build();
  app.get('/apiary', async () => 'bees');
  expect((await app.inject('/apiary')).body).toBe('bees');
});
