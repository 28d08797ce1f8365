import type { Locator } from '@playwright/test';
import { ask, emailOf, openSession, type Account } from './support/accounts.ts';
import { declarationOf, publicAddresses, type PublicAddress } from './support/addresses.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReachedByKeyboard,
  open,
} from './support/screens.ts';

// They share nothing and are the longest of all: one browser alone would still be at them when the others are done.
test.describe.configure({ mode: 'parallel' });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 700 };
const LANGUAGES = ['th', 'en'] as const;

type Find = (main: Locator) => Locator;
const link =
  (name: RegExp): Find =>
  (main) =>
    main.getByRole('link', { name }).first();
const button =
  (name: RegExp): Find =>
  (main) =>
    main.getByRole('button', { name }).first();
const record =
  (folder: string): Find =>
  (main) =>
    main.getByRole('heading').locator(`a[href^="${folder}/"]`).first();
const partOfText: Find = (main) => main.getByRole('navigation').getByRole('link').first();

/** What people visit a page for. */
const ACTIONS: Partial<Record<string, Find>> = {
  '/': link(/^(พบศิลปินของเรา|Meet our talents)$/),
  '/talent': record('/talent'),
  '/talent/shortlist': link(/^(ดูศิลปินทั้งหมด|Browse our talents)$/),
  '/talent/:id': link(/^(ติดต่อทีมแคสติ้ง|Contact our casting team)$/),
  '/news': record('/news'),
  '/news/:id': button(/^(คัดลอกลิงก์|Copy link)$/),
  '/talkofthetown': record('/talkofthetown'),
  '/talkofthetown/:id': button(/^(คัดลอกลิงก์|Copy link)$/),
  '/job': record('/job'),
  '/job/:jobId': link(/^(เข้าสู่ระบบ|Sign in)$/),
  '/contact': button(/^(ส่งข้อความ|Send)/),
  '/register/talent': button(/^(ถัดไป|Next)$/),
  '/register/business': button(/^(ถัดไป|Next)$/),
  '/guardian/:token': link(/^(ติดต่อเรา|Contact us)$/),
  '/client': link(/^(เริ่มร่วมงานกับดารา|Work with Dara)$/),
  '/privacy': partOfText,
  '/terms': partOfText,
  '/cookies': partOfText,
  '/forgotpassword': button(/^(ส่งลิงก์|Send the link)$/),
  '/resetpassword/:email/:token': button(/^(ตั้งรหัสผ่านใหม่|Set the new password)$/),
  '/emailchange/:token': link(/^(ไปที่หน้าแรก|Go to the home page)$/),
  '/404': link(/^(ไปที่หน้าแรก|Go to the home page)$/),
};

interface Listed {
  items: { id: string; businessProfileId: string }[];
}

