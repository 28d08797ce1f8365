import type { Page, Route } from '@playwright/test';
import { openSession, storageOf } from './support/accounts.ts';
import { expect, nightlyUnless, siteUrl, test } from './support/journey.ts';
import { startProxy } from './support/proxy.ts';
import { hydrated, expectAccessibleInBothThemes, open, withJoiners } from './support/screens.ts';

const NEWS = '/management/cms/news';
const TALENTS = '/management/talent/model';
const ENTRY = '**/assets/mf-cms/remoteEntry.*.js*';
const ANY_SCRIPT = '**/assets/mf-cms/*.js*';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'mf-cms' });
const retry = (page: Page) => failure(page).getByRole('button', { name: 'ลองอีกครั้ง' });
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const rail = (page: Page) => page.getByRole('navigation', { name: 'ระบบจัดการ' });

const GARBAGE = 'this is no script at all <>';

/** Ways in which a remote can fail, and the browser's message for each. */
const OUTAGES: {
  name: string;
  pattern: string;
  answer: (route: Route) => Promise<void>;
  says: RegExp[];
}[] = [
  {
    name: 'whose entry is missing',
    pattern: ENTRY,
    answer: (route) => route.fulfill({ status: 404, body: 'not here' }),
    says: [/status of 404 .*mf-cms/],
  },
  {
    name: 'whose entry fails on the server',
    pattern: ENTRY,
    answer: (route) => route.fulfill({ status: 500, body: 'broken' }),
    says: [/status of 500 .*mf-cms/],
  },
  {
    name: 'whose entry is garbage',
    pattern: ENTRY,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: GARBAGE }),
    says: [/valid digest/],
  },
  {
    name: 'whose server is gone',
    pattern: ANY_SCRIPT,
    answer: (route) => route.abort('connectionrefused'),
    says: [/ERR_CONNECTION_REFUSED .*mf-cms/],
  },
];

test.use({ account: 'staff' });

for (const { name, pattern, answer, says } of OUTAGES) {
  test(`a remote ${name} costs its own area and comes back by another try${nightlyUnless(name === OUTAGES[0]?.name)}`, async ({
    page,
    faults,
  }) => {
    for (const pattern of says) faults.announce(pattern);
    faults.tolerate(/preload|mf-cms/);
    await page.route(pattern, answer);
    await open(page, NEWS);
    await expect(failure(page)).toContainText('โหลดส่วนนี้ของเว็บไซต์ไม่สำเร็จ');
    if (name === OUTAGES[0]?.name) await expectAccessibleInBothThemes(page);

    await rail(page).getByRole('link', { name: 'ศิลปินทั้งหมด' }).click();
    await expect(rows(page)).toHaveCount(10);
    await rail(page).getByRole('link', { name: 'ข่าว' }).click();
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL(NEWS);

    await page.unroute(pattern);
    await retry(page).click();
    await expect(rows(page)).toHaveCount(10);
    await expect(failure(page)).toHaveCount(0);
  });
}

for (const [part, path] of [
  ['page', /\/mf-cms\/news-list\./],
  ['entry', /\/mf-cms\/remoteEntry\./],
] as const) {
  test(`a remote whose ${part} was tampered with runs nothing of it, and comes back although the browser keeps it${nightlyUnless(part === 'page')}`, async ({
    openContext,
    faults,
  }) => {
    faults.announce(/valid digest/);
    faults.tolerate(/preload/);
    const proxy = await startProxy(siteUrl());
    const session = await openSession(siteUrl(), 'staff');
    const storageState = storageOf(proxy.url, session);
    const context = await openContext({ baseURL: proxy.url, storageState });
    try {
      const page = await context.newPage();
      proxy.tampered = path;
      await open(page, NEWS);
      await expect(failure(page)).toContainText('โหลดส่วนนี้ของเว็บไซต์ไม่สำเร็จ');
      const isGivenUp = page.waitForRequest(
        (call) =>
          call.url().endsWith('/_dara/telemetry') && /news-list/.test(call.postData() ?? ''),
      );
      await retry(page).click();
      await isGivenUp;
      await expect(failure(page)).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

      proxy.tampered = null;
      const isHealed = page.waitForResponse(
        (answer) => path.test(answer.url()) && !answer.url().includes('?'),
      );
      await retry(page).click();
      await expect(rows(page)).toHaveCount(10);
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      await (await isHealed).finished();
      await page.reload();
      await expect(rows(page)).toHaveCount(10);
    } finally {
      // Images may still be loading through the proxy.
      await context.close();
      await proxy.close();
    }
  });
}

test('a remote that never answers times out, while the rest works', async ({ page }) => {
  // Its other scripts have loaded and wait for the blocked one.
  await page.clock.install();
  let isSilent = true;
  await page.route(ENTRY, async (route) => {
    if (!isSilent) await route.continue();
  });
  // The document never finishes loading either, because its preload is blocked.
  await page.goto(NEWS, { waitUntil: 'commit' });
  await hydrated(page);
  await expect(rail(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: 'กำลังโหลดหน้า' })).toBeAttached();
  await page.clock.runFor(4000);
  await expect(page.getByText('ใช้เวลานานกว่าปกติ กรุณารอสักครู่')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(failure(page)).toBeVisible();
  await page.clock.resume();
  await rail(page).getByRole('link', { name: 'ศิลปินทั้งหมด' }).click();
  await expect(rows(page)).toHaveCount(10);
  isSilent = false;
  await rail(page).getByRole('link', { name: 'ข่าว' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('a slow remote does not block the others @nightly', async ({ page }) => {
  // Requests of pages that were left are no longer awaited.
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(ANY_SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, TALENTS);
  await expect(rows(page)).toHaveCount(10);
  await rail(page).getByRole('link', { name: 'ข่าว' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await rail(page).getByRole('link', { name: 'งาน', exact: true }).click();
  await expect(page).toHaveURL('/management/business/job');
  await expect(page.getByRole('heading', { level: 1, name: 'งาน' })).toBeVisible();
  await rail(page).getByRole('link', { name: 'ข่าว' }).click();
  answer();
  await expect(page).toHaveURL(NEWS);
  await expect(page.getByRole('heading', { level: 1, name: 'ข่าว' })).toBeVisible();
});

test('a home page whose remote is down keeps what the server sent in sight', async ({
  page,
  faults,
}) => {
  faults.announce(/ERR_CONNECTION_REFUSED .*mf-public/);
  faults.tolerate(/preload|mf-public/);
  await page.route('**/assets/mf-public/*.js*', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: /^เมนูบัญชีของ/ }).click();
  await page.getByRole('link', { name: 'ระบบจัดการ' }).click();
  await expect(rows(page)).toHaveCount(10);
  await page.unroute('**/assets/mf-public/*.js*');
  await page.getByRole('link', { name: 'ดารา หน้าแรก' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    withJoiners('ทุกเรื่องราว มีดวงดาวที่ใช่'),
  );
});
