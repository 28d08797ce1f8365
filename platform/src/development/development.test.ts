import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@dara/backend/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistrySnapshot, RemoteDeclaration, RouteDeclaration } from '@dara/contract';
import { buildSite } from '../site.ts';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { developmentSource, type DevelopmentSource } from './developed-remote.ts';
import { outboxPath } from '../gateway/outbox.ts';

const ORIGIN = 'http://127.0.0.1:4999';

let folder: string;
let source: DevelopmentSource;
let site: TestSite;

async function declare(routes: RouteDeclaration[]): Promise<void> {
  const declaration: RemoteDeclaration = {
    name: 'mf-note',
    owner: 'team',
    prefixes: ['/note'],
    routes,
    menu: [
      {
        id: 'note.all',
        section: 'desk',
        label: { th: 'บันทึก', en: 'Notes' },
        path: '/note',
        icon: 'sticky-note',
        order: 1,
      },
    ],
    sections: [],
  };
  await writeFile(source.declarationFile, JSON.stringify(declaration));
}

const snapshotNow = async (): Promise<RegistrySnapshot> =>
  (await site.get('/registry.json')).json<RegistrySnapshot>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-development-'));
  source = {
    name: 'mf-note',
    entryUrl: `${ORIGIN}/mf-note/remoteEntry.js`,
    shellUrl: `${ORIGIN}/shell/main.js`,
    declarationFile: join(folder, 'remote.json'),
  };
  await declare([route('/note')]);
  site = await createTestSite({ development: source });
  await site.shipShell({
    change: (manifest) => {
      manifest.preload = [manifest.entry];
    },
  });
  await site.ship('mf-home', [route('/')]);
  await site.ship('mf-note', [route('/note'), route('/note/old')]);
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

