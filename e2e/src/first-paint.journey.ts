import type { Page } from '@playwright/test';
import { expect, nightlyUnless, siteUrl, test } from './support/journey.ts';
import { startProxy, type Proxy } from './support/proxy.ts';

const SCRIPT = /\/assets\/.*\.js$/;

/** Delays the main image of a page; returns a function that releases it. */
async function holdImage(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/image\//, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const isUsable = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => performance.getEntriesByName('dara-usable').length > 0)
    .then(() => undefined);

test('a page is seen before its scripts are asked for, and lives without its image', async ({
  page,
}) => {
  const release = await holdImage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const document = await page.goto('/', { waitUntil: 'commit' });
  expect(document?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Scripts wait for the image, but only for a limited time.
  await page.waitForRequest(SCRIPT);
  const [image, script] = [/\/api\/image\//, SCRIPT].map((kind) =>
    asked.findIndex((url) => kind.test(url)),
  );
  expect(image).toBeGreaterThanOrEqual(0);
  expect(image).toBeLessThan(script ?? 0);
  await isUsable(page);
  release();
});

test('a visitor who acts before the page is hydrated is not kept waiting @nightly', async ({
  page,
}) => {
  const release = await holdImage(page);
  await page.clock.install();
  // The timeout after which scripts load anyway is not reached in this journey.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const script = page.waitForRequest(SCRIPT);
  await page.keyboard.press('Tab');
  await script;
  release();
});

/** A slow 3G connection, as used for first visit measurements. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** Layout shifts so far, and their score. */
const shifts = (page: Page): Promise<{ value: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
        const rect = ({ x, y, width, height }: DOMRect) =>
          [x, y, width, height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: Source[];
          })[];
          resolve({
            value: entries.reduce((sum, { value }) => sum + value, 0),
            moved: entries.flatMap(({ startTime, sources }) =>
              sources.map(({ node, previousRect, currentRect }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                const name = element?.cloneNode(false) as Element | undefined;
                return `${Math.round(startTime)} ms: ${name?.outerHTML} ${rect(previousRect)} -> ${rect(currentRect)}`;
              }),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        // Observers are notified of earlier entries in a separate task.
        setTimeout(() => resolve({ value: 0, moved: [] }), 500);
      }),
  );

for (const [path, viewport] of [
  ['/', { width: 390, height: 844 }],
  ['/', { width: 1440, height: 900 }],
  ['/?lang=en', { width: 390, height: 844 }],
  ['/talent', { width: 390, height: 844 }],
  ['/news', { width: 1440, height: 900 }],
] as const) {
  test(`a first visitor of ${path} on a slow line at ${viewport.width} px gets the site's font, and nothing moves for it @nightly`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await slowLine(page);
    await page.goto(path);
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => /Noto Sans Thai Variable/.test(family) && status === 'loaded',
      ),
    );
    await isUsable(page);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const { value, moved } = await shifts(page);
    expect(value, moved.join('\n')).toBeLessThanOrEqual(0.01);
  });
}

for (const path of ['/talent', '/job', '/news']) {
  test(`${path} hydrates as it was drawn, whatever its address says besides${nightlyUnless(path === '/talent')}`, async ({
    page,
  }) => {
    // React logs hydration mismatches.
    await page.goto(`${path}?utm_source=mail&lang=en&zone=1&area=2`);
    await isUsable(page);
    await expect(page).toHaveURL(/utm_source=mail/);
    await expect(
      page
        .getByRole('link', { name: 'Sign in' })
        .or(page.getByRole('button', { name: 'Sign in' }))
        .first(),
    ).toBeVisible();
  });
}

test.describe('where a document arrives in pieces', () => {
  let slow: Proxy;
  test.beforeAll(async () => {
    slow = await startProxy(siteUrl());
    slow.isPiecemeal = true;
  });
  test.afterAll(() => slow.close());

  for (const [path, viewport] of [
    ['/', { width: 390, height: 844 }],
    ['/', { width: 1440, height: 900 }],
    ['/talent', { width: 390, height: 844 }],
    ['/job', { width: 1440, height: 900 }],
  ] as const) {
    test(`nothing of ${path} moves for what comes after it at ${viewport.width} px @nightly`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(slow.url + path);
      await isUsable(page);
      const { value, moved } = await shifts(page);
      expect(value, moved.join('\n')).toBeLessThanOrEqual(0.01);
    });
  }
});

test('the wordmark renders without any font @nightly', async ({ page, faults }) => {
  faults.tolerate(/ERR_FAILED .*woff2/);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  const mark = page.getByRole('banner').getByRole('link', { name: 'ดารา หน้าแรก' });
  await expect(mark.locator('path')).toHaveCount(3);
});

test('a document carries what its page shows and no more', async () => {
  const bytesOf = async (path: string) => {
    const document = await (await fetch(siteUrl() + path)).text();
    const [, state = ''] = /id="dara-state">(.*?)<\/script>/s.exec(document) ?? [];
    expect(state).not.toBe('');
    return Buffer.byteLength(state);
  };
  expect(await bytesOf('/')).toBeLessThan(62_000);
  expect(await bytesOf('/talent')).toBeLessThan(30_000);
  expect(await bytesOf('/news')).toBeLessThan(30_000);
});

test('every script that a document preloads is used @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    const used = new Set<string>();
    Object.assign(window, { used });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof HTMLScriptElement) used.add(node.src);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/talent', '/news', '/job', '/contact', '/register/business']) {
    await page.goto(path);
    await isUsable(page);
    const unused = () =>
      page.evaluate(() => {
        const { used } = window as unknown as { used: Set<string> };
        const links = document.querySelectorAll<HTMLLinkElement>(
          'link[rel=preload][as=script], link[rel=modulepreload]',
        );
        return [...links].map(({ href }) => href).filter((href) => !used.has(href));
      });
    await expect.poll(unused, path).toEqual([]);
  }
});
