import { openSession, storageOf } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { picture } from './support/profile.ts';
import { expectAccessible, open } from './support/screens.ts';

const LIBRARY = '/management/cms/media';

test('staff upload images, describe one by keyboard, replace and delete it, at 320 px', async ({
  openContext,
}) => {
  const session = await openSession(siteUrl(), 'staff');
  const context = await openContext({ storageState: storageOf(siteUrl(), session) });
  const page = await context.newPage();
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, LIBRARY);
  const name = `เวที ${Date.now()}.jpg`;

  await page.getByRole('button', { name: 'อัปโหลดรูป' }).click();
  const dialog = page.getByRole('dialog', { name: 'อัปโหลดรูป' });
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await dialog.locator('input[type=file]').setInputFiles([picture(name), notes]);
  await expect(dialog.getByText('อยู่ในคลังแล้ว 1 จาก 2 รูป')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'ส่ง notes.txt อีกครั้ง' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'เสร็จสิ้น' }).click();

  const cell = page.getByRole('listitem').getByRole('button').first();
  await expect(cell).toContainText(name);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await cell.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('listitem').getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');

  const sheet = page.getByRole('dialog', { name });
  await sheet.getByLabel(/คำบรรยายรูป.*ไทย/).fill('เวทีกลางแจ้ง');
  await sheet.getByRole('slider', { name: 'ซ้าย – ขวา' }).focus();
  await page.keyboard.press('Home');
  await sheet.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('บันทึกสำเร็จ').first()).toBeVisible();
  await expectAccessible(page);

  await sheet.getByRole('button', { name: 'ลบ', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(name).first()).toBeHidden();
});
