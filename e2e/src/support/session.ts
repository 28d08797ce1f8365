import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Pages for sign-in and registration. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'บัญชีดาราของคุณ' });
export const signInLink = (page: Page) => page.getByRole('link', { name: 'เข้าสู่ระบบ' });
export const personMenu = (page: Page) => page.getByRole('button', { name: /^เมนูบัญชีของ/ });
/** The account below the side menu of staff. */
export const personAtWork = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('button', { name });

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await dialog(page).getByLabel('อีเมล').fill(email);
  await dialog(page)
    .getByLabel(/^รหัสผ่าน/)
    .fill(password);
  await dialog(page).getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}

/** Records requests to this path from now on. */
export const requestsTo = (page: Page, path: string): string[] => {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.url());
  });
  return seen;
};

/** Replaces a token by an invalid value, like an expired one. */
export async function corruptToken(page: Page, ...names: string[]): Promise<void> {
  const cookies = await page.context().cookies();
  const tokens = cookies.filter((cookie) => names.includes(cookie.name));
  expect(tokens).toHaveLength(names.length);
  await page
    .context()
    .addCookies(
      tokens.map((cookie) => ({ ...cookie, value: `${cookie.value.slice(0, -6)}spoilt` })),
    );
}

/** Number of tabs that wait for another tab. */
export async function waitingTabs(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const owners = held.map(({ clientId }) => clientId);
  const waiting = pending.filter(({ clientId }) => !owners.includes(clientId));
  return new Set(waiting.map(({ clientId }) => clientId)).size;
}

export const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);
