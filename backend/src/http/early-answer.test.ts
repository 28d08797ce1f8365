import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { useHttpApps } from '../testing/http-apps.ts';
import type { EarlyRequest } from './early-answer.ts';

const { build } = useHttpApps();

describe('early answers', () => {
  let app: FastifyInstance;
  let address: string;
  let asked: EarlyRequest[];
  const withEarly = async (trustProxy: string[] = []): Promise<void> => {
    app = build({ trustProxy });
    app.get('/page', async () => 'by the route');
    app.setEarlyAnswer('/page', (request) => {
      asked.push(request);
      if (request.url !== '/page') return undefined;
      return { status: 203, headers: ['x-own', 'yes'], body: Buffer.from('early') };
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  };
  beforeEach(async () => {
    asked = [];
    await withEarly();
  });
  afterEach(() => app.close());

  const read = async (init: RequestInit = {}, path = '/page') => {
    const response = await fetch(address + path, init);
    return { response, body: await response.text() };
  };

  test('come before the route, only for GET', async () => {
    const { response, body } = await read();
    expect([body, response.status, response.headers.get('x-own')]).toEqual(['early', 203, 'yes']);
    const head = await read({ method: 'HEAD' });
    expect(head.response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await read({ method: 'POST' })).response.status).toBe(404);
    expect((await read({}, '/page?other')).body).toBe('by the route');
  });

  test('contain the id of the request', async () => {
    const id = '01a1fecd-dbf3-7151-815b-c0ddf4c0bbe8';
    const { response } = await read({ headers: { 'x-request-id': id } });
    expect(response.headers.get('x-trace-id')).toBe(id);
    expect((await read()).response.headers.get('x-trace-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('are not given while the server is being taken out of service or has too much to do', async () => {
    app.isUnderPressure = () => true;
    expect((await read()).body).toBe('by the route');
    app.isUnderPressure = () => false;
    app.startDraining();
    const { response, body } = await read();
    expect([body, response.headers.get('connection')]).toEqual(['by the route', 'close']);
  });

  test('take the protocol from the configured proxy only', async () => {
    const protocol = async (): Promise<string | undefined> => {
      await read({ headers: { 'x-forwarded-proto': 'http, https' } });
      return asked.at(-1)?.protocol;
    };
    expect(await protocol()).toBe('http');
    await app.close();
    await withEarly(['127.0.0.1']);
    expect(await protocol()).toBe('https');
  });
});
