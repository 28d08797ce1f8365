import path from 'node:path';
import type { Page } from '@playwright/test';
import { emailOf, PASSWORD } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { confirmLink } from './support/mail.ts';
import {
  fillAbout,
  fillAccount,
  fillAddress,
  newTaxId,
  next,
  step,
  typeInto,
  unique,
} from './support/registration.ts';
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  tabTo,
  toasts,
} from './support/screens.ts';
import { ROOT } from './support/site.ts';

const PICTURE = path.join(ROOT, 'docs/images/home.jpg');
/** Turns sixteen this year, in the Buddhist calendar of Bangkok. */
const minorYear = () => {
  const options = { timeZone: 'Asia/Bangkok', year: 'numeric', calendar: 'gregory' } as const;
  return String(Number(new Intl.DateTimeFormat('en', options).format()) - 16 + 543);
};

/** Reads the mail of a registration, and follows its link with the password. */
async function confirmByMail(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'กรุณาตรวจสอบอีเมลของคุณ' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);
  await expectAccessibleInBothThemes(page);
  await open(page, await confirmLink(email));
  await expect(page.getByRole('main')).toContainText(email);
  await expectAccessibleInBothThemes(page);
  await page
    .getByRole('main')
    .getByLabel(/^รหัสผ่าน/)
    .fill(PASSWORD);
  await page.getByRole('button', { name: 'ยืนยันและเข้าสู่ระบบ' }).click();
}

