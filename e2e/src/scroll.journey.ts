import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { open } from './support/screens.ts';

const SECTIONS = ['about-us', 'talk-of-the-town', 'talents', 'news', 'jobs', 'clients', 'join-us'];
/** Scroll position of a section, below the header. */
const REST_PX = 117;
/** Lower than the end of all short pages. */
const DEEP_PX = 3000;

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const topOf = (page: Page, id: string) =>
  page.evaluate((part) => {
    const section = document.getElementById(part);
    return section && Math.round(section.getBoundingClientRect().top);
  }, id);

/** All images of the page, including those below the first screen, have loaded and no longer shift the layout. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
    .toBe(true);
}

async function scrollDown(page: Page, top: number): Promise<void> {
  // Sections that were not near the viewport have estimated heights: the page may be too short at first.
  const scroll = () =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      return window.scrollY;
    }, top);
  await expect.poll(scroll).toBe(top);
  // User scrolling is detected from the next frame on.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** By the menu, without a page load. */
async function walkToNews(page: Page): Promise<void> {
  // Clicking a link must not scroll to it first.
  await page
    .locator('header a[href="/news"], footer a[href="/news"]')
    .first()
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ข่าวสาร');
  await expect.poll(() => scrollY(page)).toBe(0);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('an address that names a section rests there, clear of the header @nightly', async ({
      page,
    }) => {
      for (const id of SECTIONS) {
        await test.step(id, async () => {
          // An address that differs only in its hash would not load a document.
          await page.goto('about:blank');
          await open(page, `/#${id}`);
          await loadImages(page);
          await expect.poll(() => topOf(page, id)).toBe(REST_PX);
        });
      }
    });

    test('every section is led to within the page, forth and back @nightly', async ({ page }) => {
      await open(page, '/');
      const ways = [...SECTIONS, ...SECTIONS.toReversed()];
      for (const id of ways) {
        await page.evaluate((part) => (location.hash = part), id);
        await loadImages(page);
        await expect.poll(() => topOf(page, id)).toBe(REST_PX);
      }
    });

    test('going back from a short page to a long one, and on to the short one, returns to the place @nightly', async ({
      page,
    }) => {
      await open(page, '/');
      await scrollDown(page, DEEP_PX);
      await walkToNews(page);
      await scrollDown(page, 150);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect.poll(() => scrollY(page)).toBe(DEEP_PX);
      await loadImages(page);
      expect(await scrollY(page)).toBe(DEEP_PX);
      await page.goForward();
      await expect(page).toHaveURL('/news');
      await expect.poll(() => scrollY(page)).toBe(150);
      await page.goBack();
      await expect.poll(() => scrollY(page)).toBe(DEEP_PX);
    });

    test('going back to a short page from a long one returns to the place @nightly', async ({
      page,
    }) => {
      await open(page, '/news');
      await scrollDown(page, 150);
      // Clicked at its position: otherwise the test would scroll to the condensed header first.
      const home = page.getByRole('banner').getByRole('link', { name: 'ดารา หน้าแรก' });
      await home.evaluate((link) => (link as HTMLAnchorElement).click());
      await expect(page.locator('#join-us')).toBeVisible();
      await expect.poll(() => scrollY(page)).toBe(0);
      await scrollDown(page, DEEP_PX);
      await page.goBack();
      await expect(page).toHaveURL('/news');
      await expect.poll(() => scrollY(page)).toBe(150);
      await page.goForward();
      await expect(page).toHaveURL('/');
      await expect.poll(() => scrollY(page)).toBe(DEEP_PX);
    });
  });
}

test('a place is returned to when the page takes long to be as long as it was @nightly', async ({
  page,
}) => {
  await open(page, '/talent');
  await page.getByRole('banner').getByRole('link', { name: 'ดารา หน้าแรก' }).click();
  await expect(page.locator('#join-us')).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollDown(page, DEEP_PX);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(DEEP_PX);
});

test('another address in the same tab begins at its top @nightly', async ({ page }) => {
  await open(page, '/');
  await scrollDown(page, DEEP_PX);
  await open(page, '/talent');
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await scrollY(page)).toBe(0);
});

test('going back during a page transition shows the page of the address @nightly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.startViewTransition = start;
      history.back();
      return start(change);
    };
  });
  await open(page, '/talent');
  const list = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('main').getByRole('heading').locator('a[href^="/talent/"]').first().click();
  // The browser would cancel the transition after four seconds and log an error.
  await page.waitForTimeout(5_000);
  await expect(page).toHaveURL('/talent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list ?? '');
});

test('going on starts at the top, going back returns to where one was @nightly', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, '/talent');
  const card = page.getByRole('main').getByRole('heading').locator('a[href^="/talent/"]').last();
  // A click may scroll first, and sections above may change height: the position at the click counts.
  await page.evaluate(() =>
    addEventListener('click', () => (document.body.dataset.left = String(scrollY)), {
      capture: true,
      once: true,
    }),
  );
  await card.click();
  const left = Number(await page.evaluate(() => document.body.dataset.left));
  expect(left).toBeGreaterThan(300);
  await expect(page).toHaveURL(/\/talent\/[^/?]+$/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/talent');
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(5);
});
