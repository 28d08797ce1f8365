import { PASSWORD } from './support/accounts.ts';
import { expect } from './support/journey.ts';
import { expectMail } from './support/mail.ts';
import {
  ACCOUNT,
  accountDialog,
  button,
  expectFitsSmallestPhone,
  fillPassword,
  tab,
  test,
  signInRedirect,
} from './support/own-account.ts';
import { sessionOf } from './support/people.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectReachedByKeyboard,
  open,
  toasts,
} from './support/screens.ts';
import { personAtWork, signIn } from './support/session.ts';

test('the own name is saved, and language and theme follow to another device @nightly', async ({
  own: { page, name, email, visitor },
}) => {
  test.setTimeout(90_000);
  await open(page, ACCOUNT);
  await page.getByRole('textbox', { name: /^นามสกุล/ }).fill('ดารา');
  await expectAccessibleInBothThemes(page);
  await expectFitsSmallestPhone(page);
  await button(page, 'บันทึก').click();
  await expect(toasts(page).getByText('บันทึกสำเร็จ')).toBeVisible();
  await expect(personAtWork(page, `${name.split(' ')[0]} ดารา`)).toBeVisible();

  await expectReachedByKeyboard(page, page.getByRole('tab', { name: 'โปรไฟล์' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(tab('display'));
  const kept = () =>
    page.waitForResponse(
      (answer) => answer.url().includes('/choice') && answer.request().method() === 'PUT',
    );
  const panel = page.getByRole('tabpanel');
  const isThemeKept = kept();
  await panel.getByRole('radio', { name: 'มืด' }).click();
  await isThemeKept;
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const isLanguageKept = kept();
  await panel.getByRole('radio', { name: 'อังกฤษ' }).click();
  await isLanguageKept;
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expectAccessible(page);

  const other = await visitor();
  await open(other, signInRedirect(ACCOUNT));
  await expect(other.locator('html')).toHaveAttribute('lang', 'th');
  await signIn(other, email, PASSWORD);
  await expect(other.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect(other.locator('html')).toHaveClass(/\bdark\b/);
  await expect(other.getByRole('textbox', { name: /^Last name/ })).toHaveValue('ดารา');
});

test('other devices are signed out from afar, one or all @nightly', async ({
  own: { page, email, visitor },
  faults,
}) => {
  test.setTimeout(90_000);
  faults.tolerate(/status of 401/);
  const other = await visitor();
  await open(other, signInRedirect(tab('devices')));
  await signIn(other, email, PASSWORD);
  await expect(other.getByText('อุปกรณ์นี้', { exact: true })).toBeVisible();
  await sessionOf(email);

  await open(page, tab('devices'));
  const list = page.getByRole('list', { name: 'อุปกรณ์ที่เข้าสู่ระบบอยู่' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expectAccessibleInBothThemes(page);
  await expectFitsSmallestPhone(page);
  const end = list.getByRole('button', { name: /^ออกจากระบบบน (?!อุปกรณ์)/ });
  await expectReachedByKeyboard(page, end);
  await page.keyboard.press('Enter');
  await button(page.getByRole('alertdialog'), 'ออกจากระบบ').click();
  await expect(toasts(page).getByText('ออกจากระบบแล้ว')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await other.reload();
  await expect(toasts(other).getByText('เซสชันหมดอายุแล้ว')).toBeVisible();

  await button(page, 'ออกจากระบบบนอุปกรณ์อื่นทั้งหมด').click();
  await button(page.getByRole('alertdialog'), 'ออกจากระบบบนอุปกรณ์อื่นทั้งหมด').click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText('อุปกรณ์นี้', { exact: true })).toBeVisible();
});

test('another email counts once its mailed link was followed, and only then @nightly', async ({
  own: { page, email, visitor },
  faults,
}) => {
  test.setTimeout(90_000);
  faults.tolerate(/status of 410/);
  const next = `new-${email}`;
  await open(page, tab('security'));
  await button(page, 'เปลี่ยนอีเมล').click();
  const changing = accountDialog(page, 'เปลี่ยนอีเมล');
  await changing.getByRole('textbox', { name: /^อีเมลใหม่/ }).fill(next);
  await fillPassword(changing);
  await expectAccessibleInBothThemes(page);
  await expectFitsSmallestPhone(page);
  await button(changing, 'ส่งลิงก์ยืนยัน').click();
  await expect(toasts(page).getByText('ส่งลิงก์ยืนยันไปที่อีเมลใหม่แล้ว')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: next })).toBeVisible();
  await expectMail(email, 'มีคำขอเปลี่ยนอีเมลของบัญชี Dara');
  await sessionOf(email);

  const mail = await expectMail(next, /\/emailchange\//);
  const [link = ''] = /https?:\/\/\S+\/emailchange\/[^\s"<]+/.exec(mail) ?? [];
  const path = new URL(link).pathname;
  const elsewhere = await visitor();
  await open(elsewhere, path);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'ยืนยันอีเมลใหม่' })).toBeVisible();
  await expectAccessibleInBothThemes(elsewhere);
  await button(elsewhere, 'ยืนยันอีเมลนี้').click();
  await expect(elsewhere.getByRole('heading', { name: 'เปลี่ยนอีเมลแล้ว' })).toBeVisible();
  await expect(sessionOf(email)).rejects.toThrow('INVALID_CREDENTIALS');
  await sessionOf(next);
  await open(elsewhere, path);
  await expect(elsewhere.getByRole('heading', { name: 'ลิงก์นี้ใช้ไม่ได้แล้ว' })).toBeVisible();

  await page.reload();
  await expect(page.getByText(`เข้าสู่ระบบด้วย ${next}`).first()).toBeVisible();
});
