import type { Page } from '@playwright/test';
import { emailOf, PASSWORD } from './support/accounts.ts';
import { expect, nightlyUnless, siteUrl, test } from './support/journey.ts';
import { hydrated, expectAccessibleInBothThemes, open, toasts } from './support/screens.ts';
import {
  cookieOf,
  dialog,
  personMenu,
  requestsTo,
  signIn,
  signInLink,
  corruptToken,
  waitingTabs,
} from './support/session.ts';

const NEWS_LIST = '/management/cms/news';
const LOGIN = '/api/authorization/login';
const REFRESH = '/api/authorization/refreshtoken';

test('signing in says field by field what is missing @nightly', async ({ page }) => {
  const logins = requestsTo(page, LOGIN);
  await open(page, '/');
  await signInLink(page).click();
  await expect(page).toHaveURL('/?dialog=signin');
  await dialog(page).getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(dialog(page).getByLabel('อีเมล')).toHaveAccessibleDescription('กรุณาระบุข้อมูล');
  await expect(dialog(page).getByLabel(/^รหัสผ่าน/)).toHaveAccessibleDescription('กรุณาระบุข้อมูล');
  await dialog(page).getByLabel('อีเมล').fill('somebody@nowhere');
  await dialog(page)
    .getByLabel(/^รหัสผ่าน/)
    .focus();
  await expect(dialog(page).getByLabel('อีเมล')).toHaveAccessibleDescription('กรุณากรอกอีเมลให้ถูกต้อง');
  await expectAccessibleInBothThemes(page);
  expect(logins).toEqual([]);
});

for (const [language, button, wrong, disabled] of [
  ['th', 'เข้าสู่ระบบ', 'อีเมลหรือรหัสผ่านไม่ถูกต้อง', 'บัญชีผู้ใช้นี้ถูกปิดใช้งาน'],
  ['en', 'Sign in', 'Email or password is invalid', 'The user has been disabled'],
] as const) {
  test(`a wrong password and a disabled person are refused in ${language}${nightlyUnless(language === 'th')}`, async ({
    page,
    faults,
  }) => {
    faults.announce(/status of 401 .*authorization\/login/);
    faults.announce(/status of 403 .*authorization\/login/);
    await open(page, `/?dialog=signin&lang=${language}`);
    const box = page.getByRole('dialog');
    const email = box.getByRole('textbox', { name: /^(อีเมล|Email)/ });
    const password = box.getByLabel(/^(รหัสผ่าน|Password)/);
    await email.fill(emailOf('staff'));
    await password.fill('Wrong1234!');
    await box.getByRole('button', { name: button, exact: true }).click();
    await expect(box.getByRole('alert')).toContainText(wrong);
    await email.fill(emailOf('disabled'));
    await password.fill(PASSWORD);
    await box.getByRole('button', { name: button, exact: true }).click();
    await expect(box.getByRole('alert')).toContainText(disabled);
    expect(await cookieOf(page, 'accessToken')).toBeUndefined();
  });
}

