import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openSession, storageOf } from './support/accounts.ts';
import { expect, siteUrl, test, SIGNED_OUT } from './support/journey.ts';
import { unique } from './support/registration.ts';
import { expectAccessible, open, toasts } from './support/screens.ts';
import { ROOT } from './support/site.ts';

const NEWS = '/management/cms/news';
const PICTURE = path.join(ROOT, 'docs/images/home.jpg');

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Both languages, a cropped image, a table and an embed. */
async function write(page: Page, title: string): Promise<void> {
  await field(page, 'ชื่อเรื่อง \\(ไทย\\)').fill(title);
  await field(page, 'ชื่อเรื่อง \\(อังกฤษ\\)').fill(`${title} in English`);
  await field(page, 'คำโปรย \\(ไทย\\)').fill('ข่าวจากกองถ่ายละครเรื่องใหม่ของเรา');
  await field(page, 'คำโปรย \\(อังกฤษ\\)').fill('News from the set of our new drama');
  const thai = field(page, 'เนื้อหา \\(ไทย\\)');
  await thai.click();
  await page.keyboard.type('เปิดกล้องวันแรก');
  const tools = page.getByRole('toolbar').first();
  await tools.getByRole('button', { name: 'ตาราง' }).click();
  await expect(thai.getByRole('table')).toBeVisible();
  // Screen readers need a name for each column.
  for (const [index, name] of ['วัน', 'ฉาก', 'สถานที่'].entries()) {
    await thai.getByRole('columnheader').nth(index).click();
    await page.keyboard.type(name);
  }
  await field(page, 'เนื้อหา \\(อังกฤษ\\)').click();
  await page.keyboard.type('First day of shooting');
  await page.getByLabel(/^รูปหลัก/).setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'ใช้รูปนี้' }).click();
  await expect(button(page, 'ครอบตัดใหม่').or(button(page, 'เปลี่ยนรูป')).first()).toBeVisible();
}

test.describe('as staff', () => {
  test.use({ account: 'staff', viewport: { width: 1440, height: 900 } });

  test('an article is written, previewed, published, merged with a concurrent edit, and restored', async ({
    page,
    openContext,
    faults,
  }) => {
    test.setTimeout(180_000);
    const title = `ข่าว ${unique()}`;
    await open(page, NEWS);
    await expect(page.getByRole('heading', { level: 1, name: 'ข่าว' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'เขียนข่าว' }).click();
    await write(page, title);
    await button(page, 'บันทึกฉบับร่าง').click();
    await expect(toasts(page).getByText('บันทึกสำเร็จ')).toBeVisible();
    await expect(page).toHaveURL(/\/news\/detail\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';

    await test.step('the real page stands beside the form and follows it', async () => {
      await button(page, 'ดูตัวอย่าง').click();
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await field(page, 'ชื่อเรื่อง \\(ไทย\\)').fill(`${title} สด`);
      await expect(frame.getByRole('heading', { level: 1, name: `${title} สด` })).toBeVisible();
      await expect(page.getByText(/^บันทึกร่างแล้ว/)).toBeVisible();
      await button(page, 'ซ่อนตัวอย่าง').click();
    });

    const other = await openContext({
      storageState: storageOf(siteUrl(), await openSession(siteUrl(), 'admin')),
    });
    const second = await other.newPage();
    await test.step('who edits it too is named, and of two edits nothing is lost', async () => {
      await open(second, `${NEWS}/detail/${id}`);
      // The text may be that of the next heartbeat, which is sent every 15 seconds.
      const named = second.getByText(/กำลังแก้ไขเรื่องนี้อยู่/);
      await expect(named).toBeVisible({ timeout: 30_000 });
      await field(second, 'ชื่อเรื่อง \\(ไทย\\)').fill(`${title} ของแอดมิน`);
      await button(page, 'เผยแพร่').click();
      await expect(toasts(page).getByText(/เผยแพร่ .* แล้ว/)).toBeVisible();
      faults.announce(/status of 409 .*\/api\/management\/news/);
      await button(second, 'บันทึกฉบับร่าง').click();
      const conflict = second.getByRole('dialog', { name: /มีผู้อื่นแก้ไขข้อมูลนี้ด้วย/ });
      await expect(conflict.getByText(`${title} สด`, { exact: false })).toBeVisible();
      await expect(conflict.getByText(`${title} ของแอดมิน`, { exact: false })).toBeVisible();
      await conflict.getByRole('button', { name: 'บันทึกตามนี้' }).click();
      await expect(toasts(second).getByText('บันทึกสำเร็จ')).toBeVisible();
    });

    await test.step('it is read by everybody in both languages', async () => {
      const visitor = await (await openContext({ storageState: SIGNED_OUT })).newPage();
      await open(visitor, `/news/${id}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('ของแอดมิน');
      await expect(visitor.getByRole('article').getByRole('table')).toBeVisible();
      await open(visitor, `/news/${id}?lang=en`);
      await expect(visitor.getByText('First day of shooting')).toBeVisible();
    });

    await test.step('an earlier state is compared and brought back', async () => {
      await open(page, `${NEWS}/detail/${id}?tab=versions`);
      await page.getByRole('button', { name: /^ฉบับที่ 1/ }).click();
      await expect(page.locator('ins').first()).toBeVisible();
      await expectAccessible(page);
      await button(page, 'กู้คืนฉบับนี้').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'กู้คืนฉบับนี้' }).click();
      await expect(toasts(page).getByText(/กู้คืนฉบับที่ 1 แล้ว/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
});

for (const account of ['business', 'talent'] as const) {
  test(`${account} is refused where articles are written @nightly`, async ({
    openContext,
    faults,
  }) => {
    faults.tolerate(/status of 403/);
    const session = await openSession(siteUrl(), account);
    const page = await (
      await openContext({ storageState: storageOf(siteUrl(), session) })
    ).newPage();
    await open(page, NEWS);
    await expect(page.getByRole('link', { name: 'เขียนข่าว' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('ข่าว');
  });
}
