import type { ReleaseManifest } from '@dara/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectNotIndexed } from '../testing/not-indexed.ts';
import { onceLive, route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

/** Another inline script, so another policy allows it. */
const withScript = (manifest: ReleaseManifest): void => {
  manifest.inlineScript = 'document.documentElement.dataset.theme="dark"';
};

describe('a page that fails on the server', () => {
  it('is sent from the cache while renders crash workers', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')], { page: onceLive('for (;;) {}') });
    expect((await site.get('/x')).body).toContain('<p>fine</p>');
    expectNotIndexed(await site.get('/x?keyword=evil'));
    // Also if it is stale, which would render it first.
    await site.services.events.publish('content');
    for (let at = 0; at < 2; at += 1) {
      const kept = await site.get('/x');
      expect(kept.statusCode).toBe(200);
      expect(kept.body).toContain('<p>fine</p>');
    }
  });

  it('is sent as rendered by a previous release while the newest one fails, with its policy', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')]);
    expect((await site.get('/x')).body).toContain('mf-x 1.0.0');
    // The checks render pages with failing apis and the live one; a later failure affects visitors only.
    const page = `
      globalThis.tried = (globalThis.tried ?? 0) + 1;
      if (globalThis.tried === 1) return '<p>fine</p>';
      throw new Error('later');`;
    const gated = onceLive('').replace("return '<p>fine</p>';", "return '<p>gate</p>';");
    const shell = { version: '1.1.0', change: withScript };
    await site.shipShell(shell);
    await site.ship('mf-x', [route('/x')], {
      version: '1.1.0',
      page: `if (!url.includes('smoke.test')) { ${page} } ${gated}`,
    });
    expect((await site.get('/x?page=2')).body).toContain('<p>fine</p>');
    const answer = await site.get('/x');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('mf-x 1.0.0');
    expect(answer.headers['server-timing']).toContain('stale');
    // Its own inline script may run, which differs from that of the live shell.
    const policy = (await site.get('/x?page=2')).headers['content-security-policy'];
    expect(answer.headers['content-security-policy']).not.toBe(policy);
    expectNotIndexed(await site.get('/x?page=3'));
  });

  it('when it renders nothing', async () => {
    await site.shipShell();
    await site.ship('mf-x', [route('/x')], { page: onceLive("return '';") });
    expectNotIndexed(await site.get('/x?keyword=evil'));
  });
});
