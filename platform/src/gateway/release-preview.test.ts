import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployToken } from '../deploy/deploy-token.ts';
import { signPreview } from '../registry/preview-token.ts';
import { route } from '../testing/fixture-release.ts';
import { refusal } from '../testing/refusal.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { errorsOf } from '../testing/measured.ts';

let site: TestSite;
/** A link to version 2.0.0 of mf-book. */
let token: string;

const PAGES = [route('/book'), route('/book/:id'), route('/book/own', 'signed-in')];
const OWN = { 'sec-fetch-site': 'same-origin' };

const linkTo = async (...releases: { name: string; version?: string }[]): Promise<string> =>
  (await site.registry.previews.createLink(releases, { actor: 'book team' })).token;

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = OWN) =>
  site.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const start = (headers?: Record<string, string>) => post('/_dara/preview', { token }, headers);
const withCookie = (url: string, value = token) =>
  site.get(url, { cookie: `x=1; releasePreview=${value}` });
const openLink = (value: string) => site.get(`/_dara/preview?token=${value}`);

beforeAll(async () => {
  site = await createTestSite();
  await site.shipShell();
  await site.ship('mf-book', PAGES);
  await site.ship('mf-note', [route('/note')]);
  await site.publishRemote('mf-book', [...PAGES, route('/book/new')], { version: '2.0.0' });
  await site.publishRemote('mf-note', [route('/note')], { version: '2.0.0' });
  token = await linkTo({ name: 'mf-book', version: '2.0.0' });
});
afterAll(() => site.close());

