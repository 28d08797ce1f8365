import { ask, openSession } from './support/accounts.ts';
import { expect, nightlyUnless, siteUrl, test } from './support/journey.ts';
import { LISTS, rows, table } from './support/lists.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, open } from './support/screens.ts';

test.describe('a list', () => {
  test.use({ account: 'staff' });

  test('pages through its records in the address, back and forward', async ({ page }) => {
    await open(page, LISTS.talents.path);
    await expect(rows(page)).toHaveCount(10);
    const first = await rows(page).first().innerText();
    await page.getByRole('link', { name: 'หน้าถัดไป' }).click();
    await expect(page).toHaveURL(`${LISTS.talents.path}?page=2`);
    await expect(rows(page).first()).not.toHaveText(first);
    await page.getByRole('link', { name: 'หน้า 3', exact: true }).click();
    await expect(page).toHaveURL(`${LISTS.talents.path}?page=3`);
    await page.goBack();
    await expect(page).toHaveURL(`${LISTS.talents.path}?page=2`);
    await page.goBack();
    await expect(page).toHaveURL(LISTS.talents.path);
    await expect.poll(() => rows(page).first().innerText()).toBe(first);
    await page.goForward();
    await page.reload();
    await expect(page).toHaveURL(`${LISTS.talents.path}?page=2`);
    await expect(rows(page)).toHaveCount(10);
    await expect.poll(() => rows(page).first().innerText()).not.toBe(first);
  });

  test('sorts by a column, both ways, in the address @nightly', async ({ page }) => {
    await open(page, LISTS.talents.path);
    const column = page.getByRole('columnheader', { name: 'ศิลปิน' });
    await column.getByRole('button').click();
    await expect(page).toHaveURL(/sort=DisplayName&order=asc/);
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await expect(table(page)).not.toHaveAttribute('aria-busy', 'true');
    const first = await rows(page).first().innerText();
    await column.getByRole('button').click();
    await expect(page).toHaveURL(/sort=DisplayName&order=desc/);
    await expect(column).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).not.toHaveText(first);
  });

  test('finds by a Thai word, says when nothing matches, and forgets @nightly', async ({
    page,
  }) => {
    await open(page, LISTS.news.path);
    await expect(rows(page)).toHaveCount(10);
    const search = page.getByRole('searchbox');
    const session = await openSession(siteUrl(), 'staff');
    const { items } = await ask<{ items: { title: { th: string } }[] }>(
      siteUrl(),
      session,
      '/api/management/news?type=General&size=1',
    );
    const title = items[0]?.title.th ?? '';
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await search.fill(title);
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === title);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(title);
    await search.fill('ไม่มีคำนี้แน่นอน');
    await expect(page.getByText('ไม่พบรายการที่ตรงกัน')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'ล้างคำค้น' }).click();
    await expect(page).toHaveURL(LISTS.news.path);
    await expect(rows(page)).toHaveCount(10);
  });

  test('filters in the address, with the filter shown and taken away @nightly', async ({
    page,
  }) => {
    await open(page, LISTS.news.path);
    await page.getByRole('button', { name: /^ตัวกรอง(?!ที่)/ }).click();
    const sheet = page.getByRole('dialog', { name: 'ตัวกรอง' });
    await sheet.getByRole('combobox', { name: 'สถานะ' }).click();
    await page.getByRole('option', { name: 'ไม่เผยแพร่' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('status') === 'Unpublished');
    // Behind the sheet the old rows are dimmed until the new ones load.
    const others = page.locator('tbody tr').filter({ hasNotText: 'ไม่เผยแพร่' });
    await expect(others).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await sheet.getByRole('button', { name: /^แสดง/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(rows(page)).not.toHaveCount(0);
    await expect(others).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: /^นำ .* ออก$/ }).click();
    await expect(page).toHaveURL(LISTS.news.path);
    await expect(rows(page)).toHaveCount(10);
  });

  test('an address full of nonsense shows the list as it starts @nightly', async ({ page }) => {
    await open(
      page,
      `${LISTS.talents.path}?page=0&size=10000&sort=Password&order=up&status=Nothing&followers=a-b`,
    );
    await expect(rows(page)).toHaveCount(10);
  });

  test('a page past the end leads back to the first @nightly', async ({ page }) => {
    await open(page, `${LISTS.news.path}?page=999`);
    await expect(page.getByText('หน้านี้ไม่มีรายการ')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page
      .getByRole('link', { name: 'ไปหน้าแรก' })
      .or(page.getByRole('button', { name: 'ไปหน้าแรก' }))
      .click();
    await expect(rows(page)).toHaveCount(10);
  });

  for (const list of ['talents', 'jobs', 'news'] as const) {
    const { path, call } = LISTS[list];
    const isCall = (url: URL) => url.pathname === call;

    test(`of ${list} fails with a way to try again${nightlyUnless(list === 'talents')}`, async ({
      page,
      faults,
    }) => {
      faults.announce(/status of 500/);
      await page.route(isCall, (route) =>
        route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({ title: 'x', status: 500, code: 'INTERNAL', traceId: 'trace-7' }),
        }),
      );
      await open(page, path);
      await expect(page.getByText('โหลดข้อมูลไม่สำเร็จ')).toBeVisible();
      await expect(page.getByText('trace-7')).toBeVisible();
      if (list === 'talents') await expectAccessibleInBothThemes(page);
      await page.unroute(isCall);
      await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
      await expect(rows(page)).not.toHaveCount(0);
    });

    test(`of ${list} draws its shape while it loads, and says when it is empty @nightly`, async ({
      page,
    }) => {
      let answer = () => undefined as void;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(isCall, async (route) => {
        await held;
        await route.fulfill({ json: { items: [], page: 1, size: 10, total: 0 } });
      });
      await open(page, path);
      await expect(table(page)).toHaveAttribute('aria-busy', 'true');
      if (list === 'talents') await expectAccessibleInBothThemes(page, { isLoading: true });
      answer();
      await expect(table(page)).toHaveCount(0);
      await expect(page.getByText(/^ยังไม่มี/)).toBeVisible();
      if (list === 'talents') await expectAccessibleInBothThemes(page);
    });

    test(`of ${list} fits a desk in both languages @nightly`, async ({ page, context }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const lang of ['th', 'en']) {
        await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(rows(page)).not.toHaveCount(0);
        const overhang = () =>
          table(page).evaluate(({ parentElement: frame }) =>
            frame ? frame.scrollWidth - frame.clientWidth : NaN,
          );
        await expect.poll(overhang, { message: `overhang in ${lang}` }).toBe(0);
      }
    });

    test(`of ${list} fits a phone @nightly`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, path);
      await expect(rows(page)).not.toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'เปิดเมนู' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'ข่าว' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      // The menu is the same above each; the lists themselves are covered by the sweep.
      if (list === 'talents') await expectAccessibleInBothThemes(page);
    });
  }
});
