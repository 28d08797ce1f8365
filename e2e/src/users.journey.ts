import { emailOf, PASSWORD, storageOf } from './support/accounts.ts';
import { expect, SIGNED_OUT, siteUrl, test } from './support/journey.ts';
import { LISTS, rows } from './support/lists.ts';
import { mailedLink } from './support/mail.ts';
import { newColleague, sessionOf } from './support/people.ts';
import { unique } from './support/registration.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectReachedByKeyboard,
  open,
  toasts,
} from './support/screens.ts';
import { dialog, personAtWork, signIn } from './support/session.ts';
import {
  confirmAction,
  AUDIT,
  button,
  choose,
  DESK,
  expectResponsive,
  field,
  more,
  userDetail,
  USERS,
} from './support/users.ts';

test.describe('as an administrator', () => {
  test.use({ account: 'admin', viewport: DESK });

  test('a staff user is added, sets a password by mail, is deactivated during work and reactivated', async ({
    page,
    openContext,
    faults,
  }) => {
    test.setTimeout(150_000);
    const number = unique();
    const email = `colleague-${number}@dara.test`;
    const name = `พิม${number} ใจเย็น`;

    await test.step('an address that is taken is rejected at its field', async () => {
      await open(page, USERS);
      await page.getByRole('link', { name: 'เพิ่มผู้ใช้งาน' }).click();
      await field(page, 'ชื่อ').fill(`พิม${number}`);
      await field(page, 'นามสกุล').fill('ใจดี');
      await field(page, 'อีเมล').fill(emailOf('staff'));
      faults.announce(/status of 409 .*\/api\/management\/profile/);
      await button(page, 'บันทึก').click();
      await expect(field(page, 'อีเมล')).toHaveAccessibleDescription(/มีผู้ใช้นี้อยู่แล้ว/);
      await expectAccessible(page);
      await field(page, 'อีเมล').fill(email);
      await button(page, 'บันทึก').click();
      await expect(toasts(page).getByText(/ส่งลิงก์ตั้งรหัสผ่านทางอีเมลแล้ว/)).toBeVisible();
      await expect(page).toHaveURL(/\/user\/detail\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('main').getByText('รอตั้งรหัสผ่าน')).toBeVisible();
    });

    const colleague = await (
      await openContext({ baseURL: siteUrl(), storageState: SIGNED_OUT })
    ).newPage();
    await test.step('the mailed link sets the password, and leads to work', async () => {
      await open(colleague, await mailedLink(email));
      await colleague.getByLabel(/^รหัสผ่านใหม่/).fill(PASSWORD);
      await colleague.getByLabel(/^ยืนยันรหัสผ่านใหม่/).fill(PASSWORD);
      await button(colleague, 'ตั้งรหัสผ่านใหม่').click();
      await expect(dialog(colleague)).toBeVisible();
      await signIn(colleague, email, PASSWORD);
      await expect(colleague).toHaveURL(/\/management\//);
      await expect(personAtWork(colleague, `พิม${number} ใจดี`)).toBeVisible();
    });

    await test.step('the record is found, opened by keyboard and changed', async () => {
      await open(page, `${USERS}?keyword=${email}`);
      await expect(rows(page)).toHaveCount(1);
      await expectResponsive(page);
      await expectReachedByKeyboard(page, page.getByRole('link', { name: `พิม${number} ใจดี` }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`พิม${number} ใจดี`);
      await expect(page.getByRole('main').getByText('รอตั้งรหัสผ่าน')).toHaveCount(0);
      await expectResponsive(page);
      await field(page, 'นามสกุล').fill('ใจเย็น');
      await button(page, 'บันทึก').click();
      await expect(toasts(page).getByText('บันทึกสำเร็จ')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    await test.step('deactivation applies immediately, with a message', async () => {
      faults.tolerate(/status of 401/);
      faults.announce(/status of 403 .*authorization\/login/);
      await expectReachedByKeyboard(page, more(page));
      await confirmAction(page, 'ปิดใช้งาน');
      await expect(toasts(page).getByText(`ปิดใช้งาน ${name} แล้ว`)).toBeVisible();
      await colleague
        .getByRole('navigation', { name: 'ระบบจัดการ' })
        .getByRole('link', { name: /^ข่าว/ })
        .click();
      await expect(toasts(colleague).getByText('บัญชีของคุณถูกปิดใช้งานแล้ว')).toBeVisible();
      await expect(dialog(colleague)).toBeVisible();
      await signIn(colleague, email, PASSWORD);
      await expect(dialog(colleague).getByRole('alert')).toContainText('บัญชีผู้ใช้นี้ถูกปิดใช้งาน');
    });

    await test.step('let in again, the same person signs in', async () => {
      await choose(page, 'เปิดใช้งาน');
      await expect(toasts(page).getByText(`เปิดใช้งาน ${name} แล้ว`)).toBeVisible();
      await button(dialog(colleague), 'เข้าสู่ระบบ').click();
      // Redirects to the requested or current page.
      await expect(colleague).toHaveURL(/\/management\/(cms\/news|talent\/model)$/);
      await expect(rows(colleague)).not.toHaveCount(0);
    });
  });

  test('sign-ins are read and ended, a user is deleted and restored, and the log tells it in words @nightly', async ({
    page,
    openContext,
    faults,
  }) => {
    test.setTimeout(120_000);
    faults.tolerate(/status of 401/);
    const { id, name, email, session } = await newColleague();
    const wrong = { email, password: 'Wrong1234!' };
    await fetch(`${siteUrl()}/api/authorization/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wrong),
    });
    const context = await openContext({
      baseURL: siteUrl(),
      storageState: storageOf(siteUrl(), session),
    });
    const colleague = await context.newPage();
    await open(colleague, LISTS.news.path);
    await expect(rows(colleague)).not.toHaveCount(0);

    await test.step('sign-in methods and sessions of a user', async () => {
      await open(page, `${userDetail(id)}?tab=signin`);
      await expect(page.getByText(/^รหัสผ่านไม่ถูกต้อง/)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: /^ให้ออกจากระบบ(?!ทุก)/ }).click();
      await expect(toasts(page).getByText('ออกจากระบบอุปกรณ์นั้นแล้ว')).toBeVisible();
      await expect(page.getByText('ไม่ได้เข้าสู่ระบบที่ใดอยู่')).toBeVisible();
      await colleague.reload();
      await expect(toasts(colleague).getByText('เซสชันหมดอายุแล้ว')).toBeVisible();
    });

    await test.step('all sign-ins end together', async () => {
      await sessionOf(email);
      await sessionOf(email);
      await page.reload();
      await button(page, 'ให้ออกจากระบบทุกอุปกรณ์').click();
      await button(page.getByRole('alertdialog'), 'ให้ออกจากระบบทุกอุปกรณ์').click();
      await expect(toasts(page).getByText(`${name} ออกจากระบบทุกอุปกรณ์แล้ว`)).toBeVisible();
      await expect(page.getByText('ไม่ได้เข้าสู่ระบบที่ใดอยู่')).toBeVisible();
    });

    await test.step('deleted, and brought back from the list', async () => {
      faults.tolerate(/status of 404 .*\/api\/management\/profile/);
      await confirmAction(page, 'ลบ');
      await expect(page.getByRole('note')).toContainText('กู้คืนได้ภายใน 30 วัน');
      await expectAccessible(page);
      await expect(sessionOf(email)).rejects.toThrow('INVALID_CREDENTIALS');
      await open(page, `${USERS}?deleted=true&keyword=${email}`);
      await button(page, `กู้คืน ${name}`).click();
      await expect(toasts(page).getByText(`กู้คืน ${name} แล้ว`)).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      await sessionOf(email);
    });

    await test.step('the audit log in words', async () => {
      await open(page, `${AUDIT}?keyword=${id}&size=50`);
      for (const action of ['สร้าง', 'เข้าสู่ระบบไม่สำเร็จ', 'ออกจากระบบทุกอุปกรณ์', 'ลบ', 'กู้คืน']) {
        await expect(page.getByRole('rowheader', { name: action, exact: true })).toBeVisible();
      }
      await expect(page.getByRole('link', { name }).first()).toHaveAttribute(
        'href',
        userDetail(id),
      );
      await expectResponsive(page);
    });
  });
});
