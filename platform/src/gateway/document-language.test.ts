import { afterAll, beforeAll, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell();
  await site.ship('mf-home', [route('/'), route('/mine', 'signed-in')]);
  const page = "return { redirect: '/?page=2#list' }";
  await site.ship('mf-moved', [route('/moved')], { page });
});
afterAll(() => site.close());

it('renders public pages in the language of their address, ignoring cookies', async () => {
  const english = await site.get('/?lang=en', { cookie: 'lang=th' });
  expect(english.body).toContain('<h1>en ');
  expect(english.headers['vary']).toBe('accept-encoding');
  for (const path of ['/', '/?lang=th', '/?lang=fr']) {
    expect((await site.get(path, { cookie: 'a=b; lang=en' })).body).toContain('<h1>th ');
  }
});

it('serves unknown paths in the language of their address too', async () => {
  const { headers } = await site.get('/nowhere', { cookie: 'lang=en' });
  expect(headers).toMatchObject({ 'content-language': 'th', vary: 'accept-encoding' });
});

it('lets the cookie choose the language of frames that are one visitor’s own', async () => {
  const { headers, body } = await site.get('/mine', { cookie: 'a=b; lang=en' });
  expect(headers).toMatchObject({
    'content-language': 'en',
    vary: 'accept-encoding, cookie',
    'cache-control': 'private, no-cache',
  });
  expect(body).toContain('<html lang="en"');
  expect((await site.get('/mine?lang=th', { cookie: 'lang=en' })).body).toContain(
    '<html lang="th"',
  );
});

it('sends on to a page in the same language', async () => {
  expect((await site.get('/moved?lang=en')).headers.location).toBe('/?page=2&lang=en#list');
  expect((await site.get('/moved')).headers.location).toBe('/?page=2#list');
});
