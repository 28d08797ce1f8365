import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Type } from 'typebox';
import { useHttpApps } from '../testing/http-apps.ts';
import { AppError } from './app-error.ts';
import { multipartFields, multipartRecord } from './form.ts';
import { listen } from './http.ts';

const { build, services } = useHttpApps();
const open = { access: 'public' } as const;

describe('access', () => {
  test('a route under /api without a declaration does not start', () => {
    expect(() => build().get('/api/secret', async () => 'x')).toThrow(
      'GET /api/secret does not declare its access',
    );
  });

  test('rejects requests to protected routes without an identification function', async () => {
    const app = build();
    app.get('/api/mine', { config: { access: 'signed-in' } }, async () => 'x');
    expect((await app.inject('/api/mine')).json()).toMatchObject({
      status: 401,
      code: 'TOKEN_INVALID',
    });
  });

  test('permissions are enforced, on HEAD too', async () => {
    const app = build();
    app.setIdentify(async () => ({
      id: '1',
      permission: 'Reader',
    }));
    app.get('/api/staff', { config: { access: ['Admin', 'Staff'] } }, async () => 'x');
    app.get(
      '/api/own',
      { config: { access: ['Reader'] } },
      async (request) => request.identity?.id,
    );
    expect((await app.inject('/api/staff')).json()).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect((await app.inject({ method: 'HEAD', url: '/api/staff' })).statusCode).toBe(403);
    expect((await app.inject('/api/own')).body).toBe('1');
  });

  test('a public route may ask, and a bad token there is no error', async () => {
    const app = build();
    app.setIdentify(async () => {
      throw new AppError('TOKEN_INVALID');
    });
    app.get('/api/open', { config: open }, async (request) => ({
      who: await request.findIdentity(),
    }));
    expect((await app.inject('/api/open')).json()).toEqual({ who: null });
  });
});

describe('problems', () => {
  test('an unknown path is a problem with the trace id of its header', async () => {
    const answer = await build().inject('/nowhere');
    expect(answer.json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      traceId: answer.headers['x-trace-id'],
    });
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  test.each(['01a1fecd-dbf3-7151-815b-c0ddf4c0bbe8', 'x'])('a request’s own id %s', async (id) => {
    const answer = await build().inject({ url: '/nowhere', headers: { 'x-request-id': id } });
    expect(answer.headers['x-trace-id'] === id).toBe(id !== 'x');
  });

  test('an unexpected error returns only its trace id', async () => {
    const app = build();
    app.get('/api/broken', { config: open }, async () => {
      throw new Error('password=hunter2 at db.internal');
    });
    const answer = await app.inject('/api/broken');
    expect(answer.json()).toMatchObject({
      status: 500,
      code: 'INTERNAL',
      traceId: expect.any(String),
    });
    expect(answer.body).not.toMatch(/hunter2|internal:/);
  });

  test('a conflict returns the current record', async () => {
    const app = build();
    app.put('/api/x', { config: open }, async () => {
      throw new AppError('VERSION_CONFLICT', { current: { version: 3 } });
    });
    const answer = await app.inject({ method: 'PUT', url: '/api/x' });
    expect(answer.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 3 } });
  });

  test('reports every invalid field with its rule and limit', async () => {
    const app = build();
    const body = Type.Object({
      name: Type.String({ minLength: 2 }),
      age: Type.Integer({ minimum: 1, maximum: 150 }),
    });
    app.post('/api/x', { config: open, schema: { body } }, async () => 'x');
    const answer = await app.inject({ method: 'POST', url: '/api/x', payload: { name: 'a' } });
    expect(answer.json<{ errors: unknown[] }>().errors).toEqual(
      expect.arrayContaining([
        { field: 'age', rule: 'required' },
        { field: 'name', rule: 'minLength', params: { limit: 2 } },
      ]),
    );
    const typed = await app.inject({
      method: 'POST',
      url: '/api/x',
      payload: { name: 'ab', age: '5' },
    });
    expect(typed.json()).toMatchObject({ status: 400, errors: [{ field: 'age', rule: 'type' }] });
  });

  test('a single repeated parameter is an array, numbers arrive as numbers', async () => {
    const app = build();
    const page = Type.Integer({ minimum: 1, maximum: 9 });
    const querystring = Type.Object({ tags: Type.Array(Type.String()), page });
    app.get('/api/x', { config: open, schema: { querystring } }, async ({ query }) => query);
    expect((await app.inject('/api/x?tags=a&page=2')).json()).toEqual({ tags: ['a'], page: 2 });
    expect((await app.inject('/api/x?tags=a&tags=b&page=2')).json()).toEqual({
      tags: ['a', 'b'],
      page: 2,
    });
  });

  test('an unsupported content type is 415', async () => {
    const app = build();
    app.post('/api/x', { config: open }, async () => 'x');
    const headers = { 'content-type': 'application/xml' };
    const answer = await app.inject({ method: 'POST', url: '/api/x', headers, payload: '<a/>' });
    expect(answer.json()).toMatchObject({ status: 415, code: 'MEDIA_TYPE' });
  });
});

