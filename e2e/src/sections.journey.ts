import type { Page } from '@playwright/test';
import { expect, nightlyUnless, test } from './support/journey.ts';
import { expectAccessibleInBothThemes, open } from './support/screens.ts';

/** Sections of the home page that load records, and their api requests. */
const PARTS = [
  { id: 'talk-of-the-town', isCall: (url: URL) => isNews(url, 'TalkOfTheTown') },
  { id: 'talents', isCall: (url: URL) => url.pathname === '/api/talent' },
  { id: 'news', isCall: (url: URL) => isNews(url, 'General') },
  { id: 'jobs', isCall: (url: URL) => url.pathname === '/api/job' },
  { id: 'clients', isCall: (url: URL) => url.pathname === '/api/client' },
] as const;

function isNews(url: URL, type: string): boolean {
  return url.pathname === '/api/news' && url.searchParams.get('type') === type;
}

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const records = (page: Page, id: string) => section(page, id).getByRole('listitem');

/** Navigates to the home page without a page load, so that the browser sends the requests. */
async function walkHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'ดารา หน้าแรก' }).click();
  await expect(page).toHaveURL('/');
}

async function expectOthersWhole(page: Page, id: string): Promise<void> {
  for (const part of PARTS.filter((other) => other.id !== id)) {
    await expect(records(page, part.id)).not.toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page, 'join-us')).toBeVisible();
}

for (const { id, isCall } of PARTS) {
  test(`${id} blocks nothing else while it loads, fails alone and comes back by another try${nightlyUnless(id === 'news')}`, async ({
    page,
    faults,
  }) => {
    faults.announce(/status of 500/);
    await open(page, '/forgotpassword');
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(isCall, async (route) => {
      await held;
      await route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          title: 'broken',
          status: 500,
          code: 'INTERNAL',
          traceId: 'trace-1',
        }),
      });
    });
    await walkHome(page);
    const part = section(page, id);
    const busy = part.locator('[aria-busy=true]');
    await expect(busy.first()).toBeVisible();
    await expectOthersWhole(page, id);
    answer();
    await expect(part.getByText('โหลดข้อมูลไม่สำเร็จ')).toBeVisible();
    await expectOthersWhole(page, id);
    if (id === 'news') await expectAccessibleInBothThemes(page);
    await page.unroute(isCall);
    await part.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
    await expect(records(page, id)).not.toHaveCount(0);
    await expect(part.getByText('โหลดข้อมูลไม่สำเร็จ')).toHaveCount(0);
    await expect(busy).toHaveCount(0);
  });

  test(`${id} says when there is nothing to show @nightly`, async ({ page }) => {
    await open(page, '/forgotpassword');
    await page.route(isCall, (route) =>
      route.fulfill({ json: { items: [], page: 1, size: 10, total: 0 } }),
    );
    await walkHome(page);
    await expect(section(page, id).getByText('กลับมาดูใหม่อีกครั้งในเร็ว ๆ นี้')).toBeVisible();
    await expectOthersWhole(page, id);
    if (id === 'news') await expectAccessibleInBothThemes(page);
  });
}

test('a silent api leaves the page standing @nightly', async ({ page, faults }) => {
  faults.announce(/ERR_CONNECTION_REFUSED/);
  await open(page, '/forgotpassword');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await walkHome(page);
  for (const { id } of PARTS) {
    await expect(section(page, id).getByRole('button', { name: 'ลองอีกครั้ง' })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible();
});
