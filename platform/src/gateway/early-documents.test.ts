import http, { type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { StoredDocument } from './stored-document.ts';
import { EarlyDocuments } from './early-documents.ts';

let site: TestSite;
let port: number;
const answer = vi.spyOn(EarlyDocuments.prototype, 'answer');
const compressBest = vi.spyOn(StoredDocument.prototype, 'compressBest');

beforeAll(async () => {
  site = await createTestSite({ env: { TRUST_PROXY: '127.0.0.1' } });
  await site.shipShell();
  await site.ship('mf-talk', [route('/talk'), route('/mine', 'signed-in')]);
  port = await listen(site);
});
afterAll(() => site.close());
beforeEach(() => void answer.mockClear());

const isEarly = (): boolean => answer.mock.results.at(-1)?.value !== undefined;

async function listen({ app }: TestSite): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Over a socket: injected requests bypass the early responses. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET', to = port) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: to, path, headers, method, agent: false };
    http.request(options, resolve).on('error', reject).end();
  });
  const all: IncomingHttpHeaders = response.headers;
  return { statusCode: response.statusCode, headers: all, rawPayload: await buffer(response) };
}

/** The response without per-request differences. */
async function sent(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: all, rawPayload } = await get(url, headers);
  const { 'x-trace-id': id, 'server-timing': timing, date, ...rest } = all;
  expect([typeof id, typeof date, String(timing).slice(0, 9)]).toEqual([
    'string',
    'string',
    'document;',
  ]);
  return { statusCode, rest, body: rawPayload.toString('base64') };
}

/** The route's response for a cached page; from then on it is sent early. */
async function warm(url: string, headers: Record<string, string> = {}) {
  for (let times = 0; times < 3; times++) {
    answer.mockReturnValueOnce(undefined);
    await get(url, headers);
    // Cached responses are no longer sent; meanwhile no other document is compressed.
    await Promise.all(compressBest.mock.results.map(({ value }) => value));
  }
  answer.mockReturnValueOnce(undefined);
  return sent(url, headers);
}

it('sends each form of a page as the route does', async () => {
  const forms: Record<string, string>[] = [
    { 'accept-encoding': 'gzip, br' },
    { 'accept-encoding': 'gzip' },
    {},
    { 'x-forwarded-proto': 'https' },
  ];
  const before = [];
  for (const headers of forms) before.push(await warm('/talk', headers));
  answer.mockClear();
  const after = [];
  for (const headers of forms) after.push(await sent('/talk', headers));
  expect(after).toEqual(before);
  expect(answer.mock.results.map(({ value }) => value !== undefined)).toEqual(
    forms.map(() => true),
  );
});

it('compresses a page that is read again as well as can be', async () => {
  const words = "Array.from({ length: 3000 }, (_, at) => (at * 7919 % 997).toString(36)).join(' ')";
  await site.ship('mf-long', [route('/long')], { page: `return ${words};` });
  const headers = { 'accept-encoding': 'br' };
  const first = (await get('/long', headers)).rawPayload;
  await warm('/long', headers);
  const later = (await get('/long', headers)).rawPayload;
  expect(isEarly()).toBe(true);
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later)).toEqual(brotliDecompressSync(first));
});

it('answers 304 early to a browser that has the document', async () => {
  const { rest } = await sent('/talk');
  const headers = { 'if-none-match': String(rest['etag']), 'accept-encoding': 'br' };
  const before = await warm('/talk', headers);
  expect(before).toMatchObject({ statusCode: 304, body: '' });
  expect(await sent('/talk', headers)).toEqual(before);
  expect(isEarly()).toBe(true);
});

it('leaves a page to the route once content has changed', async () => {
  await warm('/talk?lang=en');
  await get('/talk?lang=en');
  expect(isEarly()).toBe(true);
  await site.services.events.publish('content', '');
  const { headers } = await get('/talk?lang=en');
  expect(isEarly()).toBe(false);
  expect(headers['server-timing']).toMatch(/desc="(stale|miss)"/);
});

it('leaves a page to the route once another release is live', async () => {
  await warm('/talk?page=2');
  await site.ship('mf-talk', [route('/talk'), route('/mine', 'signed-in')], { version: '1.1.0' });
  expect(String((await get('/talk?page=2')).rawPayload)).toContain('mf-talk 1.1.0');
  expect(isEarly()).toBe(false);
});

it.each([
  ['pages of signed-in people', '/mine', {}, 'GET'],
  ['unknown paths', '/nothing', {}, 'GET'],
  ['HEAD', '/talk', {}, 'HEAD'],
] as const)('never answers %s', async (_name, url, headers, method) => {
  for (let times = 0; times < 3; times++) await get(url, headers, method);
  expect(answer.mock.results.filter(({ value }) => value !== undefined)).toEqual([]);
});

it('counts early answers like others', async () => {
  await warm('/talk?talentGroup=Actor');
  const count = async (): Promise<number[]> => {
    const requests = await site.services.metrics.values('http_requests_total');
    const documents = await site.services.metrics.values('dara_documents_total');
    const sum = (values: typeof requests, name: string, value: string): number =>
      values
        .filter(({ labels }) => labels[name] === value)
        .reduce((all, one) => all + one.value, 0);
    return [sum(requests, 'route', '/*'), sum(documents, 'state', 'hit')];
  };
  const before = await count();
  await get('/talk?talentGroup=Actor');
  expect(isEarly()).toBe(true);
  expect(await count()).toEqual(before.map((one) => one + 1));
});

it('never repeats the cookie of one visitor to others', async () => {
  const mountApi = async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('set-cookie', 'visitor=1');
      done();
    });
  };
  const other = await createTestSite({ mountApi });
  await other.shipShell();
  await other.ship('mf-talk', [route('/talk')]);
  const otherPort = await listen(other);
  for (let times = 0; times < 4; times++) await get('/talk', {}, 'GET', otherPort);
  expect(isEarly()).toBe(false);
  await other.close();
});
