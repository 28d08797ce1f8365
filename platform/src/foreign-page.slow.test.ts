/// <reference lib="dom" />
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteDeclaration } from '@dara/contract';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tooling/fixtures/browser.ts';
import { changedCopy } from './testing/changed-copy.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'tooling/fixtures');
const FOREIGN = join(FIXTURES, 'foreign');

const run = promisify(execFile);

const build = (dir: string) =>
  run(process.execPath, [join(ROOT, 'tooling/bin/dara-build.mjs')], { cwd: dir });

let site: TestSite;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const shell = join(ROOT, 'shell');
  if (!existsSync(join(shell, 'dist/release.json'))) await build(shell);
  await build(FOREIGN);
  site = await createTestSite();
  const text = await readFile(join(FIXTURES, 'second-site/site.json'), 'utf8');
  const { $schema: _, ...declared } = JSON.parse(text) as SiteDeclaration & { $schema: string };
  const copy = await changedCopy(join(shell, 'dist'), join(site.folder, 'shell'), (manifest) => {
    // The api of the test has no accounts.
    delete manifest.calls;
    manifest.site = { ...declared, grants: { 'mf-foreign': ['prefix:/'] } };
  });
  await site.publishDir(copy);
  await site.publishDir(join(FOREIGN, 'dist'));
  await site.registry.promote('shell');
  await site.registry.promote('mf-foreign');
  await site.refresh();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  browser = await launchBrowser();
}, 600_000);
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens a page, and collects console messages and errors. */
async function open(path: string): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  return { page, said };
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name });

/** Times at which the running applications of a page were last active; each of them ticks. */
const ticks = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

/** Whether no application ticks any more. */
async function isStill(page: Page): Promise<boolean> {
  const before = await ticks(page);
  await page.waitForTimeout(200);
  const after = await ticks(page);
  return before['vueAt'] === after['vueAt'] && before['reactAt'] === after['reactAt'];
}

it('sends head and fallback in the document, and scripts of the page and its application', async () => {
  const { body } = await site.get('/foreign/react?lang=en');
  expect(body).toContain('<title>React 18 page · Paperclip</title>');
  expect(body).toContain('All about React 18');
  expect((await site.get('/foreign/vue/7?lang=en')).body).toContain('<title>View 7 · Paperclip');
  const manifest = (await site.registry.deployments()).deployed.get('mf-foreign')!.live;
  for (const script of manifest.pages['react'] ?? []) expect(body).toContain(script);
  const application = manifest.pages['react']?.filter((name) => manifest.foreign?.includes(name));
  expect(application?.length).toBeGreaterThan(0);
});

it('shows a page of Vue, which follows language and links and ends when it is left', async () => {
  const { page, said } = await open('/foreign/vue/7?lang=en');
  await heading(page, /^Hello 7 Vue 3/).waitFor();
  await page.getByRole('button', { name: 'count 0' }).click();
  await page.getByRole('button', { name: 'count 1' }).waitFor();
  await page.getByRole('button', { name: 'เปลี่ยนเป็นภาษาไทย' }).click();
  await heading(page, /^สวัสดี 7 Vue 3/).waitFor();
  // The same application: its state is still there.
  await page.getByRole('button', { name: 'count 1' }).waitFor();
  expect(await isStill(page)).toBe(false);

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'start' }).click();
  await heading(page, /^หน้าแรก React 19/).waitFor();
  expect(await isStill(page)).toBe(true);
  await page.goBack();
  await heading(page, /^สวัสดี 7 Vue 3/).waitFor();
  await page.getByRole('button', { name: 'count 0' }).waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(said).toEqual([]);
});

it('shows a page of React 18 beside React 19, with what only the React of the shell keeps', async () => {
  const { page, said } = await open('/foreign?lang=en');
  await page.getByRole('link', { name: 'react' }).click();
  await heading(page, /^Hello React 18\.3\.1$/).waitFor();
  await page.getByRole('button', { name: 'count 0' }).click();
  await page.getByRole('button', { name: 'count 1' }).waitFor();
  await page.getByRole('button', { name: 'save' }).click();
  await page.getByText('saved count 1').waitFor();
  await expect(page.getByText('All about React 18').count()).resolves.toBe(0);
  await page.getByRole('button', { name: 'leave' }).click();
  await heading(page, /^Start React 19/).waitFor();
  expect(await isStill(page)).toBe(true);
  expect(said).toEqual([]);
});

it('shows an error where the application does not start, while the rest of the site works', async () => {
  const { page, said } = await open('/foreign?lang=en');
  await page.getByRole('link', { name: 'broken' }).click();
  await heading(page, /^This page stopped working$/).waitFor();
  expect(said.join()).toContain('this application does not start');
  await page.goBack();
  await page.getByRole('link', { name: 'vue' }).click();
  await heading(page, /^Hello 7 Vue 3/).waitFor();
});

it('refuses the same scripts where no foreign page brings them', async () => {
  const copy = await changedCopy(
    join(FOREIGN, 'dist'),
    join(site.folder, 'undeclared'),
    (manifest) => {
      manifest.version = '0.2.0';
      delete manifest.foreign;
    },
  );
  await site.publishDir(copy);
  await expect(site.registry.promote('mf-foreign')).rejects.toMatchObject({
    problems: [
      expect.stringMatching(
        /^SHARED_INCOMPATIBLE: script [\w.]+ of page react contains a copy of React, .* \(foreignPage of @dara\/sdk\/foreign\)$/,
      ),
    ],
  });
});
