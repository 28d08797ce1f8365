import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

let site: TestSite;
let api: Server;
let answer: Answer;
beforeAll(async () => {
  api = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  site = await createTestSite({ apiUrl: `http://127.0.0.1:${port}` });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await site.close();
  await new Promise((resolve) => api.close(resolve));
});

/** Requests received by the api; it sends no body. */
async function asked(request: InjectOptions) {
  const seen = new Promise<IncomingMessage & { text: string }>((resolve) => {
    answer = async (message, response) => {
      const body = await text(message);
      response.writeHead(204).end();
      resolve(Object.assign(message, { text: body }));
    };
  });
  const { statusCode } = await site.app.inject(request);
  expect(statusCode).toBe(204);
  return seen;
}

it('forwards the request with unmodified body and type', async () => {
  const payload = '{"name":  "หนังสือ"';
  const seen = await asked({
    method: 'PUT',
    url: '/api/book/1?part=a%2Fb&part=c',
    headers: { 'content-type': 'application/json; charset=utf-8', cookie: 'a=1; b=2' },
    payload,
  });
  expect(seen.method).toBe('PUT');
  expect(seen.url).toBe('/api/book/1?part=a%2Fb&part=c');
  expect(seen.text).toBe(payload);
  expect(seen.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    cookie: 'a=1; b=2',
  });
});

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)('passes %s on', async (method) => {
  const seen = await asked({ method, url: '/api/book' });
  expect(seen.method).toBe(method);
  expect(seen.text).toBe('');
});

it("sets client address and trace id regardless of the client's headers, and drops hop-by-hop headers", async () => {
  const seen = await asked({
    url: '/api/book',
    remoteAddress: '203.0.113.7',
    headers: {
      host: 'evil.test',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': 'chosen',
      'proxy-authorization': 'Basic c2VjcmV0',
      te: 'trailers',
      expect: '100-continue',
    },
  });
  expect(seen.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'http',
    'x-request-id': expect.not.stringMatching('chosen'),
  });
  expect(seen.headers.host).not.toBe('evil.test');
  for (const name of ['proxy-authorization', 'te', 'expect'])
    expect(seen.headers).not.toHaveProperty(name);
});

it('returns status, headers and body unchanged, each cookie in its own header', async () => {
  answer = (_request, response) => {
    response.writeHead(409, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'set-cookie': ['a=1; HttpOnly', 'b=2; Secure'],
      etag: '"7"',
      'retry-after': '3',
    });
    response.end(gzipSync('{"code":"CONFLICT"}'));
  };
  const given = await site.get('/api/book/1');
  expect(given.statusCode).toBe(409);
  expect(given.json()).toEqual({ code: 'CONFLICT' });
  expect(given.headers).toMatchObject({
    'content-type': 'application/json',
    'set-cookie': ['a=1; HttpOnly', 'b=2; Secure'],
    etag: '"7"',
    'retry-after': '3',
  });
  expect(given.headers).not.toHaveProperty('content-encoding');
  expect(given.headers).not.toHaveProperty('keep-alive');
});

it('gives a redirect back and follows none', async () => {
  let calls = 0;
  answer = (_request, response) => {
    calls += 1;
    response.writeHead(302, { location: 'https://elsewhere.test/' }).end();
  };
  const given = await site.get('/api/share/1');
  expect(given.statusCode).toBe(302);
  expect(given.headers['location']).toBe('https://elsewhere.test/');
  expect(calls).toBe(1);
});

it('answers 503 that names a time when the api ends the connection', async () => {
  answer = (request) => void request.socket.destroy();
  const given = await site.get('/api/book');
  expect(given.statusCode).toBe(503);
  expect(given.headers['retry-after']).toBe('5');
  expect(given.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

/** The status for a path that is sent unchanged; `inject` would normalize it. */
async function statusOf(path: string): Promise<number | undefined> {
  const { port } = site.app.server.address() as AddressInfo;
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, resolve).on('error', reject);
  });
  message.resume();
  return message.statusCode;
}

it.each(['/api/../metrics', '/api/%2e%2e/metrics', '/api/book/..\\..\\..\\metrics'])(
  'asks for nothing beside the api: %s',
  async (path) => {
    let beside: string | undefined;
    answer = (request, response) => {
      if (!request.url?.startsWith('/api/')) beside = request.url;
      response.writeHead(204).end();
    };
    expect(await statusOf(path)).toBe(404);
    expect(beside).toBeUndefined();
  },
);

it('sends an absolute URL to its own api', async () => {
  const seen = await asked({ url: 'http://elsewhere.test/api/book' });
  expect(seen.url).toBe('/api/book');
});
