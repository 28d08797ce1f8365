import path from 'node:path';
import { openSession, storageOf } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { unique } from './support/registration.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, open } from './support/screens.ts';
import { ROOT } from './support/site.ts';

const PICTURE = path.join(ROOT, 'docs/images/home.jpg');

test.use({ viewport: { width: 390, height: 844 } });

test('a new face applies on a phone, is accepted by staff, and goes on to the registration', async ({
  page,
  openContext,
}) => {
  const first = `นิ่ม${unique()}`;
  const email = `${unique()}@newface.test`;
  await open(page, '/newface');
  await page.getByLabel(/^ชื่อ/).fill(`${first} ใจดี`);
  const birthday = page.getByRole('group', { name: /^วันเกิด/ });
  await birthday.getByLabel('วัน', { exact: true }).fill('5');
  await birthday.getByLabel('เดือน').selectOption('มิถุนายน');
  await birthday.getByLabel('ปี พ.ศ.').fill('2545');
  await page.getByLabel(/^ส่วนสูง/).fill('168');
  await page.getByLabel(/^LINE ID/).fill('nim.nim');
  await page.getByLabel(/^อีเมล/).fill(email);
  for (const label of [/^ใบหน้า/, /^ด้านข้าง/, /^เต็มตัว/]) {
    await page.getByLabel(label).setInputFiles(PICTURE);
  }
  await expect(page.getByRole('img', { name: 'รูปที่เลือก' })).toHaveCount(3);
  await page.getByRole('checkbox', { name: /^ฉันยินยอม/ }).check();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ส่งใบสมัคร' }).click();
  await expect(page.getByRole('heading', { name: 'เราได้รับใบสมัครแล้ว' })).toBeVisible();
  await expect(page).toHaveURL(/\/newface\/[\w-]{54}$/);
  await expectAccessible(page);

  const session = await openSession(siteUrl(), 'staff');
  const staff = await (
    await openContext({ storageState: storageOf(siteUrl(), session) })
  ).newPage();
  await open(staff, '/management/talent/newface?status=Received');
  await staff.getByRole('link', { name: new RegExp(first) }).click();
  await expect(staff.getByRole('img', { name: 'เต็มตัว' })).toBeVisible();
  await staff.getByRole('button', { name: 'ตอบรับ' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'ตอบรับ' }).click();
  await expect(staff.getByLabel('ลิงก์ลงทะเบียน')).toHaveValue(/#newface=[\w-]{54}$/);

  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'ลงทะเบียนเป็นศิลปิน' }).click();
  await expect(page.getByLabel(/^อีเมล/)).toHaveValue(email);
});
