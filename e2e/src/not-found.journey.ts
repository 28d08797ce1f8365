import { expect, isFullRun, siteUrl, test } from './support/journey.ts';
import { expectAccessibleInBothThemes, open } from './support/screens.ts';

const STRANGE = [
  '/404',
  '/no-such-page',
  '/news/not-an-id/deeper',
  '/talent/profile/x/y/z',
  '/%E0%B8%94%E0%B8%B2%E0%B8%A3%E0%B8%B2',
  '/%E0%A4%A',
  '/management/no-such-list',
];

const HEADINGS = { th: 'ไม่พบหน้าที่คุณต้องการ', en: 'We could not find this page' };

test('what does not exist is a page not found, in both languages, with ways on', async ({
  page,
  faults,
}) => {
  faults.announce(/status of 404/);
  // The router warns about paths that cannot be decoded.
  faults.tolerate(/could not be decoded/);
  // A sample of different kinds of addresses, or all.
  const paths = isFullRun ? STRANGE : ['/no-such-page', '/%E0%A4%A'];
  for (const path of paths) {
    await test.step(path, async () => {
      for (const [locale, name] of Object.entries(HEADINGS)) {
        const answer = await page.goto(locale === 'th' ? path : `${path}?lang=${locale}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL('/?lang=en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'For every story, the right star',
      );
      await page.getByRole('button', { name: 'เปลี่ยนเป็นภาษาไทย' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('the page not found is accessible @nightly', async ({ page, faults }) => {
  faults.announce(/status of 404/);
  await open(page, '/404');
  await expectAccessibleInBothThemes(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page not found and a guarded page say so @nightly', async ({ page, faults }) => {
    faults.announce(/status of 404/);
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
    await page.goto('/management/cms/news');
    await expect(page.locator('noscript').getByRole('link')).toHaveAttribute('href', '/');
    expect(await page.locator('noscript').textContent()).toContain('JavaScript');
  });
});

/** Mistyped or guessed api addresses. */
const REFUSED: readonly [path: string, status: number, code: string][] = [
  ['/api/talent/not-an-id', 404, 'TALENT_NOT_EXIST'],
  ['/api/news/0?type=General', 404, 'NEWS_NOT_EXIST'],
  ['/api/talent?page=0', 400, 'VALIDATION_FAILED'],
  ['/api/talent?sortByColumn=Password', 400, 'VALIDATION_FAILED'],
  ['/api/no-such-call', 404, 'NOT_FOUND'],
];

test('the api answers nonsense with a problem, never with a page', async () => {
  for (const [path, status, code] of REFUSED) {
    const answer = await fetch(siteUrl() + path);
    expect(answer.headers.get('content-type'), path).toContain('application/problem+json');
    expect(await answer.json(), path).toMatchObject({ status, code });
    expect(answer.status, path).toBe(status);
  }
});

test('a home address full of nonsense shows the home page @nightly', async ({ page }) => {
  await open(page, '/?page=0&size=10000&lang=xx&dialog=nothing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