describe('a remote that is being developed', () => {
  it('is in the snapshot with its entry on the development server', async () => {
    const { microFrontends, revision } = await snapshotNow();
    expect(microFrontends['mf-note']).toHaveLength(1);
    expect(microFrontends['mf-note']?.[0]).toMatchObject({
      url: source.entryUrl,
      fallbackUrl: null,
      metadata: { integrity: '' },
      extras: {
        routes: [{ path: '/note', scripts: [] }],
        menu: [{ id: 'note.all', icon: `${ORIGIN}/mf-note/icon-sticky-note.svg` }],
      },
    });
    expect(microFrontends['mf-home']?.[0]?.url).toBe('/assets/mf-home/entry.1-0-0.js');
    const { body } = await site.get('/');
    expect(body).toContain(`"revision":"${revision}"`);
  });

  it('is rendered by the browser, like the rest of the page', async () => {
    for (const path of ['/note', '/']) {
      const { statusCode, body } = await site.get(path);
      expect(statusCode).toBe(200);
      expect(body).toContain('<div id="dara-root"></div>');
    }
    expect((await site.get('/note/old')).statusCode).toBe(404);
  });

  it('has the development shell around it, without integrity and without released shell files', async () => {
    for (const path of ['/note', '/']) {
      const { body } = await site.get(path);
      expect(body).toContain(
        `<script defer src="${source.shellUrl}" crossorigin="anonymous"></script>`,
      );
      expect(body).not.toContain('/assets/shell/');
      expect(body).not.toContain('integrity=""');
    }
    expect((await site.get('/')).body).toContain('href="/assets/mf-home/entry.1-0-0.js"');
  });

  it('is allowed by the policy, and nothing else is', async () => {
    const policy = String((await site.get('/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2} http:\/\/127\.0\.0\.1:4999;/);
    expect(policy).toContain(`connect-src 'self' ${ORIGIN} ws://127.0.0.1:4999;`);
    expect(policy).toContain(`font-src 'self' ${ORIGIN};`);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('is never cached, neither here nor by a browser', async () => {
    for (const path of ['/', '/note', '/registry.json']) {
      expect((await site.get(path)).headers['cache-control']).toBe('no-store');
    }
    expect(String((await site.get('/')).headers['server-timing'])).toContain('frame');
  });

  it('is unknown to the registry and its files', async () => {
    const { deployed } = await site.registry.deployments();
    const live = deployed.get('mf-note')?.live;
    expect(live?.version).toBe('1.0.0');
    expect(live?.declaration.routes).toHaveLength(2);
    expect(JSON.stringify(await site.registry.list())).not.toContain('development');
  });

  it('brings a new route as soon as its remote.json is saved, and survives a broken one', async () => {
    const before = await snapshotNow();
    await writeFile(source.declarationFile, '{ "name": ');
    await site.refresh();
    expect(await snapshotNow()).toEqual(before);
    await declare([route('/note'), route('/note/new')]);
    await until(async () => (await site.get('/note/new')).statusCode === 200);
    expect((await snapshotNow()).revision).not.toBe(before.revision);
  });
});

describe('in production', () => {
  it('refuses to start with a remote from its sources', async () => {
    const env = { DARA_DEVELOP: JSON.stringify(source) };
    expect(developmentSource(env, { isProduction: false })).toEqual(source);
    expect(developmentSource({}, { isProduction: true })).toBeUndefined();
    expect(() => developmentSource(env, { isProduction: true })).toThrow(/NODE_ENV=production/);
    const config = { ...site.services.config, isProduction: true };
    await expect(buildSite({ ...site.services, config }, { development: source })).rejects.toThrow(
      /NODE_ENV=production/,
    );
  });

  it('has no outbox', async () => {
    const config = { ...site.services.config, isProduction: true };
    const { app } = await buildSite({ ...site.services, config }, { mountApi: async () => {} });
    try {
      expect((await app.inject(outboxPath(config))).statusCode).toBe(404);
    } finally {
      await app.close();
    }
  });
});

it('rejects values that "npm run dev" did not write', () => {
  for (const text of ['x', '{}', 'null']) {
    expect(() => developmentSource({ DARA_DEVELOP: text }, { isProduction: false })).toThrow(
      /npm run dev/,
    );
  }
});

describe('the outbox', () => {
  const send = (subject: string, text: string): Promise<void> =>
    site.services.mail.send({ to: 'book@dara.test', subject, text, html: '<p>-</p>' });

  it('shows mails, newest first, as text', async () => {
    expect((await site.get(outboxPath(site.services.config))).body).toContain('No mail yet');
    await send('First <b>', '<script>alert(1)</script> สวัสดี');
    const sentAt = Date.now();
    await until(() => Date.now() > sentAt);
    await send('ตั้งรหัสผ่านใหม่', 'Open http://site.test/resetpassword/a%40b/t?x=1&y=2 now');
    const { body, headers, statusCode } = await site.get(outboxPath(site.services.config));
    expect(statusCode).toBe(200);
    expect(body.indexOf('ตั้งรหัสผ่านใหม่')).toBeLessThan(body.indexOf('First &lt;b&gt;'));
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; สวัสดี');
    expect(body).toContain('<a href="http://site.test/resetpassword/a%40b/t?x=1&amp;y=2"');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(await readdir(join(site.services.config.dataDir, 'outbox'))).toHaveLength(2);
  });

  it.each(['/_dara/outbox', '/_dara/outbox/', `/_dara/outbox/${'a'.repeat(24)}`])(
    'is not shown at %s, without the secret',
    async (url) => {
      const headers = { host: 'localhost:4000' };
      expect((await site.app.inject({ url, headers })).statusCode).toBe(404);
    },
  );

  it('is only for this machine', async () => {
    const ask = (
      headers: Record<string, string>,
      remoteAddress = '127.0.0.1',
    ): Promise<{ statusCode: number }> =>
      site.app.inject({ url: outboxPath(site.services.config), headers, remoteAddress });
    expect((await ask({ host: 'localhost:4000' })).statusCode).toBe(200);
    expect((await ask({ host: '[::1]:4000' }, '::1')).statusCode).toBe(200);
    expect((await ask({ host: 'localhost' }, '10.0.0.7')).statusCode).toBe(404);
    expect((await ask({ host: 'rebound.example' })).statusCode).toBe(404);
    expect((await ask({ host: '127.0.0.1' }, '::ffff:127.0.0.1')).statusCode).toBe(200);
    expect((await ask({ host: '127.0.0.1.example' })).statusCode).toBe(404);
    expect((await ask({ host: 'localhost', 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);
    expect((await ask({ host: 'localhost', forwarded: 'for=10.0.0.7' })).statusCode).toBe(404);
  });
});
