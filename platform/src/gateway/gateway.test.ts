import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, greeting, type TestSite } from '../testing/test-site.ts';

const GREETING_PAGE = `
  const answer = await api.fetch(api.baseUrl + '/api/greeting', { headers: { cookie: 'accessToken=1' }, signal });
  const { text, cookie } = await answer.json().catch(() => ({}));
  return { html: '<p>' + text + ' ' + cookie + search + '</p>', state: { text } };`;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell();
  await site.ship('mf-home', [route('/'), route('/mine', 'signed-in'), route('/guest', 'guest')]);
  await site.ship('mf-note', [route('/note')], { page: GREETING_PAGE });
});
afterAll(() => site.close());

describe('documents', () => {
  it('renders public pages', async () => {
    const th = await site.get('/');
    expect(th.statusCode).toBe(200);
    expect(th.body).toContain('<html lang="th" data-unsettled data-plain-http>');
    expect(th.body).toContain('<div id="dara-root"><h1>th mf-home 1.0.0</h1></div>');
    expect(th.headers['content-language']).toBe('th');
  });

  it.each([
    ['/note)', '/note'],
    ['/note,', '/note'],
    ['/note%E2%80%8B', '/note'],
    ['/note%29.', '/note'],
    ['/note/%E2%80%9D', '/note/'],
    ['//note', '/note'],
    ['///note?lang=en', '/note?lang=en'],
  ])('leads from the copied link %s to %s', async (url, location) => {
    const answer = await site.get(`http://site.test${url}`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(location);
  });

  it('leads nowhere from other paths', async () => {
    for (const path of ['/none)', '//evil.test/x', '/\\evil.test']) {
      expect((await site.get(`http://site.test${path}`)).statusCode).toBe(404);
    }
  });

  it('keeps punctuation of a query', async () => {
    expect((await site.get('/note?keyword=(a)')).statusCode).toBe(200);
  });

  it('leads to the page where the password is changed', async () => {
    const answer = await site.get('/.well-known/change-password');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/mine?tab=password');
  });

  it('carries title, description, Open Graph, canonical and hreflang', async () => {
    const { body } = await site.get('/?lang=en');
    expect(body).toContain('<title>Title en</title>');
    expect(body).toContain('<meta name="description" content="About &lt;/&gt;">');
    expect(body).toContain('<meta property="og:url" content="http://site.test/?lang=en">');
    expect(body).toContain('<meta name="twitter:card" content="summary">');
    expect(body).toContain('<link rel="canonical" href="http://site.test/?lang=en">');
    expect(body).toContain('<link rel="alternate" hreflang="th" href="http://site.test/">');
    expect(body).toContain('<link rel="alternate" hreflang="en" href="http://site.test/?lang=en">');
    expect(body).toContain('<link rel="alternate" hreflang="x-default" href="http://site.test/">');
  });

  it('preloads exactly the requests of the page', async () => {
    const { body } = await site.get('/');
    const { snapshot } = await snapshotOf(body);
    const release = snapshot.microFrontends['mf-home']![0];
    for (const url of [
      release.url,
      '/assets/mf-home/home.1-0-0.js',
      '/assets/mf-home/messages-th.1-0-0.js',
    ]) {
      expect(body).toMatch(
        new RegExp(
          `<link rel="preload" as="script" href="${url}" crossorigin="anonymous" integrity="sha384-`,
        ),
      );
    }
    expect(body).not.toContain('messages-en.1-0-0.js" crossorigin');
  });

  it('defers scripts of a rendered page, and loads those of an unrendered one immediately', async () => {
    const { body: page } = await site.get('/');
    const [, later = ''] = /<template id="dara-later">(.*?)<\/template>/s.exec(page) ?? [];
    expect(later).toMatch(
      /^<link rel="preload" as="script" href="\/assets\/shell\/entry\.1-0-0\.js"/,
    );
    expect(page.replace(later, '')).not.toMatch(/<script[^>]* src=|rel="preload"/);
    expect(page.indexOf('<template')).toBeGreaterThan(page.indexOf('id="dara-state"'));
    const { body: frame } = await site.get('/mine');
    expect(frame).toContain(
      '<script defer src="/assets/shell/entry.1-0-0.js" crossorigin="anonymous" integrity="sha384-',
    );
    expect(frame).not.toContain('<template');
  });

  it('sends the frame for pages of the signed-in and of guests', async () => {
    for (const path of ['/mine', '/guest']) {
      const answer = await site.get(`${path}?lang=en`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<div id="dara-root"></div>');
      expect(answer.body).toContain('<noscript>');
      expect(answer.body).toContain('<p lang="th">');
      expect(answer.body).toContain('<title>Test page · Sample</title>');
      expect(answer.body).not.toContain('dara-state');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('answers unknown paths with 404, rendered by the shell', async () => {
    const answer = await site.get('/nobody/knows');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>404</h1>');
    expect((await site.get('/%E0%A4%A')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await site.get('//evil.example/x')).statusCode).toBe(404);
  });

  it('answers unknown machine paths with a problem document', async () => {
    for (const path of ['/api/unknown', '/_dara/unknown', '/assets/unknown']) {
      const answer = await site.get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('takes GET and HEAD only', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    const post = await site.app.inject({ method: 'POST', url: '/', payload: 'a=1' });
    expect(post.statusCode).toBe(405);
    expect(post.headers['allow']).toBe('GET, HEAD');
  });

  it('escapes api data', async () => {
    greeting.text = '</script><script>alert(1)</script><!--\u2028';
    site.services.events.publish('content');
    await site.get('/note?keyword=escape');
    const { body } = await site.get('/note?keyword=escape');
    const block =
      /<script type="application\/json" id="dara-state">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({ text: greeting.text });
    expect(block).toContain('\\u003c/script\\u003e');
    expect(block).not.toContain('\u2028');
    greeting.text = 'hello';
    await site.services.events.publish('content');
  });

  it("calls the api without the visitor's cookies", async () => {
    const { body } = await site.get('/note?keyword=cookie', { cookie: 'accessToken=secret' });
    expect(body).toContain('<p>hello null?keyword=cookie</p>');
  });
});

describe('headers', () => {
  it('allow own scripts and the two inline scripts only', async () => {
    const { headers, body } = await site.get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[A-Za-z0-9+/=]+'){2};/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "img-src 'self' data: blob:",
    ]) {
      expect(policy).toContain(part);
    }
    const { createHash } = await import('node:crypto');
    const inline = [...body.matchAll(/<script>(.*?)<\/script>/gs)];
    expect(inline).toHaveLength(2);
    for (const [, script = ''] of inline)
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['permissions-policy']).toBeDefined();
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('compress documents and answer 304 to conditional requests', async () => {
    const br = await site.get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<h1>th');
    const gz = await site.get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gz.rawPayload).toString()).toContain('<h1>th');
    const again = await site.get('/', { 'if-none-match': String(br.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('release files', () => {
  it('are immutable, typed and precompressed', async () => {
    const url = '/assets/mf-home/entry.1-0-0.js';
    const plain = await site.get(url);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const br = await site.get(url, { 'accept-encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gz = await site.get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    // Too small to be compressed.
    const small = await site.get('/assets/mf-home/home.1-0-0.js', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect((await site.get(url, { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(
      304,
    );
  });

  it('do not serve server files, unknown files or paths outside of releases', async () => {
    const manifest = await site.registry.find('mf-home', '1.0.0');
    for (const path of [
      manifest!.serverEntry,
      'nothing.js',
      '..%2f..%2fdeploy-token',
      '%2e%2e/%2e%2e/deploy-token',
      'entry.1-0-0.js.br',
      '__proto__',
    ]) {
      expect((await site.get(`/assets/mf-home/${path}`)).statusCode).toBe(404);
    }
    expect((await site.get('/assets/nobody/entry.1-0-0.js')).statusCode).toBe(404);
  });
});

describe('the snapshot', () => {
  it('follows the frontend-discovery schema and changes with a promotion only', async () => {
    const first = await site.get('/registry.json');
    expect(first.headers['cache-control']).toBe('no-cache');
    const snapshot = first.json<{ microFrontends: Record<string, unknown[]> }>();
    expect(snapshot.microFrontends['mf-home']).toEqual([
      expect.objectContaining({
        url: '/assets/mf-home/entry.1-0-0.js',
        fallbackUrl: null,
        metadata: { version: '1.0.0', integrity: expect.stringMatching(/^sha384-/) },
        deployment: { traffic: 100, default: true },
      }),
    ]);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await site.get('/registry.json', headers)).statusCode).toBe(304);
    await site.ship('mf-next', [route('/next')]);
    await site.ship('mf-next', [route('/next')], { version: '1.1.0' });
    const changed = await site.get('/registry.json', headers);
    expect(changed.statusCode).toBe(200);
    expect(changed.json().microFrontends['mf-next'][0]).toMatchObject({
      fallbackUrl: '/assets/mf-next/entry.1-0-0.js',
      extras: { fallbackIntegrity: expect.stringMatching(/^sha384-/) },
    });
    expect((await site.get('/next')).body).toContain('mf-next 1.1.0');
    await site.registry.rollback('mf-next');
    await site.refresh();
    expect((await site.get('/next')).body).toContain('mf-next 1.0.0');
  });
});

interface Parsed {
  snapshot: { microFrontends: Record<string, [{ url: string }]> };
}

async function snapshotOf(body: string): Promise<Parsed> {
  const text = /id="dara-snapshot">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null';
  return { snapshot: JSON.parse(text) as Parsed['snapshot'] };
}
