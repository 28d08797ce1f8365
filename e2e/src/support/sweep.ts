import type { Locator, Page } from '@playwright/test';
import { expect, isFullRun, siteUrl, test } from './journey.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectReachedByKeyboard,
  open,
} from './screens.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 700 };
/** Extra height for content whose height is known late. */
const SPARE_PX = 400;
/** A library is as high as all its images, and renders only visible ones. */
const HIGHEST_PX = 8000;

/** Finds the main content of a page. */
export type Find = (main: Locator) => Locator;
type Role = 'link' | 'button' | 'radio' | 'searchbox' | 'switch';
export const byRole =
  (role: Role, name: RegExp): Find =>
  (main) =>
    main.getByRole(role, { name }).first();

async function openIn(page: Page, language: 'th' | 'en', address: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: siteUrl() }]);
  await open(page, address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** In a window as high as the page nothing is covered by the bottom bar. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height + SPARE_PX, HIGHEST_PX) });
}

/** In Thai and light on a desktop, also by keyboard only; a full run adds the dark theme. */
async function expectWorksOnDesktop(page: Page, address: string, action: Find): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  await openIn(page, 'th', address);
  await expectReachedByKeyboard(page, action(page.getByRole('main')));
  await showWhole(page, DESKTOP.width);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
}

/** In English on a narrow phone, dark from the first paint. */
async function expectWorksOnPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openIn(page, 'en', address);
  await expect(page.locator('html')).toHaveClass('dark');
  await expectNoSidewaysScroll(page);
  await showWhole(page, PHONE.width);
  await expectAccessible(page);
}

/** `npm test` checks every other page on a phone and the rest on a desktop; a full run checks each on both. */
export async function expectPagesWork(
  page: Page,
  pages: readonly (readonly [address: string, action: Find])[],
): Promise<void> {
  for (const [place, [address, action]] of pages.entries()) {
    await test.step(address, async () => {
      if (isFullRun || place % 2 === 0) await expectWorksOnDesktop(page, address, action);
      if (isFullRun || place % 2 === 1) await expectWorksOnPhone(page, address);
    });
  }
}
