import type { Page } from '@playwright/test';
import { ask, openSession, storageOf, type Account } from './support/accounts.ts';
import { call } from './support/calls.ts';
import { expect, nightlyUnless, SIGNED_OUT, siteUrl, test } from './support/journey.ts';
import { expectAccessible, open } from './support/screens.ts';

const PEOPLE: [Account, string, string, string | null][] = [
  ['staff', '/management/business/job', 'บริษัทลูกค้า', 'ผู้ใช้งาน'],
  ['business', '/management/business/job', 'ข้อเสนอ', 'ศิลปินทั้งหมด'],
  ['talent', '/talent/profile', 'บัญชีของฉัน', 'บริษัทลูกค้า'],
];

async function openByKeys(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'ค้นหาหน้า คำสั่ง และรายการ' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  return dialog;
}

for (const [account, start, page_, hidden] of PEOPLE) {
  test(`${account} opens a page from the palette by keyboard alone${nightlyUnless(account === 'staff')}`, async ({
    openContext,
  }) => {
    const session = await openSession(siteUrl(), account);
    const context = await openContext({ storageState: storageOf(siteUrl(), session) });
    const page = await context.newPage();
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, start);
    const dialog = await openByKeys(page);
    await expectAccessible(page);
    if (hidden) await expect(dialog.getByRole('option', { name: hidden })).toHaveCount(0);
    await page.keyboard.type(page_);
    await expect(dialog.getByRole('option', { name: page_ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('an announcement stands above the page, stays closed, and goes when it is over @nightly', async ({
  openContext,
}) => {
  const admin = await openSession(siteUrl(), 'admin');
  const path = '/api/management/site-setting';
  const { version } = await ask<{ version: number }>(siteUrl(), admin, path);
  const text = { th: `ปิดทำการพรุ่งนี้ ${version}`, en: `Closed tomorrow ${version}` };
  const announcements = [{ kind: 'Important', text }];
  const saved = await call<{ version: number }>(admin, 'PUT', path, { version, announcements });
  const context = await openContext({ storageState: SIGNED_OUT });
  const page = await context.newPage();
  const shown = page.getByRole('region', { name: 'ประกาศ' }).getByText(text.th);
  await expect(async () => {
    await open(page, '/');
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('button', { name: `ปิดประกาศ: ${text.th}` }).click();
  await expect(shown).toBeHidden();
  await page.reload();
  await expect(shown).toBeHidden();
  await call(admin, 'PUT', path, { version: saved.version, announcements: [] });
  await expect(async () => {
    await page.reload();
    await expect(shown).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
