import type { Page } from '@playwright/test';
import { PASSWORD } from './support/accounts.ts';
import { Authenticator } from './support/authenticator.ts';
import { expect } from './support/journey.ts';
import { expectMail } from './support/mail.ts';
import {
  accountDialog,
  button,
  expectFitsSmallestPhone,
  fillPassword,
  tab,
  test,
  signInRedirect,
} from './support/own-account.ts';
import { expectAccessible, expectAccessibleInBothThemes, open, toasts } from './support/screens.ts';
import { dialog, personAtWork, personMenu, signIn } from './support/session.ts';

const CODE_USED = /^รหัสไม่ถูกต้องหรือถูกใช้ไปแล้ว/;

test('a second step is set up, asked for at sign-in, and no code works twice @nightly', async ({
  own: { page, email, visitor },
  faults,
}) => {
  test.setTimeout(120_000);
  await open(page, tab('security'));
  await button(page, 'ตั้งค่าแอปยืนยันตัวตน').click();
  await fillPassword(accountDialog(page, 'ยืนยันว่าเป็นคุณ'));
  await button(page, 'ถัดไป').click();
  const setUp = accountDialog(page, 'เพิ่มบัญชีในแอป');
  await expect(setUp.getByRole('img', { name: /^QR/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsSmallestPhone(page);
  const app = new Authenticator(await setUp.locator('code').innerText());
  const first = app.next();
  await setUp.getByRole('textbox', { name: /^รหัส 6 หลัก/ }).fill(first);
  await button(setUp, 'เปิดใช้').click();
  const shown = accountDialog(page, 'เก็บรหัสกู้คืนไว้');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [recovery = ''] = await shown.getByRole('listitem').allInnerTexts();
  await button(shown, 'เก็บไว้แล้ว').click();
  await expect(page.getByText('เหลือรหัสกู้คืน 10 รหัส')).toBeVisible();

  /** Knows the password only. */
  const halfIn = async () => {
    const one = await visitor();
    await open(one, signInRedirect(tab('security')));
    await signIn(one, email, PASSWORD);
    await expect(dialog(one).getByRole('heading', { name: 'อีกขั้นตอนเดียว' })).toBeVisible();
    return one;
  };
  const answer = async (one: Page, name: string, code: string) => {
    await dialog(one).getByRole('textbox', { name }).fill(code);
    await button(dialog(one), 'ยืนยัน').click();
  };
  faults.announce(/status of 400 .*\/api\/authorization\//);

  await test.step('a code that was used is refused, the next one lets in', async () => {
    const one = await halfIn();
    await answer(one, 'รหัสจากแอป', first);
    await expect(dialog(one).getByRole('textbox')).toHaveAccessibleDescription(CODE_USED);
    await expectAccessibleInBothThemes(one);
    await expectFitsSmallestPhone(one);
    await answer(one, 'รหัสจากแอป', app.next());
    await expect(one.getByText('เหลือรหัสกู้คืน 10 รหัส')).toBeVisible();
  });

  await test.step('a recovery code works once, and its owner is notified', async () => {
    const one = await halfIn();
    await button(dialog(one), 'ใช้รหัสกู้คืน').click();
    await answer(one, 'รหัสกู้คืน', recovery);
    await expect(one.getByText('เหลือรหัสกู้คืน 9 รหัส')).toBeVisible();
    await expectMail(email, /รหัสกู้คืน/);
    const again = await halfIn();
    await button(dialog(again), 'ใช้รหัสกู้คืน').click();
    await answer(again, 'รหัสกู้คืน', recovery);
    await expect(dialog(again).getByRole('textbox')).toHaveAccessibleDescription(CODE_USED);
    await expect(personMenu(again)).toHaveCount(0);
  });
});

test('a passkey is added with the password, signs in without it, and is removed by itself', async ({
  own: { page, name },
  faults,
}) => {
  test.setTimeout(90_000);
  const key = 'กุญแจของทีม';
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open(page, tab('security'));
  await button(page, 'เพิ่มพาสคีย์').click();
  const adding = accountDialog(page, 'เพิ่มพาสคีย์');
  await adding.getByRole('textbox', { name: /^ชื่อพาสคีย์/ }).fill(key);
  await fillPassword(adding);
  await button(adding, 'สร้างพาสคีย์').click();
  await expect(toasts(page).getByText('เพิ่มพาสคีย์แล้ว')).toBeVisible();
  const keys = page.getByRole('list', { name: 'พาสคีย์' });
  await expect(keys.getByText('ยังไม่เคยใช้')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsSmallestPhone(page);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, signInRedirect(tab('security')));
  await button(dialog(page), 'ใช้พาสคีย์').click();
  await expect(page).toHaveURL(tab('security'));
  await expect(personAtWork(page, name)).toBeVisible();
  await expect(keys.getByText('ใช้ล่าสุด')).toBeVisible();

  await button(page, `ลบ ${key}`).click();
  faults.announce(/status of 403 .*\/api\/account\/passkey/);
  await button(page.getByRole('alertdialog'), 'ลบ').click();
  const step = accountDialog(page, 'ยืนยันว่าเป็นคุณ');
  await expectAccessible(page);
  await button(step, 'ใช้พาสคีย์').click();
  await expect(toasts(page).getByText('ลบพาสคีย์แล้ว')).toBeVisible();
  await expect(keys).toHaveCount(0);
});