test('a talent under 20 registers with a guardian and an image, confirms the address and goes on signed in', async ({
  page,
}) => {
  test.slow();
  await open(page, '/');
  await page
    .getByRole('region', { name: 'หน้าใหม่ล่าสุด' })
    .getByRole('link', { name: 'สมัครเป็นดาวดวงใหม่' })
    .click();
  await page.getByRole('link', { name: /ลงทะเบียนแบบเต็ม$/ }).click();
  await expect(page).toHaveURL('/register/talent');
  await next(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  const email = `talent-${unique()}@dara.test`;
  await fillAccount(page, email);
  await next(page);

  await step(page, 'เกี่ยวกับคุณ');
  const displayName = `หน้าใหม่ ${unique()}`;
  await fillAbout(page, displayName, minorYear());
  await expect(page.getByText('อายุไม่ถึง 20 ปี')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await next(page);

  await step(page, 'งานและช่องทาง');
  await page.getByRole('checkbox', { name: 'นักแสดง' }).check();
  await page.getByLabel('ส่วนสูง').fill('168');
  await page.getByRole('button', { name: 'Instagram' }).click();
  await page.getByLabel(/^ชื่อบัญชี/).fill('@dara.new');
  await page.getByLabel('ผู้ติดตาม').fill('12000');
  await expectAccessibleInBothThemes(page);
  await next(page);

  await step(page, 'รูปและแนะนำตัว');
  const portrait = page.getByLabel(/^รูปโปรไฟล์/);
  await portrait.setInputFiles({
    name: 'a.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF'),
  });
  await expect(portrait).toHaveAccessibleDescription(/กรุณาเลือกไฟล์ png, jpg หรือ jpeg เท่านั้น/);
  await portrait.focus();
  await portrait.setInputFiles(PICTURE);
  const cropping = page.getByRole('dialog', { name: 'จัดรูปในกรอบ' });
  await cropping.getByLabel('ซูม').focus();
  await page.keyboard.press('ArrowRight');
  await expectAccessibleInBothThemes(page);
  await cropping.getByRole('button', { name: 'ใช้รูปนี้' }).press('Enter');
  await expect(cropping).toBeHidden();
  await expect(page.getByRole('img', { name: 'รูปที่เลือก' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ปรับรูป' })).toBeFocused();
  await page.getByLabel(/^อัลบั้ม/).setInputFiles(PICTURE);
  await expect(page.getByText('1/5')).toBeVisible();
  await next(page);

  await step(page, 'ที่อยู่');
  await fillAddress(page);
  await expectAccessibleInBothThemes(page);
  await next(page);

  await step(page, 'ความยินยอม');
  await page.getByLabel(/^ชื่อผู้ปกครอง/).fill('แม่ ทดสอบ');
  await page.getByLabel(/^ความสัมพันธ์/).fill('แม่');
  await page.getByLabel(/^เบอร์โทรศัพท์ผู้ปกครอง/).fill('0812345678');
  await page.getByLabel(/^อีเมลผู้ปกครอง/).fill('mum@dara.test');
  await page.getByRole('checkbox', { name: /^ในฐานะผู้ปกครอง.*เผยแพร่โปรไฟล์/ }).click();
  await expectAccessibleInBothThemes(page);
  await next(page);

  await step(page, 'ตรวจทานและส่ง');
  await expect(page.getByText('พระบรมมหาราชวัง', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'ส่งใบสมัคร' }).dblclick();
  await expect(toasts(page).getByText('สมัครสมาชิกสำเร็จ')).toBeVisible();
  await confirmByMail(page, email);
  await expect(page).toHaveURL('/talent/profile');
  await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible();
  await expect(page.getByText('ผู้ปกครองยินยอม', { exact: false })).toBeVisible();
  await open(page, '/register/business');
  await expect(page.getByRole('heading', { level: 1, name: /เข้าสู่ระบบอยู่แล้ว/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a draft survives a reload without its password, and a known e-mail is no different @nightly', async ({
  page,
}) => {
  const email = `draft${unique()}@dara.test`;
  await open(page, '/register/talent');
  await fillAccount(page, email);
  await next(page);
  await step(page, 'เกี่ยวกับคุณ');
  await fillAbout(page, `หน้าใหม่ ${unique()}`, '2540');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft.register.talent')))
    .toContain('081 234 5678');
  await page.reload();
  await expect(page.getByText(/นำข้อมูลที่คุณกรอกค้างไว้.*กลับมาให้แล้ว/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(page.getByLabel(/^อีเมล/)).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: /^รหัสผ่าน/ })).toHaveValue('');
  await fillAccount(page, emailOf('talent'));
  await next(page);
  await step(page, 'เกี่ยวกับคุณ');
  await expect(page.getByLabel('ชื่อเล่น (ไทย)')).toHaveValue('นิว');
});

test('a business registers by keyboard alone and goes on to its jobs @nightly', async ({
  page,
}) => {
  test.slow();
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  await open(page, '/register/business');
  await typeInto(page, /^ชื่อบริษัท \(ไทย\)/, 'บริษัท น้ำใส จำกัด');
  await tabTo(page, page.getByRole('radio', { name: 'แบรนด์' }));
  await page.keyboard.press('Space');
  await typeInto(page, /^เลขประจำตัวผู้เสียภาษี/, newTaxId());
  await expectAccessibleInBothThemes(page);
  await press('ถัดไป');
  await step(page, 'ผู้ติดต่อและบัญชี');
  await typeInto(page, /^ชื่อผู้ติดต่อ/, 'สมชาย ใจดี');
  await typeInto(page, /^เบอร์โทรศัพท์ผู้ติดต่อ/, '02 123 4567');
  const email = `business-${unique()}@dara.test`;
  await typeInto(page, /^อีเมล/, email);
  await typeInto(page, /^รหัสผ่าน/, PASSWORD);
  await typeInto(page, /^ยืนยันรหัสผ่าน/, PASSWORD);
  await press('ถัดไป');
  await step(page, 'ที่อยู่');
  await typeInto(page, /^ที่อยู่/, '99/9 ถนนมหาราช');
  for (const [label, name] of [
    [/^จังหวัด/, 'กรุงเทพมหานคร'],
    [/^เขต\/อำเภอ/, 'พระนคร'],
    [/^แขวง\/ตำบล/, 'พระบรมมหาราชวัง'],
  ] as const) {
    const box = page.getByRole('combobox', { name: label });
    await expect(box).toBeEnabled();
    await tabTo(page, box);
    await page.keyboard.type(name);
    await expect(page.getByRole('option').first()).toHaveText(name);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(name);
  }
  await press('ถัดไป');
  await step(page, 'ข้อกำหนดและส่ง');
  await tabTo(page, page.getByRole('checkbox', { name: /^ยอมรับข้อกำหนด/ }));
  await page.keyboard.press('Space');
  await expectAccessibleInBothThemes(page);
  await press('ส่งใบสมัคร');
  await expect(toasts(page).getByText('สมัครสมาชิกสำเร็จ')).toBeVisible();
  await confirmByMail(page, email);
  await expect(page).toHaveURL(/^[^?]*\/management\/business/);
});

test('both registrations are in the document itself, for readers and search engines alike @nightly', async ({
  request,
  page,
}) => {
  for (const [address, title] of [
    ['/register/talent', 'สมัครเป็นศิลปินของดารา'],
    ['/register/business?lang=en', 'Open a business account'],
  ] as const) {
    const answer = await request.get(siteUrl() + address);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(/<meta[^>]+name="description"/);
    expect(html).not.toContain('noindex');
    expect(html).toMatch(/<input[^>]+name="(email|taxId)"/);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/register/talent', '/register/business']) {
    await open(page, address);
    await expectNoSidewaysScroll(page);
  }
});