describe('opening a link', () => {
  it('asks and names the release, its publisher and the risk, and sets no cookie', async () => {
    const { statusCode, headers, body } = await openLink(token);
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*frame-ancestors 'none'; form-action 'self'$/,
      ),
    });
    expect(body).toContain('mf-book 2.0.0');
    expect(body).toContain('published by this server');
    expect(body).toContain('runs with your account');
    expect(body).toContain('ด้วยบัญชีที่คุณเข้าสู่ระบบอยู่');
    expect(body).not.toContain('<script');
  });

  it('takes a link with punctuation that followed it in a text', async () => {
    const { body } = await openLink(`${token}).`);
    expect(body).toContain(`value="${token}"`);
  });

  it('is started by a form of the site alone', async () => {
    const { statusCode, headers } = await start();
    expect([statusCode, headers.location]).toEqual([303, '/book']);
    expect(headers['set-cookie']).toMatch(
      new RegExp(`^releasePreview=${token}; Max-Age=60\\d{4}; Path=/; HttpOnly; SameSite=Lax$`),
    );
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.test' },
    { origin: 'null' },
  ])('refuses a form of another page: %o', async (headers) => {
    for (const path of ['/_dara/preview', '/_dara/preview/leave']) {
      const answer = await post(path, { token }, headers);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });

  it('refuses what this site has not signed, and what has expired', async () => {
    const [content = '', mac = ''] = token.split('.');
    const other = Buffer.from(content, 'base64url').toString().replace('2.0.0', '1.0.0');
    const expired = signPreview(site.services.config.jwtSecret, {
      releases: [{ name: 'mf-book', version: '2.0.0' }],
      expiresAtS: Math.floor(Date.now() / 1000) - 1,
    });
    const foreign = signPreview('another secret', {
      releases: [{ name: 'mf-book', version: '2.0.0' }],
      expiresAtS: Math.floor(Date.now() / 1000) + 60,
    });
    const statuses = [
      [`${Buffer.from(other).toString('base64url')}.${mac}`, 403],
      [`${content}.`, 403],
      ['', 403],
      [foreign, 403],
      [expired, 410],
    ] as const;
    for (const [value, status] of statuses) {
      const asked = await openLink(value);
      const posted = await post('/_dara/preview', { token: value });
      const read = await site.get('/book', { 'x-dara-preview': value });
      expect([asked, posted, read].map(({ statusCode }) => statusCode)).toEqual([
        status,
        status,
        status,
      ]);
      expect(posted.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('documents', () => {
  it.each([
    ['the cookie', () => withCookie('/book')],
    ['the header', () => site.get('/book', { 'x-dara-preview': token })],
  ])('show the release with %s, uncached and not indexed', async (_how, read) => {
    const { statusCode, headers, body } = await read();
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>th mf-book 2.0.0</h1>');
    expect(body).toContain('<meta name="robots" content="noindex');
    expect(body).toContain('"preview":{"releases":[{"name":"mf-book","version":"2.0.0"}]');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect([headers.etag, headers['xkey']]).toEqual([undefined, undefined]);
  });

  it('of others stay those of the live release, from the cache too', async () => {
    const before = await site.get('/book/7');
    await withCookie('/book/7');
    for (const { body, headers } of [
      before,
      await site.get('/book/7'),
      await site.get('/book/7'),
    ]) {
      expect(body).toContain('<h1>th mf-book 1.0.0</h1>');
      expect(body).not.toContain('2.0.0');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['x-robots-tag']).toBeUndefined();
    }
    // Now an early document.
    expect((await withCookie('/book/7')).body).toContain('mf-book 2.0.0</h1>');
    expect((await site.get('/registry.json')).body).not.toContain('2.0.0');
    expect((await site.get('/book/new')).body).toContain('mf-book 1.0.0');
  });

  it('are not answered from the copy of a browser', async () => {
    const { headers } = await site.get('/book');
    const etags = { cookie: `releasePreview=${token}`, 'if-none-match': `${headers.etag}, *` };
    expect((await site.get('/book', etags)).statusCode).toBe(200);
  });

  it('of signed-in pages contain the release', async () => {
    const { body, headers } = await withCookie('/book/own');
    expect(body).toContain('/assets/mf-book/entry.2-0-0.js');
    expect(headers['cache-control']).toBe('no-store');
    expect((await site.get('/book/own')).body).not.toContain('2-0-0');
  });

  it('contain the whole snapshot, which is served nowhere else', async () => {
    const { body } = await withCookie('/book');
    const revision = /"revision":"(preview-[^"]+)"/.exec(body)?.[1];
    expect(revision).toBeDefined();
    expect(body).not.toContain('"rest"');
    expect((await site.get(`/_dara/snapshot/${revision}.json`)).statusCode).toBe(404);
  });

  it('show several releases of one link', async () => {
    const two = await linkTo({ name: 'mf-book', version: '2.0.0' }, { name: 'mf-note' });
    expect((await withCookie('/book', two)).body).toContain('mf-book 2.0.0</h1>');
    expect((await withCookie('/note', two)).body).toContain('mf-note 2.0.0</h1>');
    expect((await withCookie('/note')).body).toContain('mf-note 1.0.0</h1>');
  });

  it('with a secret in their address are those of the live release', async () => {
    const pages = [
      route('/link'),
      { ...route('/link/s/:id'), secret: true as const },
      route('/link/:token'),
    ];
    await site.ship('mf-link', pages);
    await site.publishRemote('mf-link', pages, { version: '2.0.0' });
    const link = await linkTo({ name: 'mf-link' });
    expect((await withCookie('/link', link)).body).toContain('mf-link 2.0.0</h1>');
    for (const path of ['/link/s/1', '/link/1']) {
      const { body } = await withCookie(path, link);
      expect(body).toContain('mf-link 1.0.0</h1>');
      expect(body).not.toContain('2.0.0');
    }
  });

  it('follow the live releases beside them', async () => {
    await site.ship('mf-note', [route('/note')], { version: '1.1.0' });
    expect((await withCookie('/note')).body).toContain('mf-note 1.1.0</h1>');
    expect((await withCookie('/book')).body).toContain('mf-book 2.0.0</h1>');
  });

  it('that cannot be rendered are 503, and count for no release', async () => {
    const page = `if (search.includes('keyword=evil')) throw new Error('torn'); return 'fine';`;
    await site.publishRemote('mf-book', PAGES, { version: '2.1.0', page });
    const link = await linkTo({ name: 'mf-book', version: '2.1.0' });
    const { statusCode, body } = await withCookie('/book?keyword=evil', link);
    expect([statusCode, body.includes('entry.2-1-0.js')]).toEqual([503, true]);
    expect((await site.get('/book?keyword=evil')).statusCode).toBe(200);
    expect(await errorsOf(site, 'mf-book@2.1.0')).toBeUndefined();
  });
});

describe('the end', () => {
  it('leaves to a page of the site, and to no other', async () => {
    const { statusCode, headers } = await post('/_dara/preview/leave', { to: '/book/7?lang=en' });
    expect([statusCode, headers.location]).toEqual([303, '/book/7?lang=en']);
    expect(headers['set-cookie']).toMatch(/^releasePreview=; Max-Age=0; /);
    const away = await post('/_dara/preview/leave', { to: '//elsewhere.test' });
    expect(away.headers.location).toBe('/');
  });

  it('can be asked for without the badge', async () => {
    const page = await withCookie('/_dara/preview');
    expect([page.statusCode, page.body.includes('/_dara/preview/leave')]).toEqual([200, true]);
    expect((await site.get('/_dara/preview')).statusCode).toBe(404);
  });

  it('comes with a bad mark: a page says so, and the next one is live', async () => {
    await site.publishRemote('mf-book', PAGES, { version: '2.2.0' });
    const link = await linkTo({ name: 'mf-book', version: '2.2.0' });
    expect((await withCookie('/book', link)).statusCode).toBe(200);
    const bad = { actor: 'operator', mark: 'bad' } as const;
    await site.registry.decisions.mark({ name: 'mf-book', version: '2.2.0' }, bad);
    const { statusCode, body, headers } = await withCookie('/book', link);
    expect(statusCode).toBe(410);
    expect(body).toContain('mf-book 2.2.0 is marked as bad');
    expect(headers['set-cookie']).toMatch(/^releasePreview=; Max-Age=0/);
    expect((await openLink(link)).statusCode).toBe(410);
  });

  it('comes with a live release that does not fit', async () => {
    await site.publishRemote('mf-shop', [route('/shop')]);
    const link = await linkTo({ name: 'mf-shop' });
    expect((await withCookie('/shop', link)).body).toContain('mf-shop 1.0.0</h1>');
    await site.ship('mf-shelf', [route('/shop')]);
    const { statusCode, body } = await withCookie('/shop', link);
    expect(statusCode).toBe(409);
    expect(body).toContain('ROUTE_INVALID');
  });
});

describe('a link', () => {
  it('is refused for a release that lacks a grant, and for an unknown one', async () => {
    await site.publishRemote('mf-ungranted', [route('/ungranted')], {
      change: ({ declaration }) => void (declaration.frames = ['https://films.test']),
    });
    expect(await refusal(linkTo({ name: 'mf-ungranted' }))).toMatchObject({
      status: 409,
      code: 'PREVIEW_REFUSED',
      problems: expect.arrayContaining([expect.stringMatching(/^GRANT_MISSING: /)]),
    });
    const unknown = linkTo({ name: 'mf-book', version: '9.9.9' });
    expect(await refusal(unknown)).toMatchObject({ status: 404 });
  });

  it('is given to tokens that may publish its packages', async () => {
    const tokens = async (...may: ('publish' | 'promote')[]) => {
      const wanted = { label: may.join(), names: ['mf-book'], may, days: 1 };
      return (await site.target.run('createToken', wanted)).token;
    };
    const root = deployToken(site.services.config.dataDir);
    const ask = (bearer: string, payload: object) =>
      site.app.inject({
        method: 'POST',
        url: '/_dara/previews',
        headers: { authorization: `Bearer ${bearer}` },
        payload,
      });
    const book = { releases: [{ name: 'mf-book', version: '2.0.0' }] };
    const note = { releases: [{ name: 'mf-note' }] };
    const [publisher, promoter] = [await tokens('publish'), await tokens('promote')];
    const answer = await ask(publisher, { ...book, expiresInS: 3600 });
    expect(answer.statusCode).toBe(201);
    const { url, expiresAt } = answer.json();
    expect(url).toMatch(/^http:\/\/site\.test\/_dara\/preview\?token=[\w-]+\.[\w-]{43}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(3600_000);
    const refused = [
      await ask(publisher, note),
      await ask(promoter, book),
      await ask('wrong', book),
      await ask(root, { releases: [] }),
      await ask(root, {}),
      await ask(root, { ...book, expiresInS: 31 * 86_400 }),
      await ask(root, { releases: [...book.releases, ...book.releases] }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([
      403, 403, 401, 400, 400, 400, 400,
    ]);
    expect((await ask(root, note)).statusCode).toBe(201);
  });
});

describe('over https', () => {
  let secure: TestSite;
  beforeAll(async () => {
    secure = await createTestSite({ publicUrl: 'https://site.test' });
    await secure.shipShell();
    await secure.ship('mf-book', PAGES);
    await secure.publishRemote('mf-book', PAGES, { version: '2.0.0' });
  });
  afterAll(() => secure.close());

  it('takes a cookie that only this host can have set', async () => {
    const releases = [{ name: 'mf-book', version: '2.0.0' }];
    const link = await secure.registry.previews.createLink(releases, { actor: 'book team' });
    const { headers } = await secure.app.inject({
      method: 'POST',
      url: '/_dara/preview',
      headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${link.token}`,
    });
    expect(headers['set-cookie']).toMatch(/^__Host-releasePreview=.*; Path=\/; .*; Secure$/);
    const read = async (name: string) =>
      (await secure.get('/book', { cookie: `${name}=${link.token}` })).body;
    expect(await read('__Host-releasePreview')).toContain('2.0.0</h1>');
    expect(await read('releasePreview')).toContain('1.0.0</h1>');
  });
});
