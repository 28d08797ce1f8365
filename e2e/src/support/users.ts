import type { Locator, Page } from '@playwright/test';
import { LISTS } from './lists.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
} from './screens.ts';

export const USERS = LISTS.users.path;
export const PRIVACY = '/management/setting/privacy';
export const AUDIT = '/management/setting/audit';
export const userDetail = (id: string) => `${USERS}/detail/${id}`;
export const DESK = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 700 };

export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
export const more = (page: Page): Locator => page.getByRole('button', { name: /^การจัดการเพิ่มเติม/ });

/** Chooses an action of the record's menu. */
export async function choose(page: Page, action: string): Promise<void> {
  await more(page).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Chooses an action and confirms it. */
export async function confirmAction(page: Page, action: string): Promise<void> {
  await choose(page, action);
  await button(page.getByRole('alertdialog'), action).click();
}

export async function expectResponsive(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
}
