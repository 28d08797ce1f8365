import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const COOKIE = 'linkAccess-1=proof';
const asked: Record<string, unknown>[] = [];

/** An api that echoes what it received, and sets a cookie. */
async function mountApi(app: FastifyInstance): Promise<void> {
  const params = { type: 'object', properties: { token: { type: 'string', maxLength: 50 } } };
  const config = { access: 'public' } as const;
  app.get('/api/offer/:token', { config, schema: { params } }, async (request, reply) => {
    const { cookie, authorization } = request.headers;
    asked.push({ cookie, authorization, ip: request.ip, purpose: request.headers['sec-purpose'] });
    reply.header('set-cookie', [`${COOKIE}; Path=/api`, 'session=thief; Path=/']);
    return { cookie: cookie ?? null };
  });
}

const PAGE = `
  const token = new URL(url).pathname.split('/').pop() || 'none' + search.replace(/\\W/g, '');
  const answer = await api.fetch(api.baseUrl + '/api/offer/' + token, { signal });
  const { cookie } = await answer.json().catch(() => ({}));
  return { html: '<h1>' + cookie + ' ' + Object.keys(globalThis.spied ?? {}) + '</h1>' };`;
/** A remote that records in its renderer what others render there. */
const SPY = `globalThis.spied = { spy: true }; return '<h1>spying</h1>';`;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mountApi });
  await site.shipShell();
  await site.ship('mf-spy', [route('/spy')], { page: SPY });
  const routes = [route('/'), { ...route('/offer/:token'), secret: true as const }];
  await site.ship('mf-offer', routes, { page: PAGE });
});
afterAll(() => site.close());

it('renders a secret page for one visitor, uncached, not indexed and without referrer to other sites', async () => {
  const { statusCode, headers, body } = await site.get('/offer/abc');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(headers).not.toHaveProperty('etag');
  expect(body).toContain('<h1>null </h1>');
});

it('renders it for each request, with the cookies of opened links and without the session', async () => {
  asked.length = 0;
  const cookie = `refresh=mine; ${COOKIE}; lang=en`;
  const headers = { cookie, authorization: 'Bearer mine' };
  const first = await site.get('/offer/abc', headers);
  expect(first.body).toContain(`<h1>${COOKIE} </h1>`);
  const second = await site.get('/offer/abc');
  expect(second.body).toContain('<h1>null </h1>');
  expect(asked).toEqual([
    { cookie: COOKIE, authorization: undefined, ip: '127.0.0.1', purpose: 'prefetch' },
    { cookie: undefined, authorization: undefined, ip: '127.0.0.1', purpose: 'prefetch' },
  ]);
});

it('lets the api make the browser known, by cookies of links alone', async () => {
  const { headers } = await site.get('/offer/abc');
  expect([headers['set-cookie']].flat()).toEqual([`${COOKIE}; Path=/api`]);
});

it('counts its requests against the address of the visitor', async () => {
  asked.length = 0;
  await site.app.inject({ method: 'GET', url: '/offer/abc', remoteAddress: '10.1.2.3' });
  expect(asked).toMatchObject([{ ip: '10.1.2.3' }]);
});

it('renders it in a renderer that no other remote has used', async () => {
  expect((await site.get('/spy')).body).toContain('<h1>spying</h1>');
  expect((await site.get('/offer/abc')).body).toContain('<h1>null </h1>');
  // The same remote's other pages share a renderer with the spy.
  expect((await site.get('/')).body).toContain('spy</h1>');
});

it('renders other pages anonymously', async () => {
  asked.length = 0;
  await site.get('/?of=1', { cookie: COOKIE });
  expect(asked).toMatchObject([{ cookie: undefined, purpose: undefined }]);
});
