import type { Locator, Page } from '@playwright/test';
import { PASSWORD, storageOf } from './accounts.ts';
import { SIGNED_OUT, siteUrl, test as base } from './journey.ts';
import { newColleague, type NewColleague } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';

export const ACCOUNT = '/management/setting/account';
export const tab = (name: string) => `${ACCOUNT}?tab=${name}`;
/** Opens the page that requires sign-in. */
export const signInRedirect = (path: string) => `/?redirect=${encodeURIComponent(path)}`;

export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
/** A dialog of the account page, not the sign-in dialog. */
export const accountDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name });

interface Own extends NewColleague {
  /** The session of the user. */
  page: Page;
  /** An anonymous browser. */
  visitor: () => Promise<Page>;
}

/** A separate user, so that the demonstration accounts stay unchanged. */
export const test = base.extend<{ own: Own }>({
  own: async ({ openContext }, use) => {
    const colleague = await newColleague();
    const baseURL = siteUrl();
    const storageState = storageOf(baseURL, colleague.session);
    const context = await openContext({ baseURL, storageState });
    const visitor = async () =>
      (await openContext({ baseURL, storageState: SIGNED_OUT })).newPage();
    await use({ ...colleague, page: await context.newPage(), visitor });
  },
});

export async function expectFitsSmallestPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  if (before) await page.setViewportSize(before);
}

export async function fillPassword(box: Locator): Promise<void> {
  await box.getByLabel(/^รหัสผ่านปัจจุบัน/).fill(PASSWORD);
}
