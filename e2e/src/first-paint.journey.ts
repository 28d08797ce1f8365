import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './support/journey.ts';

const SCRIPT = /\/assets\/.*\.js$/;

/** Holds back the picture that a page shows first; answers how to let it go. */
async function holdPicture(page: Page): Promise<() => void> {
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

test('a page is seen before its scripts are asked for, and lives without its picture', async ({
  page,
}) => {
  const release = await holdPicture(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const document = await page.goto('/', { waitUntil: 'commit' });
  expect(document?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Scripts wait for the picture, but not for ever.
  await page.waitForRequest(SCRIPT);
  const [picture, script] = [/\/api\/image\//, SCRIPT].map((kind) =>
    asked.findIndex((url) => kind.test(url)),
  );
  expect(picture).toBeGreaterThanOrEqual(0);
  expect(picture).toBeLessThan(script ?? 0);
  await isUsable(page);
  release();
});

test('a visitor who acts before the page lives is not kept waiting', async ({ page }) => {
  const release = await holdPicture(page);
  await page.clock.install();
  // The time after which scripts come anyway does not pass in this journey.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const script = page.waitForRequest(SCRIPT);
  await page.keyboard.press('Tab');
  await script;
  release();
});

const fontHints = (page: Page): Promise<number> =>
  page.locator('head link[rel=preload][as=font]').count();

test('on a quick line the fonts are on their way before anything is drawn', async ({ page }) => {
  // A busy machine may answer as slowly as a slow line.
  await expect(async () => {
    await page.goto('/talent');
    expect(await fontHints(page)).toBe(2);
  }).toPass();
  const [fonts, paint] = await page.evaluate(async () => {
    const painted = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
        type: 'paint',
        buffered: true,
      });
    });
    const starts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime);
    return [starts, await painted] as const;
  });
  expect(fonts.length).toBeGreaterThan(0);
  expect(Math.min(...fonts)).toBeLessThan(paint);
});

test('no font stands in the way of the picture on a slow line', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto('/talent', { waitUntil: 'domcontentloaded' });
  expect(await fontHints(page)).toBe(0);
});

test('a document carries what its page shows and no more', async () => {
  const bytesOf = async (path: string) => {
    const document = await (await fetch(siteUrl() + path)).text();
    const [, state = ''] = /id="dara-state">(.*?)<\/script>/s.exec(document) ?? [];
    expect(state).not.toBe('');
    return Buffer.byteLength(state);
  };
  expect(await bytesOf('/')).toBeLessThan(60_000);
  expect(await bytesOf('/talent')).toBeLessThan(30_000);
  expect(await bytesOf('/news')).toBeLessThan(30_000);
});
