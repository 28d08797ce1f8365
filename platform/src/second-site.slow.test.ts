import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteDeclaration } from '@dara/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuilt } from './registry/built-facts.ts';
import { lackingExports } from './registry/gate-ranges.ts';
import { changedCopy } from './testing/changed-copy.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(ROOT, 'tooling/fixtures/second-site');
const WORDS = /talent|\bnews\b|guardian|casting|composite|ดารา|ศิลปิน/i;

const run = promisify(execFile);

/** Builds a package with the command line. */
const build = (dir: string) =>
  run(process.execPath, [join(ROOT, 'tooling/bin/dara-build.mjs')], { cwd: dir });

let site: TestSite;
beforeAll(async () => {
  const shell = join(ROOT, 'shell');
  if (!existsSync(join(shell, 'dist/release.json'))) await build(shell);
  await build(join(FIXTURE, 'mf-notes'));
  site = await createTestSite();
  const text = await readFile(join(FIXTURE, 'site.json'), 'utf8');
  const { $schema: _, ...declared } = JSON.parse(text) as SiteDeclaration & { $schema: string };
  // The shell's bundle is unchanged: `dara-build --site` changes only its description.
  const copy = await changedCopy(join(shell, 'dist'), join(site.folder, 'shell'), (manifest) => {
    // The api of the test has no accounts.
    delete manifest.calls;
    manifest.site = declared;
  });
  await site.publishDir(copy);
  await site.publishDir(join(FIXTURE, 'mf-notes/dist'));
  await site.registry.promote('shell');
  await site.registry.promote('mf-notes');
  await site.refresh();
}, 300_000);
afterAll(() => site.close());

it('has its own name in documents rendered by the same shell, and no text of another site', async () => {
  const { statusCode, body } = await site.get('/?lang=en');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>All notes · Paperclip</title>');
  expect(body).toContain('<meta property="og:site_name" content="Paperclip">');
  expect(body).toContain('Notes of everybody');
  expect(body).toContain('Paperclip, home page');
  expect(body).toMatch(/--dara-brand:\s*#0b6e4f/);
  expect(body).toMatch(/--dara-paper:\s*#0d1210/);
  expect(body).not.toContain('#c8102e');
  expect(body).toContain('title="Notes · Paperclip" href="/notes/rss.xml?lang=en"');
  expect((await site.get('/')).body).toContain('<title>บันทึกทั้งหมด · คลิปหนีบ</title>');
  for (const path of ['/', '/?lang=en', '/desk', '/no-such-page', '/registry.json'])
    expect(WORDS.exec((await site.get(path)).body)?.[0]).toBeUndefined();
});

it('is checked by the requirements in its bytes, which equal those that the build declares', async () => {
  const manifest = (await site.registry.deployments()).deployed.get('mf-notes')!.live;
  const said = new Map(manifest.shared.map(({ name, range }) => [name, range]));
  const { ranges = [], required = [], bytes } = await readBuilt(site.registry.store, manifest);
  expect(ranges.length).toBeGreaterThan(2);
  for (const { name, range } of ranges) expect([name, range]).toEqual([name, said.get(name)]);
  expect(required).toContain('react/jsx-runtime');
  expect(required.filter((name) => !said.has(name))).toEqual([]);
  expect(bytes?.get(manifest.entry)).toBeGreaterThan(500);
  expect(manifest.builder).toMatch(/./);
});

it('takes nothing by name that the shell does not have', async () => {
  const { deployed } = await site.registry.deployments();
  const [shell, notes] = [deployed.get('shell')!.live, deployed.get('mf-notes')!.live];
  const taken = notes.shared.flatMap(({ name, exports = [] }) =>
    exports.map((one) => `${one} of ${name}`),
  );
  expect(taken).toContain('jsx of react/jsx-runtime');
  expect(lackingExports(notes, shell)).toEqual([]);
  const areas = shell.shared.filter(({ name }) => name.startsWith('@dara/sdk/'));
  expect(areas.filter(({ exports = [] }) => exports.length === 0)).toEqual([]);
});

it('has its own icon, manifest and rules for crawlers', async () => {
  const icon = (await site.get('/favicon.svg')).body;
  expect(icon).toContain('fill="#0b6e4f"');
  expect(icon).toContain('d="M6 4h12v16H6Z"');
  expect((await site.get('/manifest.webmanifest?lang=en')).json()).toMatchObject({
    short_name: 'Paperclip',
    description: 'A notebook for many',
    theme_color: '#0b6e4f',
  });
  const robots = (await site.get('/robots.txt')).body.split('\n');
  expect(robots.filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /api/',
    'Disallow: /_dara/',
    'Disallow: /desk',
    'Disallow: /resetpassword/',
    'Disallow: /emailchange/',
    'Disallow: /confirmemail/',
    'Disallow: /unlock/',
  ]);
});

it('shows nothing of a guarded page to anonymous visitors', async () => {
  const { body } = await site.get('/desk?lang=en');
  expect(body).toContain('<title>The desk · Paperclip</title>');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('<div id="dara-root"></div>');
  expect(body).not.toContain('Work for editors');
});

it('refuses a remote for a role that it does not list', async () => {
  const copy = await changedCopy(
    join(FIXTURE, 'mf-notes/dist'),
    join(site.folder, 'for-pilots'),
    (manifest) => {
      manifest.version = '0.2.0';
      const desk = manifest.declaration.routes.find(({ path }) => path === '/desk');
      if (desk) desk.permission = ['Pilot'];
    },
  );
  await site.publishDir(copy);
  await expect(site.registry.promote('mf-notes')).rejects.toMatchObject({
    problems: [
      expect.stringMatching(
        /^ROLE_UNKNOWN: \/desk of mf-notes is for Pilot, .* \(Reader, Editor\)/,
      ),
    ],
  });
});

it('offers its listed languages, the first by default', async () => {
  const english = (site: SiteDeclaration | undefined) =>
    site && { ...site, languages: ['en'] as const };
  const copy = await changedCopy(
    join(site.folder, 'shell'),
    join(site.folder, 'shell-in-english'),
    (manifest) => {
      manifest.version = `${manifest.version}-english`;
      manifest.site = english(manifest.site);
    },
  );
  expect((await site.get('/')).body).toContain('hreflang="th"');
  await site.publishDir(copy);
  await site.registry.promote('shell');
  await site.refresh();
  for (const address of ['/', '/?lang=th']) {
    const { body } = await site.get(address);
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('<title>All notes · Paperclip</title>');
    expect(body).toContain('href="/notes/rss.xml"');
    expect(body).not.toContain('hreflang="th"');
    expect(body).not.toMatch(/ไทย|เปลี่ยนเป็นภาษา/);
  }
});
