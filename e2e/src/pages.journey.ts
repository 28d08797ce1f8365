import type { Page } from '@playwright/test';
import { ask, openSession } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { expectAccessibleInBothThemes, markDocument, open, toasts } from './support/screens.ts';

const PAGES = [
  { path: '/privacy', link: 'ความเป็นส่วนตัว', th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
  { path: '/terms', link: 'ข้อกำหนดการใช้งาน', th: 'ข้อกำหนดการใช้งาน', en: 'Terms of use' },
  { path: '/cookies', link: 'คุกกี้', th: 'นโยบายคุกกี้', en: 'Cookie policy' },
];
const HASH_OFFSET_PX = 117;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const results = (page: Page, name: string) => page.getByRole('region', { name });

interface Listed {
  items: { id: string; title: { th: string; en: string }; tags: { id: string; th: string }[] }[];
  total: number;
}
async function listed(query: string): Promise<Listed> {
  return (await (await fetch(`${siteUrl()}/api/news?${query}`)).json()) as Listed;
}

/** Resolves when the server's clock (Date header) has advanced by more than a second. */
async function aSecondLater(): Promise<void> {
  const clock = async () => {
    const { headers } = await fetch(`${siteUrl()}/api/health/live`);
    return Date.parse(headers.get('date') ?? '');
  };
  const before = await clock();
  await expect.poll(clock, { timeout: 10_000 }).toBeGreaterThan(before + 1000);
}

/** Position of a heading below the top of the viewport. */
const topOf = (page: Page, id: string) =>
  page.evaluate((one) => document.getElementById(one)?.getBoundingClientRect().top ?? 0, id);

for (const { path, link, th, en } of PAGES) {
  test(`a visitor reads ${path} from the foot of any page, in either language @nightly`, async ({
    page,
  }) => {
    await open(page, '/client');
    const expectSameDocument = await markDocument(page);
    const policies = page.getByRole('navigation', { name: 'นโยบายและข้อกำหนด' });
    await policies.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText(th);
    await expect(
      page
        .getByRole('main')
        .getByText(/\d+ \S+ 25\d\d/)
        .first(),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(title(page)).toHaveText(en);
    await expectSameDocument();
  });
}

test('headings are reached by the table of contents and by their address, clear of the header @nightly', async ({
  page,
}) => {
  await open(page, '/privacy');
  const contents = page.getByRole('navigation', { name: 'ในหน้านี้' });
  const fifth = contents.getByRole('link').nth(4);
  const name = (await fifth.textContent()) ?? '';
  await fifth.click();
  await expect(page).toHaveURL('/privacy#section-5');
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await expect(heading).toBeFocused();
  await expect.poll(async () => Math.round(await topOf(page, 'section-5'))).toBe(HASH_OFFSET_PX);
  // The browser's native scrolling, before any script runs, stops at the same position.
  await page.goto('/client');
  await open(page, '/privacy#section-3');
  await expect.poll(async () => Math.round(await topOf(page, 'section-3'))).toBe(HASH_OFFSET_PX);
});

test('nothing is stored on the device that the cookie page does not name, and no consent is asked for', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open(page, '/talent');
  await open(page, '/cookies');
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['lang']);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !['lang', 'theme'].includes(key))).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an edit of a page is in its public document by the second after', async () => {
  const staff = await openSession(siteUrl(), 'staff');
  const managed = '/api/management/page/cookies';
  interface Managed {
    version: number;
    body: { th: string; en: string };
  }
  const put = async (body: Managed['body']): Promise<Response> => {
    const { version } = await ask<Managed>(siteUrl(), staff, managed);
    return fetch(siteUrl() + managed, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${staff.accessToken}`,
      },
      body: JSON.stringify({ version, body }),
    });
  };
  const documentOf = async () => (await fetch(`${siteUrl()}/cookies`)).text();
  const { body: before } = await ask<Managed>(siteUrl(), staff, managed);
  await documentOf();
  const words = ['ข้อความที่เพิ่งแก้ครั้งแรก', 'ข้อความที่เพิ่งแก้ครั้งที่สอง'];
  try {
    // Polled meanwhile, because the page is refreshed in the background.
    expect((await put({ ...before, th: `<p>${words[0]}</p>` })).status).toBe(200);
    await expect.poll(documentOf, { intervals: [100], timeout: 5000 }).toContain(words[0]);
    // First visited a second later: the first visitor sees the edit.
    expect((await put({ ...before, th: `<p>${words[1]}</p>` })).status).toBe(200);
    await aSecondLater();
    expect(await documentOf()).toContain(words[1]);
  } finally {
    await put(before);
  }
});

test('stories are narrowed by subject and words, down to none @nightly', async ({ page }) => {
  const { items } = await listed('type=General&size=100');
  const tag = items.flatMap(({ tags }) => tags)[0];
  const tagged = await listed(`type=General&tags=${tag?.id ?? ''}`);
  await open(page, '/news');
  const subjects = page.getByRole('group', { name: 'หมวดข่าว' });
  await subjects.getByRole('link', { name: tag?.th ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`tags=${tag?.id}`));
  const news = results(page, 'ข่าวสาร');
  await expect(news.getByRole('status')).toHaveText(`${tagged.total} เรื่อง`);
  await page.getByRole('searchbox').fill('ไม่มีคำนี้แน่นอน');
  await page.getByRole('searchbox').press('Enter');
  await expect(news.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(page.getByRole('main').getByText('ไม่พบรายการที่ตรงกัน')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a story under the other list’s address is led to its own @nightly', async ({ page }) => {
  const talk = (await listed('type=TalkOfTheTown&size=1')).items[0];
  const answer = await page.goto(`/news/${talk?.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(`/talkofthetown/${talk?.id}`);
  await expect(title(page)).toHaveText(talk?.title.th ?? '');
});

for (const list of ['/news', '/talkofthetown']) {
  test(`a story that is not there leads back to ${list} with a word @nightly`, async ({
    page,
    faults,
  }) => {
    faults.announce(/status of 404/);
    const answer = await page.goto(`${list}/0193a000-0000-7000-8000-000000000000`, {
      waitUntil: 'commit',
    });
    expect(answer?.status()).toBe(404);
    await expect(toasts(page).getByText('ไม่มีข่าวนี้ในระบบ')).toBeVisible();
    await expect(page).toHaveURL(list);
  });
}
