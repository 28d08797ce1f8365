import type { Locator } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectReachedByKeyboard,
  open,
} from './support/screens.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 700 };
const BUSINESS = '/management/business';

type Find = (main: Locator) => Locator;
type Role = 'link' | 'button' | 'radio' | 'searchbox' | 'combobox';
const the =
  (role: Role, name: RegExp): Find =>
  (main) =>
    main.getByRole(role, { name }).first();

/** Whose screen, its address, and what people visit it for. */
const SCREENS: readonly [account: Account, address: string, action: Find][] = [
  ['staff', `${BUSINESS}/dashboard`, the('link', /งานที่เปิดรับ$/)],
  ['staff', `${BUSINESS}/dashboard/profile`, the('searchbox', /ธุรกิจ/)],
  ['staff', `${BUSINESS}/proposal`, the('link', /^สร้างข้อเสนอ$/)],
  ['staff', `${BUSINESS}/proposal/detail`, the('button', /^เพิ่มศิลปิน$/)],
  ['staff', `${BUSINESS}/booking`, the('button', /^เพิ่มคิวหรือออปชัน$/)],
  ['staff', `${BUSINESS}/booking?view=talent`, the('button', /^ตามศิลปิน$/)],
  ['staff', '/management/notice', the('link', /^ตั้งค่า$/)],
  ['staff', '/management/setting/notice', the('radio', /^ทันที$/)],
  ['business', `${BUSINESS}/dashboard`, the('link', /งานที่เปิดรับ$/)],
  ['business', `${BUSINESS}/proposal`, the('searchbox', /ข้อเสนอ/)],
  ['business', `${BUSINESS}/booking`, the('button', /^รายเดือน$/)],
  ['talent', '/talent/profile/calendar', the('link', /^แก้ไขวันที่ไม่รับงาน$/)],
  ['talent', '/talent/profile/job', the('link', /^ดูงานที่เปิดรับ$/)],
];

for (const account of ['staff', 'business', 'talent'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('proposals, bookings, notices and figures are whole in both themes, wide and narrow, by keyboard alone', async ({
      page,
      context,
      faults,
    }) => {
      test.setTimeout(180_000);
      faults.tolerate(/was preloaded using link preload but not used/);
      for (const [, address, action] of SCREENS.filter(([whose]) => whose === account)) {
        await test.step(address, async () => {
          await context.addCookies([{ name: 'lang', value: 'th', url: siteUrl() }]);
          await page.setViewportSize(DESKTOP);
          await open(page, address);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectReachedByKeyboard(page, action(page.getByRole('main')));
          await expectAccessibleInBothThemes(page);
          await page.setViewportSize(PHONE);
          await expectNoSidewaysScroll(page);
          await context.addCookies([{ name: 'lang', value: 'en', url: siteUrl() }]);
          await open(page, address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
    });
  });
}
