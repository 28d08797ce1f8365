import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Type } from 'typebox';
import { useHttpApps } from '../testing/http-apps.ts';
import { AppError } from './app-error.ts';
import { listen } from './http.ts';
import { normalUrl } from './request-url.ts';

const { build, services } = useHttpApps();
const open = { access: 'public' } as const;

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': expect.stringContaining('max-age=31536000'),
  'cache-control': 'no-store',
  'x-trace-id': expect.any(String),
};

interface Answer {
  status: number;
  headers: Record<string, string>;
}

/** Sends raw bytes, and reads the response until the server closes the connection. */
async function raw(text: string): Promise<Answer> {
  const app = build({ publicUrl: 'https://dara.test', port: 0 });
  const params = Type.Object({ id: Type.String() });
  app.get('/api/thing/:id', { config: open, schema: { params } }, async () => ({}));
  app.get('/api/broken', { config: open }, async () => Promise.reject(new Error('broken')));
  const body = Type.Object({ name: Type.String() });
  app.post('/api/thing', { config: open, schema: { body } }, async () => ({}));
  app.post('/api/busy', { config: open, schema: { body: Type.Object({}) } }, async () => {
    throw new AppError('UNAVAILABLE', { retryAfterS: 1 });
  });
  const url = new URL(await listen(app, { config: { ...services().config, port: 0 } }));
  const answer = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(url.port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    socket.on('error', reject).on('close', () => resolve(received));
  });
  const [head = ''] = answer.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(status.split(' ')[1]), headers: Object.fromEntries(pairs) };
}

const get = (target: string, more = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: dara.test\r\nConnection: close\r\n${more}\r\n`;
const post = (target: string, type: string, body: string): string =>
  `POST ${target} HTTP/1.1\r\nHost: dara.test\r\nConnection: close\r\nContent-Type: ${type}\r\n` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

describe('every response has the same security headers', () => {
  test.each([
    ['an answer', 200, get('/api/thing/1')],
    ['an answer to a proxy’s absolute address', 200, get('http://dara.test/api/thing/1')],
    ['an answer to an escaped path', 200, get('/%61p%69/thing/1')],
    ['an unknown path of the api', 404, get('/api/nothing')],
    [
      'an unknown absolute address of the api',
      404,
      get('HTTPS://u:p@dara.test:80/api/nothing?x=/y'),
    ],
    ['the api itself', 404, get('/api')],
    ['a path that cannot be decoded', 404, get('/api/%c3%28')],
    ['a parameter longer than any', 404, get(`/api/thing/${'x'.repeat(600)}`)],
    ['an unknown method', 404, get('/api/thing/1').replace('GET', 'PROPFIND')],
    ['no path at all', 404, get('*').replace('GET', 'OPTIONS')],
    ['a failure', 500, get('/api/broken')],
    ['a busy server', 503, post('/api/busy', 'application/json', '{}')],
    ['an invalid body', 400, post('/api/thing', 'application/json', '{}')],
    ['a body that is no JSON', 400, post('/api/thing', 'application/json', '{')],
    ['an unsupported content type', 415, post('/api/thing', 'text/x', '{}')],
    [
      'a body that is too large',
      413,
      post('/api/thing', 'application/json', 'x'.repeat(1_100_000)),
    ],
    ['no host', 400, 'GET /api/thing/1 HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an unknown expectation', 417, get('/api/thing/1', 'Expect: a miracle\r\n')],
    ['what is no request', 400, 'hello\r\n\r\n'],
    ['headers without end', 431, get('/api/thing/1', `X: ${'x'.repeat(20_000)}\r\n`)],
  ])('%s: %s', async (_name, status, text) => {
    expect(await raw(text)).toMatchObject({ status, headers: HEADERS });
  });

  test('without https there is no HSTS header', async () => {
    const { headers } = await build({ publicUrl: 'http://dara.test' }).inject('/api/nothing');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('a route may replace one for itself', async () => {
    const app = build();
    const own = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'public' };
    app.get('/api/picture', { config: open }, async (_request, reply) => {
      reply.headers(own);
      return 'x';
    });
    expect((await app.inject('/api/picture')).headers).toMatchObject(own);
  });
});

test.each([
  ['/api/x?a=http://b/c', '/api/x?a=http://b/c'],
  ['http://dara.test', '/'],
  ['http://dara.test?x=1', '/?x=1'],
  ['http://dara.test/a/b?c', '/a/b?c'],
  ['/%41pi/%7e%2Fx%2f', '/Api/~%2Fx%2f'],
  ['/ก%E0%B8%81', '/ก%E0%B8%81'],
  ['/100%', '/100%25'],
  ['/%', '/%25'],
  ['*', '*'],
])('the address %s is %s', (url, normal) => {
  expect(normalUrl(url)).toBe(normal);
});
