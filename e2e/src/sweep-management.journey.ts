import type { Locator } from '@playwright/test';
import { ask, openSession, type Account } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectReachedByKeyboard,
  open,
} from './support/screens.ts';

// They share nothing, and each is long.
test.describe.configure({ mode: 'parallel' });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 700 };
const HIGH_PX = 7000;
const BUSINESS = '/management/business';
const CONTENT = '/management/cms';
const SETTING = '/management/setting';

type Find = (main: Locator) => Locator;
type Role = 'link' | 'button' | 'radio' | 'searchbox' | 'switch';
const the =
  (role: Role, name: RegExp): Find =>
  (main) =>
    main.getByRole(role, { name }).first();

const SAVE = the('button', /^บันทึก$/);
const MORE = the('button', /^การจัดการเพิ่มเติม/);

/** Whose screen, its address, and what people visit it for. `:news` and the like stand for a record of the site. */
type Screen = readonly [account: Account, address: string, action: Find];

const OF_BUSINESS: readonly Screen[] = [
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

const OF_ARTICLES: readonly Screen[] = [
  ['staff', `${CONTENT}/news`, the('link', /^เขียนข่าว$/)],
  ['staff', `${CONTENT}/news/detail`, the('button', /^เผยแพร่$/)],
  ['staff', `${CONTENT}/news/detail/:news`, SAVE],
  ['staff', `${CONTENT}/news/detail/:news?tab=versions`, the('link', /^ดูบนเว็บไซต์$/)],
  ['staff', `${CONTENT}/talkofthetown`, the('searchbox', /ค้นหา/)],
];

const OF_CONTENT: readonly Screen[] = [
  ['staff', `${CONTENT}/tag`, the('button', /^สร้างแท็ก$/)],
  ['staff', `${CONTENT}/client`, the('link', /^เพิ่มลูกค้า$/)],
  ['staff', `${CONTENT}/client/detail`, SAVE],
  ['staff', `${CONTENT}/client/detail/:client`, the('link', /^https:/)],
  ['staff', `${CONTENT}/page`, the('link', /^นโยบายคุกกี้/)],
  ['staff', `${CONTENT}/page/detail/terms`, SAVE],
  ['staff', `${CONTENT}/home`, SAVE],
  ['staff', `${CONTENT}/media`, the('button', /^อัปโหลดรูป$/)],
];

const OF_SETTINGS: readonly Screen[] = [
  ['admin', `${SETTING}/user`, the('link', /^เพิ่มผู้ใช้งาน$/)],
  ['admin', `${SETTING}/user/detail`, SAVE],
  ['admin', `${SETTING}/user/detail/:person`, MORE],
  ['admin', `${SETTING}/privacy`, the('link', /^บันทึกคำขอ$/)],
  ['admin', `${SETTING}/privacy/detail`, the('button', /^บันทึกคำขอ$/)],
  ['admin', `${SETTING}/audit`, the('button', /^ส่งออก$/)],
  ['admin', `${SETTING}/site`, the('button', /^เพิ่มประกาศ$/)],
  ['admin', `${SETTING}/security`, the('switch', /^กำหนดให้ทีมงาน/)],
  ['admin', `${SETTING}/account?tab=security`, the('button', /^เปลี่ยนรหัสผ่าน$/)],
  // Others who sign in as this person are devices as well.
  ['admin', `${SETTING}/account?tab=devices`, the('button', /^ออกจากระบบบนอุปกรณ์อื่น/)],
  ['business', `${SETTING}/account`, SAVE],
  ['talent', `${SETTING}/account?tab=data`, the('button', /ข้อมูล/)],
];

/** What is swept together, by what its title names. */
const SWEEPS: Record<string, readonly Screen[]> = {
  'proposals, bookings, notices and figures': OF_BUSINESS,
  'news and Talk of the town': OF_ARTICLES,
  'clients, tags, pages and pictures': OF_CONTENT,
  'users, requests, the audit log and settings': OF_SETTINGS,
};

/** A list whose first record stands for its placeholder. */
const LISTS: Record<string, string> = {
  ':news': '/api/management/news?type=General',
  ':client': '/api/management/client?',
  ':person': '/api/management/profile?',
};

/** The address with a record of the site in the place of the placeholder. */
async function addressOf(pattern: string): Promise<string> {
  const placeholder = /:\w+/.exec(pattern)?.[0];
  const list = placeholder && LISTS[placeholder];
  if (!list) return pattern;
  const session = await openSession(siteUrl(), 'admin');
  const { items } = await ask<{ items: { id: string }[] }>(siteUrl(), session, `${list}&size=1`);
  return pattern.replace(placeholder, items[0]!.id);
}

for (const [subject, screens] of Object.entries(SWEEPS)) {
  for (const account of new Set(screens.map(([whose]) => whose))) {
    test.describe(`as ${account}`, () => {
      test.use({ account });

      test(`${subject} are whole in both themes, wide and narrow, by keyboard alone`, async ({
        page,
        context,
      }) => {
        test.setTimeout(240_000);
        for (const [, pattern, action] of screens.filter(([whose]) => whose === account)) {
          await test.step(pattern, async () => {
            const address = await addressOf(pattern);
            await context.addCookies([{ name: 'lang', value: 'th', url: siteUrl() }]);
            await page.setViewportSize(DESKTOP);
            await open(page, address);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expectReachedByKeyboard(page, action(page.getByRole('main')));
            // In a window as high as the page nothing lies half under the bar at its foot.
            await page.setViewportSize({ ...DESKTOP, height: HIGH_PX });
            await expectAccessibleInBothThemes(page);
            await page.setViewportSize(PHONE);
            await expectNoSidewaysScroll(page);
            await context.addCookies([{ name: 'lang', value: 'en', url: siteUrl() }]);
            await open(page, address);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expectNoSidewaysScroll(page);
            await page.setViewportSize({ ...PHONE, height: HIGH_PX });
            await expectAccessible(page);
          });
        }
      });
    });
  }
}
