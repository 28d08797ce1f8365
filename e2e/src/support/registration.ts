import type { Page } from '@playwright/test';
import { PASSWORD } from './accounts.ts';
import { expect } from './journey.ts';
import { tabTo } from './screens.ts';

export const unique = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`;

export const next = (page: Page) => page.getByRole('button', { name: 'ถัดไป' }).click();
export const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();

/** Chooses an option by typing. */
async function choose(page: Page, label: RegExp, typed: string) {
  const box = page.getByRole('combobox', { name: label });
  await expect(box).toBeEnabled();
  await box.click();
  await box.fill(typed);
  await page.getByRole('option').first().click();
  await expect(box).toHaveValue(typed);
}

export async function fillAddress(page: Page) {
  await page.getByLabel(/^ที่อยู่/).fill('99/9 ถนนมหาราช');
  await choose(page, /^จังหวัด/, 'กรุงเทพมหานคร');
  await choose(page, /^เขต\/อำเภอ/, 'พระนคร');
  await choose(page, /^แขวง\/ตำบล/, 'พระบรมมหาราชวัง');
  await expect(page.getByLabel(/^รหัสไปรษณีย์/)).toHaveValue('10200');
}

export async function fillAccount(page: Page, email: string) {
  await page.getByLabel(/^อีเมล/).fill(email);
  await page.getByRole('textbox', { name: /^รหัสผ่าน/ }).fill(PASSWORD);
  await page.getByLabel(/^ยืนยันรหัสผ่าน/).fill(PASSWORD);
}

export async function fillAbout(page: Page, displayName: string, year: string) {
  await page.getByLabel(/^ชื่อที่แสดง/).fill(displayName);
  await page.getByLabel('ชื่อ (ไทย)').fill('ใหม่');
  await page.getByLabel('นามสกุล (ไทย)').fill('ทดสอบ');
  await page.getByLabel('ชื่อเล่น (ไทย)').fill('นิว');
  await page.getByRole('radio', { name: 'หญิง' }).check();
  const birthday = page.getByRole('group', { name: /^วันเกิด/ });
  await birthday.getByLabel('วัน', { exact: true }).fill('5');
  await birthday.getByLabel('เดือน').selectOption('มิถุนายน');
  await birthday.getByLabel('ปี พ.ศ.').fill(year);
  await page.getByLabel(/^เบอร์โทรศัพท์/).fill('081 234 5678');
}

/** A unique tax id with a valid check digit. */
export function newTaxId(): string {
  const digits = [...`0${unique().slice(-11)}`].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (13 - index), 0);
  return `${digits.join('')}${(11 - (sum % 11)) % 10}`;
}

export async function typeInto(page: Page, label: RegExp, text: string) {
  await tabTo(page, page.getByRole('textbox', { name: label }));
  await page.keyboard.type(text);
}
