import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { expectAccessible } from './screens.ts';

export const bell = (page: Page): Locator =>
  page.getByRole('button', { name: /^(การแจ้งเตือน|Notices)/ }).first();

/** Opens the bell, waits for each of these among the latest notices, and closes it. */
export async function expectNotices(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await expect(async () => {
      await bell(page).click();
      const entry = page.getByRole('listitem').filter({ hasText: text }).first();
      try {
        await expect(entry).toBeVisible({ timeout: 3000 });
      } finally {
        await page.keyboard.press('Escape');
      }
    }).toPass({ timeout: 20_000 });
  }
}

/** The panel of the bell, checked once by axe. */
export async function expectAccessibleInbox(page: Page): Promise<void> {
  await bell(page).click();
  await expect(page.getByRole('link', { name: /^(ดูการแจ้งเตือนทั้งหมด|See all not)/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
}