test('signing in greets, shows whose menu it is, and lasts', async ({ page }) => {
  await open(page, '/');
  await signInLink(page).click();
  await signIn(page, emailOf('staff'), PASSWORD);
  await expect(toasts(page).getByText('เข้าสู่ระบบสำเร็จ')).toBeVisible();
  await expect(page).toHaveURL(/\/management\//);
  await expect(dialog(page)).toHaveCount(0);
  await open(page, '/');
  await personMenu(page).click();
  await expect(page.getByText(emailOf('staff'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'ระบบจัดการ' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await cookieOf(page, 'accessToken')).toMatchObject({
    path: '/',
    secure: true,
    sameSite: 'Strict',
  });
  await open(page, '/?dialog=signin');
  await expect(page).toHaveURL('/');
  await expect(personMenu(page)).toBeVisible();
});

for (const [account, work] of [
  ['admin', /\/management\//],
  ['business', /\/management\//],
  ['talent', /\/talent\/profile$/],
] as const) {
  test(`${account} begins at their work after signing in @nightly`, async ({ page }) => {
    await open(page, '/?dialog=signin');
    await signIn(page, emailOf(account), PASSWORD);
    await expect(page).toHaveURL(work);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('signing in works with the keyboard alone @nightly', async ({ page }) => {
  await open(page, '/forgotpassword');
  const tab = async (times = 1) => {
    for (let index = 0; index < times; index += 1) await page.keyboard.press('Tab');
  };
  await tab();
  await expect(page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' })).toBeFocused();
  for (let index = 0; index < 20; index += 1) {
    await tab();
    if (await signInLink(page).evaluate((link) => link === document.activeElement)) break;
  }
  await expect(signInLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('อีเมล')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(signInLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('อีเมล')).toBeFocused();
  await page.keyboard.type(emailOf('staff2'));
  for (let index = 0; index < 4; index += 1) {
    await tab();
    const password = dialog(page).getByLabel(/^รหัสผ่าน/);
    if (await password.evaluate((field) => field === document.activeElement)) break;
  }
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('เข้าสู่ระบบสำเร็จ')).toBeVisible();
  await expect(personMenu(page)).toBeVisible();
});

test('a page that needs signing in is reached afterwards, with query and hash', async ({
  page,
}) => {
  await open(page, `${NEWS_LIST}?size=25#list`);
  await expect(page).toHaveURL(
    `/?redirect=${encodeURIComponent('/management/cms/news?size=25#list')}`,
  );
  await expect(dialog(page)).toContainText('กรุณาเข้าสู่ระบบเพื่อเปิดหน้าที่ต้องการ');
  await signIn(page, emailOf('staff'), PASSWORD);
  await expect(page).toHaveURL(`${NEWS_LIST}?size=25#list`);
  await expect(page.getByRole('table')).toBeVisible();
});

test('a wanted page on another site is not followed @nightly', async ({ page }) => {
  await open(page, `/?redirect=${encodeURIComponent('//example.com/')}`);
  await signIn(page, emailOf('staff'), PASSWORD);
  await page.waitForURL(/\/management\//);
  expect(new URL(page.url()).origin).toBe(siteUrl());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** What side menu and bell ask for is refused as well. */
const COUNTS =
  /status of 401 .*(?:\/api\/(?:management\/(?:business|newface|brief)|notice)|\/_dara\/readable)/;

test.describe('signed in', () => {
  test.use({ account: 'staff' });

  test('signing out drops the session here and in other tabs', async ({ page, context }) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, NEWS_LIST);
    await expect(other.getByRole('table')).toBeVisible();
    const refreshToken = (await cookieOf(page, 'refreshToken'))?.value ?? '';

    const loggedOut = page.waitForResponse((sent) =>
      sent.url().endsWith('/api/authorization/logout'),
    );
    await personMenu(page).click();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await expect(toasts(page).getByText('ออกจากระบบแล้ว')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    await expect(signInLink(other)).toBeVisible();
    await expect(other).toHaveURL('/');
    expect(await context.cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'accessToken' }),
    );
    await loggedOut;
    const answer = await fetch(siteUrl() + REFRESH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: decodeURIComponent(refreshToken) }),
    });
    expect(answer.status, 'the server has forgotten the session as well').toBe(401);
  });

  test('a run-out access token is replaced unseen', async ({ page, faults }) => {
    faults.announce(/status of 401 .*\/api\/management\/news/);
    faults.tolerate(COUNTS);
    await corruptToken(page, 'accessToken');
    const before = await cookieOf(page, 'refreshToken');
    const refreshes = requestsTo(page, REFRESH);
    await open(page, NEWS_LIST);
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(10);
    await expect(page).toHaveURL(NEWS_LIST);
    expect(refreshes).toHaveLength(1);
    expect((await cookieOf(page, 'refreshToken'))?.value).not.toBe(before?.value);
    await page.reload();
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(10);
    expect(refreshes).toHaveLength(1);
  });

  test('two tabs replace a run-out token once', async ({ page, context, faults }) => {
    faults.announce(/status of 401 .*\/api\/management\/news/);
    faults.tolerate(COUNTS);
    const other = await context.newPage();
    await corruptToken(page, 'accessToken');
    const refreshes = requestsTo(page, REFRESH);
    await context.route(`**${REFRESH}`, async (route) => {
      // Delayed until the other tab waits for the lock, so that both request it concurrently.
      await bothRefused;
      await expect.poll(() => page.evaluate(waitingTabs)).toBe(1);
      await route.continue();
    });
    const refused = (tab: Page) =>
      tab.waitForResponse(
        (answer) => answer.status() === 401 && answer.url().includes('/api/management/news'),
      );
    const bothRefused = Promise.all([refused(page), refused(other)]);
    await Promise.all([open(page, NEWS_LIST), open(other, NEWS_LIST)]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('table').getByRole('rowheader')).toHaveCount(10);
    }
    expect(refreshes).toHaveLength(1);
  });

  test('a profile that was lost is asked for again @nightly', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => localStorage.removeItem('profile'));
    await open(page, NEWS_LIST);
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(10);
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toContain(emailOf('staff'));
  });

  test('a session that is over leads home with a warning, and back to its page', async ({
    page,
    faults,
  }) => {
    // Whichever call is refused first ends the session; the others are not sent.
    for (const call of [COUNTS, /status of 401 .*\/api\/management\/news/]) faults.tolerate(call);
    faults.announce(/status of 401 .*refreshtoken/);
    await corruptToken(page, 'accessToken', 'refreshToken');
    await page.goto(NEWS_LIST);
    await expect(toasts(page).getByText('เซสชันหมดอายุแล้ว กรุณาเข้าสู่ระบบอีกครั้ง')).toBeVisible();
    await expect(page).toHaveURL(`/?redirect=${encodeURIComponent(NEWS_LIST)}`);
    expect(await cookieOf(page, 'accessToken')).toBeUndefined();
    await hydrated(page);
    await signIn(page, emailOf('staff'), PASSWORD);
    await expect(page).toHaveURL(NEWS_LIST);
    await expect(page.getByRole('table')).toBeVisible();
  });
});