async function firstOf(list: string): Promise<string[]> {
  const { items } = (await (await fetch(siteUrl() + list)).json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

/** One address for every public page of the site. */
async function everyPage(): Promise<PublicAddress[]> {
  const [talents, news, talks, jobs] = await Promise.all([
    firstOf('/api/talent?size=1'),
    firstOf('/api/news?type=General&size=1'),
    firstOf('/api/news?type=TalkOfTheTown&size=1'),
    firstOf('/api/job?open=true&size=1'),
  ]);
  const ofShell: Partial<Record<string, string>> = {
    '/resetpassword/:email/:token': `/resetpassword/${emailOf('talent')}/0123456789`,
    '/emailchange/:token': `/emailchange/${'0'.repeat(43)}`,
  };
  const shell = declarationOf('shell').routes.map(({ path: pattern }) => ({
    pattern,
    address: ofShell[pattern] ?? pattern,
  }));
  // As whoever guessed it finds it: links that are good are in mails alone.
  const tokens = ['0'.repeat(43)];
  return [...publicAddresses({ talents, news, talks, jobs, tokens }), ...shell];
}

/** The addresses that are written down outside of the site: in texts, mails and bookmarks. */
const PROMISED: readonly [owner: string, access: string, paths: string[]][] = [
  ['mf-public', 'public', ['/', '/talent', '/talent/:id', '/job', '/job/:jobId', '/client']],
  ['mf-public', 'public', ['/news', '/news/:id', '/talkofthetown', '/talkofthetown/:id']],
  ['mf-public', 'public', ['/register/talent', '/register/business', '/contact']],
  ['mf-public', 'public', ['/privacy', '/terms', '/cookies', '/talent/shortlist']],
  [
    'shell',
    'public',
    ['/forgotpassword', '/resetpassword/:email/:token', '/emailchange/:token', '/404'],
  ],
  ['mf-talent', 'signed-in', ['/talent/profile', '/management/talent/model']],
  ['mf-business', 'signed-in', ['/management/business/job']],
  ['mf-cms', 'signed-in', ['/management/cms/news', '/management/cms/news/detail/:id']],
  ['mf-cms', 'signed-in', ['/management/cms/news/detail', '/management/cms/talkofthetown']],
  [
    'mf-cms',
    'signed-in',
    ['/management/cms/talkofthetown/detail', '/management/cms/talkofthetown/detail/:id'],
  ],
  ['mf-settings', 'signed-in', ['/management/setting/user']],
];

test('every promised address is declared, for those it is promised to', () => {
  for (const [owner, access, paths] of PROMISED) {
    const declared = declarationOf(owner).routes.map((route) => [route.path, route.access]);
    expect(declared, owner).toEqual(expect.arrayContaining(paths.map((one) => [one, access])));
  }
});

test('the main menu has its four entries', () => {
  const entries = declarationOf('mf-public').menu.filter(({ section }) => section === 'main');
  const inOrder = entries.toSorted((a, b) => a.order - b.order);
  expect(inOrder.map(({ label, path }) => [label.th, label.en, path])).toEqual([
    ['เกี่ยวกับเรา', 'About us', '/#about-us'],
    ['ศิลปินของเรา', 'Our talents', '/talent'],
    ['ข่าวสาร', 'News', '/news'],
    ['ลูกค้าของเรา', 'Our clients', '/client'],
  ]);
});

for (const language of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every public page is whole in ${language} and ${colorScheme}, wide and narrow, by keyboard alone`, async ({
      openContext,
      faults,
    }) => {
      test.setTimeout(240_000);
      // The page not found itself; nothing else on the way may complain.
      faults.announce(/status of 404 .*\/404(\?lang=en)?$/);
      faults.announce(/status of 410 .*\/api\/guardian/);
      faults.announce(/status of 410 .*\/api\/authorization\/emailchange/);
      const context = await openContext({ viewport: DESKTOP, colorScheme, baseURL: siteUrl() });
      await context.addCookies([{ name: 'lang', value: language, url: siteUrl() }]);
      const page = await context.newPage();
      for (const { pattern, address } of await everyPage()) {
        await test.step(address, async () => {
          const action = ACTIONS[pattern];
          if (!action) throw new Error(`nobody said what ${pattern} is for`);
          await page.setViewportSize(DESKTOP);
          await open(page, address);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? 'dark' : '');
          await expect(page.getByRole('main')).toHaveCount(1);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          // Keys know no colours.
          if (colorScheme === 'light')
            await expectReachedByKeyboard(page, action(page.getByRole('main')));
          await expectAccessible(page);
          await page.setViewportSize(PHONE);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoSidewaysScroll(page);
          // Narrow in either language and in either theme, though not in each of both.
          if ((language === 'th') === (colorScheme === 'light')) await expectAccessible(page);
        });
      }
    });
  }
}

const JOBS = '/management/business/job';
const BUSINESSES = '/management/business/profile';

/** What the screens of businesses and jobs are opened for, by whom. */
const BUSINESS_SCREENS: readonly [account: Account, address: string, action: Find][] = [
  ['staff', BUSINESSES, link(/^(เพิ่มธุรกิจ|Add a business)$/)],
  ['staff', `${BUSINESSES}/detail`, button(/^(บันทึก|Save)$/)],
  ['staff', `${BUSINESSES}/detail/:business`, button(/^(บันทึก|Save)$/)],
  ['staff', JOBS, link(/^(สร้างงาน|New job)$/)],
  ['staff', `${JOBS}/detail`, button(/^(บันทึก|Save)$/)],
  ['staff', `${JOBS}/detail/:job`, button(/^(บันทึก|Save)$/)],
  ['staff', `${JOBS}/detail/:job/application`, button(/^(เพิ่มศิลปิน|Add talent)$/)],
  ['staff', `${JOBS}/detail/:job/application?view=table`, button(/^(เพิ่มศิลปิน|Add talent)$/)],
  ['staff', `${JOBS}/detail/:job/request`, link(/^(เชิญศิลปิน|Invite talents)$/)],
  ['staff', `${JOBS}/detail/:job/request/invite`, button(/^(ตัวกรอง|Filters)/)],
  ['business', `${BUSINESSES}/detail`, button(/^(บันทึก|Save)$/)],
  ['business', JOBS, link(/^(สร้างงาน|New job)$/)],
  ['business', `${JOBS}/detail/:job`, button(/^(บันทึก|Save)$/)],
  ['business', `${JOBS}/detail/:job/application`, button(/^(บอร์ด|Board)$/)],
];

for (const account of ['staff', 'business'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });
    for (const [index, language] of LANGUAGES.entries()) {
      test(`the screens of businesses and jobs are whole in ${language}, by keyboard alone`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        const owner = await openSession(siteUrl(), 'business');
        const job = (await ask<Listed>(siteUrl(), owner, `/api/management/job?status=Open&size=1`))
          .items[0]!;
        await page.emulateMedia({ colorScheme: index === 0 ? 'light' : 'dark' });
        await page.context().addCookies([{ name: 'lang', value: language, url: siteUrl() }]);
        for (const [who, pattern, action] of BUSINESS_SCREENS) {
          if (who !== account) continue;
          const address = pattern
            .replace(':job', job.id)
            .replace(':business', job.businessProfileId);
          await test.step(address, async () => {
            await page.setViewportSize(DESKTOP);
            await open(page, address);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expectReachedByKeyboard(page, action(page.getByRole('main')));
            await expectAccessible(page);
            await page.setViewportSize(PHONE);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expectNoSidewaysScroll(page);
            // In a window as high as the page nothing lies half under the bar at its foot.
            await page.setViewportSize({ ...PHONE, height: 7000 });
            await expectAccessible(page);
          });
        }
      });
    }
  });
}

test('going on starts at the top, going back returns to where one was', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, '/talent');
  const card = page.getByRole('main').getByRole('heading').locator('a[href^="/talent/"]').last();
  // A click may scroll first, and parts above may come by their height late: what counts is the moment of leaving.
  await page.evaluate(() =>
    addEventListener('click', () => (document.body.dataset.left = String(scrollY)), {
      capture: true,
      once: true,
    }),
  );
  await card.click();
  const left = Number(await page.evaluate(() => document.body.dataset.left));
  expect(left).toBeGreaterThan(300);
  await expect(page).toHaveURL(/\/talent\/[^/?]+$/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/talent');
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(5);
});
