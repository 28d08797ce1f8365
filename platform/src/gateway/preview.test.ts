import { afterAll, beforeAll, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell();
  await site.ship('mf-draft', [route('/'), { ...route('/draft/:token'), preview: true }]);
});
afterAll(() => site.close());

it('sends previews by address, uncached, not indexed, framed by the site only', async () => {
  const { statusCode, headers, body } = await site.get('/draft/abc');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  expect(body).toContain('<meta name="robots" content="noindex');
  expect(body).not.toContain('mf-draft 1.0.0</h1>');
});

it('lets no other page be framed', async () => {
  const { headers } = await site.get('/');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-robots-tag']).toBeUndefined();
});
