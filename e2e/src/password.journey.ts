import { emailOf, openSession, PASSWORD } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { mailedLink } from './support/mail.ts';
import { expectAccessibleInBothThemes, open, toasts } from './support/screens.ts';

const NEW_PASSWORD = 'Rose-window-27';
const CHANGED_PASSWORD = 'Lotus-gate-92';

test('a lost password is renewed by the mailed link, once, and changed with the new one', async ({
  page,
  faults,
}) => {
  const email = emailOf('talent4');
  await open(page, '/?dialog=signin');
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน?' }).click();
  await expect(page).toHaveURL('/forgotpassword');
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('อีเมล').fill(email);
  await page.getByRole('button', { name: 'ส่งลิงก์' }).click();
  await expect(page.getByRole('heading', { name: 'กรุณาตรวจสอบอีเมลของคุณ' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);

  const link = await mailedLink(email);
  expect(link.startsWith(`${siteUrl()}/resetpassword/`)).toBe(true);
  await open(page, link);
  const password = page.getByLabel(/^รหัสผ่านใหม่/);
  const again = page.getByLabel(/^ยืนยันรหัสผ่านใหม่/);
  const submit = page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' });
  await password.fill('short');
  await again.fill('other');
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร/);
  await expect(again).toHaveAccessibleDescription('กรุณากรอกรหัสผ่านให้ตรงกัน');
  await expectAccessibleInBothThemes(page);
  await password.fill(NEW_PASSWORD);
  await again.fill(NEW_PASSWORD);
  await submit.click();
  await expect(toasts(page).getByText('บันทึกสำเร็จ')).toBeVisible();

  await expect(page).toHaveURL('/?dialog=signin');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('อีเมล').fill(email);
  await dialog.getByLabel(/^รหัสผ่าน/).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page).toHaveURL('/talent/profile');
  await expect(openSession(siteUrl(), 'talent4'), 'the old password is gone').rejects.toThrow(
    'INVALID_CREDENTIALS',
  );

  await page.getByRole('link', { name: 'บัญชีของฉัน' }).click();
  await page.getByRole('tab', { name: 'ความปลอดภัย' }).click();
  const current = page.getByLabel(/^รหัสผ่านปัจจุบัน/);
  const change = page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' });
  faults.announce(/status of 400 .*authorization\/changepassword/);
  await current.fill(PASSWORD);
  await password.fill(CHANGED_PASSWORD);
  await again.fill(CHANGED_PASSWORD);
  await change.click();
  await expect(current).toHaveAccessibleDescription('รหัสผ่านปัจจุบันไม่ถูกต้อง');
  await expectAccessibleInBothThemes(page);
  await current.fill(NEW_PASSWORD);
  await change.click();
  await expect(toasts(page).getByText('เปลี่ยนรหัสผ่านแล้ว')).toBeVisible();
  await expect(current).toHaveValue('');

  faults.announce(/status of 400 .*authorization\/resetpassword/);
  await open(page, link);
  await password.fill(PASSWORD);
  await again.fill(PASSWORD);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('ลิงก์ตั้งรหัสผ่านใหม่ใช้ไม่ได้หรือหมดอายุแล้ว');
  await page.getByRole('link', { name: 'ขอลิงก์ใหม่' }).click();
  await expect(page).toHaveURL('/forgotpassword');
});

test('an unknown address is answered like a known one @nightly', async ({ page }) => {
  await open(page, '/forgotpassword');
  await page.getByLabel('อีเมล').fill('nobody@dara.test');
  await page.getByRole('button', { name: 'ส่งลิงก์' }).click();
  await expect(page.getByRole('heading', { name: 'กรุณาตรวจสอบอีเมลของคุณ' })).toBeVisible();
  await open(page, '/resetpassword/nobody%40dara.test/0123456789');
  await expect(page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' })).toBeVisible();
});
