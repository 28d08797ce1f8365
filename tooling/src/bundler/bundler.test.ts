/// <reference lib="dom" />
import type { ReleaseManifest } from '@dara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../../fixtures/browser.ts';
import type { Site } from '../../fixtures/site.ts';
import { build, startSite } from '../../fixtures/site.ts';

let shell: ReleaseManifest;
let remote: ReleaseManifest;
let site: Site;
let browser: Browser;

/** Opens the site in a new page and collects console messages. */
async function open(): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  site.requests.length = 0;
  await page.goto(site.url, { waitUntil: 'networkidle' });
  return { page, said };
}

beforeAll(async () => {
  remote = await build('remote');
  shell = await build('shell');
  site = await startSite(shell, remote);
  browser = await launchBrowser();
  // Two builds can take minutes on a loaded machine.
}, 600_000);

afterEach(async () => {
  site.tamper.current = undefined;
  await Promise.all(browser.contexts().map((context) => context.close()));
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('a release has a file for each icon that its menu names', () => {
  const file = remote.icons?.['sticky-note'] ?? '';
  expect(Object.keys(remote.icons ?? {})).toEqual(['sticky-note']);
  expect(file).toMatch(/^icon-sticky-note\.[0-9a-f]{16}\.svg$/);
  expect(remote.files.find(({ name }) => name === file)).toMatchObject({ side: 'client' });
  expect(remote.files.filter(({ name }) => name.startsWith('icon-'))).toHaveLength(1);
});

describe('a remote inside the shell', () => {
  test('is rendered on the server and hydrates with one React, one style sheet, no message', async () => {
    const html = await (await fetch(site.url)).text();
    expect(html).toContain('0 stars');
    const { page, said } = await open();
    await page.getByRole('button', { name: 'Push', exact: true }).click();
    await expect(page.getByRole('heading').textContent()).resolves.toBe('1 star');
    const padding = await page
      .getByRole('button', { name: 'Push', exact: true })
      .evaluate((button) => getComputedStyle(button).paddingTop);
    expect(padding).toBe('7px');
    await expect(page.getByText('Plain').count()).resolves.toBe(1);
    expect(said).toEqual([]);
  });

  test('requests every script once, all of them listed in the document', async () => {
    const { page } = await open();
    const preloaded = await page
      .locator('link[rel=preload], script[src]')
      .evaluateAll((tags) =>
        tags.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src')),
      );
    const names = preloaded.map((url) => url?.split('/').at(-1));
    expect([...site.requests].sort()).toEqual([...new Set(names)].sort());
    expect(site.requests).toHaveLength(4);
  });

  test.each([
    ['page chunk', /^home\./],
    ['message catalogue', /^messages-en\./],
    ['entry', /^remoteEntry\./],
  ])('does not run a changed %s', async (_part, pattern) => {
    site.tamper.current = (file, content) =>
      pattern.test(file) ? `globalThis.changedFileRan = true;${content}` : content;
    const { page } = await open();
    await page.getByText('failed:').waitFor();
    expect(await page.evaluate(() => 'changedFileRan' in globalThis)).toBe(false);
  });

  test('recovers on retry after a chunk was missing once', async () => {
    let misses = 0;
    site.tamper.current = (file, content) =>
      file.startsWith('home.') && misses++ < 1 ? undefined : content;
    const { page } = await open();
    await page.locator('html[data-outcome="home loaded"]').waitFor();
    await page.getByRole('button', { name: 'Push', exact: true }).click();
    await expect(page.getByRole('heading').textContent()).resolves.toBe('1 star');
  });

  test('recovers after a chunk was corrupted once, and so does the next document', async () => {
    let copies = 0;
    let heal = () => undefined as void;
    const healed = new Promise<void>((resolve) => (heal = resolve));
    site.tamper.current = (file, content) => {
      if (!file.startsWith('home.')) return content;
      copies += 1;
      // The changed file, the good one under another URL, the good one under the first URL.
      if (copies === 3) heal();
      return copies === 1 ? `globalThis.changedFileRan = true;${content}` : content;
    };
    const { page, said } = await open();
    await page.locator('html[data-outcome="home loaded"]').waitFor();
    expect(said.join()).toContain('valid digest');
    expect(await page.evaluate(() => 'changedFileRan' in globalThis)).toBe(false);
    await healed;
    await page.waitForLoadState('networkidle');

    said.length = 0;
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Push', exact: true }).click();
    await expect(page.getByRole('heading').textContent()).resolves.toBe('1 star');
    expect(said).toEqual([]);
    expect(copies).toBe(3);
  });
});

describe('a release', () => {
  test('lists the exports it uses, and the shell those it provides', () => {
    const takes = (name: string) => remote.shared.find((entry) => entry.name === name)?.exports;
    const has = (name: string) => shell.shared.find((entry) => entry.name === name)?.exports;
    expect(takes('@dara/sdk/i18n')).toEqual(['FormattedMessage']);
    expect(takes('@dara/sdk/router')).toEqual(['Link']);
    expect(takes('@dara/sdk/theme')).toEqual(['tokens']);
    expect(takes('react/jsx-runtime')).toEqual(['jsx', 'jsxs']);
    // A namespace import, so the used names are unknown.
    expect(takes('react')).toBeUndefined();
    expect(takes('@dara/sdk/session')).toBeUndefined();
    for (const { name, exports = [] } of remote.shared)
      expect(has(name)).toEqual(expect.arrayContaining(exports));
    expect(has('@dara/sdk/session')).toContain('useSession');
    expect(shell.contract).toMatch(/^[0-9a-f]{8}$/);
    expect(remote.contract).toBeUndefined();
  });

  test('contains the hashes of all nested chunks in its entry', async () => {
    const entry = await (await fetch(`${site.url}assets/mf-fixture/${remote.entry}`)).text();
    const nested = remote.files.filter(
      (file) => file.side === 'client' && file.name.endsWith('.js') && file.name !== remote.entry,
    );
    expect(nested).not.toHaveLength(0);
    for (const { integrity } of nested) expect(entry).toContain(integrity.replace('sha384-', ''));
    expect(entry).not.toContain('__DARA_f');
  });

  test('omits shared libraries and lists the required ranges', () => {
    const scripts = remote.files.filter((file) => file.name.endsWith('.js'));
    expect(scripts.reduce((sum, file) => sum + file.brotli, 0)).toBeLessThan(6000);
    expect(remote.shared).toContainEqual({
      name: '@dara/sdk/router',
      range: expect.stringMatching(/^\^/),
      singleton: true,
      exports: ['Link'],
    });
  });

  test('does not make browsers load the data of all languages', async () => {
    const entry = await (await fetch(`${site.url}assets/${shell.name}/${shell.entry}`)).text();
    expect(entry).toContain('Missing locale data');
    expect(entry).not.toContain('supportedLocalesOf');
  });
});
