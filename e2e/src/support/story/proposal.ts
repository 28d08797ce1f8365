import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { expectAccessible, expectNoSidewaysScroll, open, toasts } from '../screens.ts';
import type { Story } from './business.ts';

/** Builds a proposal from the job's shortlist with these prices, and sends it. */
export async function sendProposal(
  page: Page,
  { company, title }: Story,
  amounts = ['50000', '40000', '30000'],
): Promise<void> {
  await page.getByRole('link', { name: 'สร้างข้อเสนอ' }).click();
  const items = page.getByRole('list', { name: 'ศิลปิน' }).getByRole('listitem');
  await expect(items).toHaveCount(amounts.length);
  await expect(page.getByLabel(/^ชื่อข้อเสนอ/)).toHaveValue(title.th);
  await expect(page.getByRole('combobox', { name: /^ลูกค้า/ })).toHaveValue(company);
  await page.getByLabel(/^ชื่อข้อเสนอ/).fill(title.en);
  await page.getByRole('combobox', { name: /^ภาษา/ }).click();
  await page.getByRole('option', { name: /อังกฤษ/ }).click();
  for (const [at, price] of amounts.entries()) {
    await items.nth(at).locator('[aria-haspopup="dialog"]').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel(/^ราคาต่อหน่วย/).fill(price);
    await drawer.getByLabel(/^ต้นทุนต่อหน่วย/).fill('20000');
    await drawer.getByRole('button', { name: 'เสร็จ' }).click();
  }
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page).toHaveURL(/\/proposal\/detail\/[0-9a-f-]{36}/);
  await page.getByRole('button', { name: 'ส่งให้ลูกค้า' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await expect(dialog.getByLabel('ลิงก์', { exact: true })).toHaveValue(/\/proposal\//);
  await page.keyboard.press('Escape');
}

/** Accepts one talent, reserves one and declines one, then accepts the proposal; on a phone, by touch. */
export async function answerProposal(
  page: Page,
  link: string,
  { title }: Story,
  signInRedirect: string,
): Promise<void> {
  const { pathname, search } = new URL(link);
  await open(page, pathname + search);
  await expect(page.getByRole('heading', { name: title.en })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const offers = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Yes$/ }) });
  await expect(offers).toHaveCount(3);
  await offers.filter({ hasText: signInRedirect }).getByRole('button', { name: /^Yes$/ }).tap();
  const others = offers.filter({ hasNotText: signInRedirect });
  await others
    .first()
    .getByRole('button', { name: /^Backup$/ })
    .tap();
  await others.last().getByRole('button', { name: /^No$/ }).tap();
  await page.getByRole('button', { name: 'Send your answers' }).tap();
  await page.getByRole('button', { name: 'Accept the proposal' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept the proposal' }).tap();
  await expect(toasts(page).getByText(/The proposal was accepted/)).toBeVisible();
  await expectAccessible(page);
}