describe('large bodies over a real connection', () => {
  const MEGABYTE = 1024 * 1024;
  async function start(): Promise<string> {
    const app = build({ port: 0 });
    app.post('/api/x', { config: open }, async () => 'x');
    app.post('/api/form', { config: open, preValidation: multipartFields }, async () => 'x');
    const preValidation = multipartRecord({ image: 1 });
    app.post('/api/file', { config: open, preValidation }, async ({ uploads }) => ({
      size: uploads['image']?.[0]?.size,
    }));
    return listen(app, { config: { ...services().config, port: 0 } });
  }

  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    '6 MB of %s is a clear 413',
    async (type) => {
      const answer = await fetch(`${await start()}/api/x`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'x'.repeat(6 * MEGABYTE),
      });
      expect(await answer.json()).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
    },
  );

  test('6 MB without a length is a clear 413', async () => {
    const url = `${await start()}/api/x`;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sending = httpRequest(url, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sending.on('error', reject);
      for (let part = 0; part < 6; part += 1) sending.write(Buffer.alloc(MEGABYTE, 120));
      sending.end();
    });
    expect(status).toBe(413);
  });

  test('a file over 5 MB is a clear 413, one below passes', async () => {
    const url = `${await start()}/api/file`;
    const send = (bytes: number) => {
      const body = new FormData();
      body.set('image', new Blob([new Uint8Array(bytes)]), 'a.png');
      return fetch(url, { method: 'POST', body });
    };
    expect(await (await send(6 * MEGABYTE)).json()).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
    });
    expect(await (await send(4 * MEGABYTE)).json()).toEqual({ size: 4 * MEGABYTE });
  });
});

describe('proxies', () => {
  const address = async (trustProxy: string[], remoteAddress: string) => {
    const app = build({ trustProxy });
    app.get('/api/ip', { config: open }, async ({ ip }) => ip);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    return (await app.inject({ url: '/api/ip', remoteAddress, headers })).body;
  };

  test('a forwarding header counts from the configured proxy only', async () => {
    expect(await address([], '10.0.0.5')).toBe('10.0.0.5');
    expect(await address(['10.0.0.5'], '10.0.0.5')).toBe('203.0.113.9');
    expect(await address(['10.0.0.5'], '10.0.0.6')).toBe('10.0.0.6');
  });
});

test('a limited route answers 429 with the time to wait, per address', async () => {
  const app = build();
  app.get(
    '/api/few',
    { config: { ...open, rateLimit: { max: 2, windowMs: 60_000 } } },
    async () => 'x',
  );
  const call = (remoteAddress: string) => app.inject({ url: '/api/few', remoteAddress });
  await call('10.0.0.1');
  await call('10.0.0.1');
  const refused = await call('10.0.0.1');
  expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect((await call('10.0.0.2')).statusCode).toBe(200);
});

describe('health', () => {
  test('is ready once every check passes, and live all the time', async () => {
    const app = build();
    let isWarm = false;
    app.addReadyCheck('first page', () => isWarm);
    app.addReadyCheck('shaky', () => {
      if (!isWarm) throw new Error('not yet');
      return true;
    });
    const starting = await app.inject('/api/health/ready');
    expect(starting.statusCode).toBe(503);
    expect(starting.json()).toMatchObject({
      checks: { database: true, 'first page': false, shaky: false },
    });
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    isWarm = true;
    expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
  });

  test('each check is a metric, with the time of its last change', async () => {
    const app = build();
    const read = async (name: string) =>
      (await services().metrics.values(name)).find(({ labels }) => labels['name'] === 'valve')
        ?.value;
    let isOpen = true;
    app.addReadyCheck('valve', () => isOpen, 'helpful');
    await app.ready();
    expect(await read('dara_check_ok')).toBe(1);
    const since = (await read('dara_check_since_timestamp_seconds'))!;
    expect(Math.abs(since - Date.now() / 1000)).toBeLessThan(60);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await read('dara_check_ok')).toBe(1);
    expect(await read('dara_check_since_timestamp_seconds')).toBe(since);
    isOpen = false;
    expect(await read('dara_check_ok')).toBe(0);
    expect(await read('dara_check_since_timestamp_seconds')).toBeGreaterThan(since);
  });
});
