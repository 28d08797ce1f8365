import type { Locator, Page } from '@playwright/test';
import { ask, openSession } from './support/accounts.ts';
import { call } from './support/calls.ts';
import { expect, SIGNED_OUT, siteUrl, test } from './support/journey.ts';
import { unique } from './support/registration.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectReachedByKeyboard,
  open,
  toasts,
} from './support/screens.ts';

const HOME_CALL = '/api/management/home';
const ABOUT_CALL = '/api/management/page/about';
const DESK = { width: 1440, height: 900 };

interface Home {
  heroTitle: object | null;
  sections: object[];
}
interface About {
  description: object;
}

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect(toasts(page).getByText('บันทึกสำเร็จ').last()).toBeVisible();
};

async function expectFitsSmallestPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESK);
}

/** Restores the public text after the journey. */
async function putBack(address: string, before: object): Promise<void> {
  const staff = await openSession(siteUrl(), 'staff');
  const { version } = await ask<{ version: number }>(siteUrl(), staff, address);
  await call(staff, 'PUT', address, { version, ...before });
}

test.describe('as staff', () => {
  test.use({ account: 'staff', viewport: DESK });

  test('the home page says what staff wrote, in the order that they chose', async ({
    page,
    openContext,
  }) => {
    test.setTimeout(120_000);
    const staff = await openSession(siteUrl(), 'staff');
    const { heroTitle, sections } = await ask<Home>(siteUrl(), staff, HOME_CALL);
    const title = `ดาวของเรา ${unique()}`;
    const visitor = await (await openContext({ storageState: SIGNED_OUT })).newPage();
    await open(page, '/management/cms/home');
    await expect(page.getByRole('heading', { level: 1, name: 'หน้าแรก' })).toBeVisible();
    await field(page, 'พาดหัว').first().fill(title);
    await expectReachedByKeyboard(page, page.getByRole('button', { name: 'เลื่อน ลูกค้าของเรา ขึ้น' }));
    await page.keyboard.press('Enter');
    const outline = page.getByRole('list', { name: 'ตัวอย่าง' }).getByRole('listitem');
    await expect(outline.first()).toContainText(title);
    await expect(outline.nth(3)).toHaveText('ลูกค้าของเรา');
    await expectAccessibleInBothThemes(page);
    await expectFitsSmallestPhone(page);
    try {
      await save(page);
      await expect(async () => {
        await open(visitor, '/');
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, {
          timeout: 500,
        });
      }).toPass();
      const ids = await visitor
        .locator('main section[id]')
        .evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.indexOf('clients')).toBe(ids.indexOf('jobs') - 1);
    } finally {
      await putBack(HOME_CALL, { heroTitle, sections });
    }
    await page.getByRole('tab', { name: 'ประวัติการแก้ไข' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(title);
    await expectAccessible(page);
  });

  test('visitors read what staff changed of a page, and its versions tell what that was @nightly', async ({
    page,
    openContext,
  }) => {
    test.setTimeout(120_000);
    const staff = await openSession(siteUrl(), 'staff');
    const { description } = await ask<About>(siteUrl(), staff, ABOUT_CALL);
    const word = unique();
    const visitor = await (await openContext({ storageState: SIGNED_OUT })).newPage();
    await open(page, '/management/cms/page');
    await page.getByRole('link', { name: /^เกี่ยวกับ/ }).click();
    await expect(page.getByRole('toolbar').first()).toBeVisible();
    await field(page, 'คำอธิบายสั้น').first().fill(`คัดเลือกด้วยใจ ${word}`);
    await expectAccessibleInBothThemes(page);
    await expectFitsSmallestPhone(page);
    try {
      await save(page);
      await expect(async () => {
        await open(visitor, '/');
        await expect(visitor.locator('#about-us')).toContainText(word, { timeout: 500 });
      }).toPass();
    } finally {
      await putBack(ABOUT_CALL, { description });
    }
    await page.getByRole('tab', { name: /^ฉบับทั้งหมด/ }).click();
    const versions = page.getByRole('tabpanel').getByRole('listitem');
    // The latest version is the restored one.
    const written = versions.filter({ hasText: 'คำอธิบายสั้น' }).nth(1);
    await written.getByRole('button', { name: 'ดูสิ่งที่เปลี่ยน' }).click();
    await expect(written.locator('ins').filter({ hasText: word })).toBeVisible();
    await expectAccessible(page);
    await expectFitsSmallestPhone(page);
  });

  test('a client is made and seen, changed, and taken away @nightly', async ({ page, faults }) => {
    test.setTimeout(120_000);
    faults.tolerate(/status of 404 .*\/api\/management\/client/);
    const name = `ลูกค้า ${unique()}`;
    const documentOf = async () => (await fetch(`${siteUrl()}/api/client?size=100`)).text();
    await open(page, '/management/cms/client/detail');
    await field(page, 'ชื่อลูกค้า \\(ไทย\\)').fill(name);
    await page.getByRole('switch', { name: 'แสดงบนเว็บไซต์' }).setChecked(true);
    await save(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(documentOf).toContain(name);
    await field(page, 'ชื่อลูกค้า \\(อังกฤษ\\)').fill(`${name} Co`);
    await save(page);
    await expect.poll(documentOf).toContain(`${name} Co`);
    await expectAccessible(page);
    await page.getByRole('button', { name: `การจัดการเพิ่มเติมของ ${name}` }).click();
    await page.getByRole('menuitem', { name: 'ลบ' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
    await expect.poll(documentOf).not.toContain(name);
  });

  test('two tags become one @nightly', async ({ page }) => {
    const staff = await openSession(siteUrl(), 'staff');
    const key = unique();
    const names = [`แท็กหนึ่ง ${key}`, `แท็กสอง ${key}`] as const;
    for (const th of names) {
      await call(staff, 'POST', '/api/management/tag', { kind: 'News', name: { th, en: '' } });
    }
    await open(page, `/management/cms/tag?keyword=${key}`);
    for (const name of names) await page.getByRole('checkbox', { name: `เลือก ${name}` }).click();
    await page.getByRole('button', { name: 'รวมแท็ก' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('radio', { name: new RegExp(names[1]) }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'รวมแท็ก' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('rowheader')).toContainText(names[1]);
  });
});

for (const account of ['business', 'talent'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('content is not for this person @nightly', async ({ page }) => {
      for (const part of ['home', 'tag', 'client', 'page']) {
        await open(page, `/management/cms/${part}`);
        await expect(page.getByText('คุณไม่มีสิทธิ์ดูส่วนนี้')).toBeVisible();
      }
      const session = await openSession(siteUrl(), account);
      const headers = { authorization: `Bearer ${session.accessToken}` };
      expect((await fetch(siteUrl() + HOME_CALL, { headers })).status).toBe(403);
    });
  });
}
