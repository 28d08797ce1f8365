import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './support/journey.ts';
import {
  expectAccessibleInBothThemes,
  markDocument,
  open,
  toasts,
  withJoiners,
} from './support/screens.ts';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const results = (page: Page) => page.getByRole('region', { name: 'ศิลปินของเรา' });
const cards = (page: Page) => results(page).getByRole('heading', { level: 2 });

async function answerOf<T>(path: string): Promise<T> {
  return (await (await fetch(siteUrl() + path)).json()) as T;
}

test('a visitor narrows the talents down and opens one of them', async ({ page }) => {
  await open(page, '/');
  const expectSameDocument = await markDocument(page);
  await menu(page).getByRole('link', { name: 'ศิลปินของเรา' }).click();
  await expect(page).toHaveURL('/talent');
  await expect(title(page)).toHaveText(withJoiners('ศิลปินของเรา'));
  await expect(cards(page)).toHaveCount(12);
  await expectAccessibleInBothThemes(page);

  const women = await answerOf<{ total: number; items: { displayName: string }[] }>(
    '/api/talent?gender=Female&size=12&sortByColumn=Followers&sortByAlphabetically=desc',
  );
  await page.getByRole('group', { name: 'เพศ' }).getByRole('link', { name: 'หญิง' }).click();
  await expect(page).toHaveURL('/talent?gender=Female');
  await expect(results(page).getByRole('status')).toHaveText(`พบศิลปิน ${women.total} คน`);
  await expect(cards(page)).toHaveText(women.items.map(({ displayName }) => displayName));

  const first = women.items[0]?.displayName ?? '';
  await cards(page).getByRole('link', { name: first, exact: true }).click();
  await expect(page).toHaveURL(/\/talent\/[^/?]+$/);
  await expect(title(page)).toHaveText(first);
  await expectAccessibleInBothThemes(page);
  await page.goBack();
  await expect(page).toHaveURL('/talent?gender=Female');
  await expect(cards(page)).toHaveCount(women.items.length);
  await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click();
  await expect(page).toHaveURL('/talent');
  await expectSameDocument();
});

test('a visitor reads the news in either language @nightly', async ({ page }) => {
  const { items } = await answerOf<{ items: { title: { th: string; en: string } }[] }>(
    '/api/news?type=General&size=1',
  );
  const newest = items[0]?.title ?? { th: '', en: '' };
  await open(page, '/');
  await menu(page).getByRole('link', { name: 'ข่าวสาร' }).click();
  await expect(page).toHaveURL('/news');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('main').getByRole('link', { name: newest.th, exact: true }).click();
  await expect(page).toHaveURL(/\/news\/[^/?]+$/);
  await expect(title(page)).toHaveText(newest.th);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(title(page)).toHaveText(newest.en);
  await expect(page).toHaveTitle(new RegExp(newest.en.slice(0, 20)));
});

test('a talent who does not exist is a page not found to machines, and a word and the list to people @nightly', async ({
  page,
  faults,
}) => {
  faults.announce(/status of 404 .*\/talent\/nobody/);
  // The message is visible for three seconds: it may be gone before the document's images have loaded.
  const answer = await page.goto('/talent/nobody', { waitUntil: 'commit' });
  expect(answer?.status()).toBe(404);
  await expect(toasts(page).getByText('ไม่มีศิลปินคนนี้ในระบบ')).toBeVisible();
  await expect(page).toHaveURL('/talent');
  await expect(cards(page)).toHaveCount(12);
});
