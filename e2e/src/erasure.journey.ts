import { emailOf, storageOf } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { LISTS, rows } from './support/lists.ts';
import { expectMail } from './support/mail.ts';
import { newColleague, sessionOf } from './support/people.ts';
import { expectAccessible, expectAccessibleInBothThemes, open, toasts } from './support/screens.ts';
import { dialog } from './support/session.ts';
import {
  confirmAction,
  AUDIT,
  button,
  choose,
  DESK,
  expectResponsive,
  field,
  more,
  PRIVACY,
  userDetail,
  USERS,
} from './support/users.ts';

test.describe('as an administrator', () => {
  test.use({ account: 'admin', viewport: DESK });

  test('users cannot deactivate or erase themselves @nightly', async ({ page }) => {
    const own = emailOf('admin');
    await open(page, `${USERS}?keyword=${own}`);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('row').getByRole('checkbox').last().click();
    await button(page, 'ปิดใช้งาน').click();
    await button(page.getByRole('alertdialog'), 'ปิดใช้งาน').click();
    const outcome = page.getByRole('dialog', { name: 'ดำเนินการได้ไม่ครบทุกรายการ' });
    await expect(outcome.getByText('ไม่สามารถปิดใช้งานบัญชีนี้ได้')).toBeVisible();
    await expectAccessible(page);
    await button(outcome, 'ปิด').last().click();
    await rows(page).getByRole('link').click();
    await more(page).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    for (const action of ['ปิดใช้งาน', 'ลบ']) {
      await expect(page.getByRole('menuitem', { name: action, exact: true })).toHaveCount(0);
    }
    await page.getByRole('menuitem', { name: 'บันทึกคำขอข้อมูลส่วนบุคคล' }).click();
    await page.getByRole('radio', { name: 'ขอลบข้อมูล' }).check();
    await page.getByRole('radio', { name: 'อีเมล' }).check();
    await button(page, 'บันทึกคำขอ').click();
    await expect(page.getByRole('note')).toContainText('ลบข้อมูลของตัวเองไม่ได้');
    await confirmAction(page, 'ผู้ขอถอนคำขอ');
    await expect(toasts(page).getByText('ปิดคำขอแล้ว')).toBeVisible();
  });

  test('an erasure request is checked, executed, confirmed by mail, and complete @nightly', async ({
    page,
    openContext,
    faults,
  }) => {
    test.setTimeout(120_000);
    faults.tolerate(/status of 401/);
    faults.announce(/status of 404 .*\/api\/management\/profile/);
    const { id, name, email, session } = await newColleague();
    const context = await openContext({
      baseURL: siteUrl(),
      storageState: storageOf(siteUrl(), session),
    });
    const colleague = await context.newPage();
    await open(colleague, LISTS.news.path);
    await expect(rows(colleague)).not.toHaveCount(0);

    await test.step('the request is written down for the person', async () => {
      await open(page, userDetail(id));
      await choose(page, 'บันทึกคำขอข้อมูลส่วนบุคคล');
      await expect(field(page, 'อีเมลของเจ้าของข้อมูล')).toHaveValue(email);
      await page.getByRole('radio', { name: 'ขอลบข้อมูล' }).check();
      await page.getByRole('radio', { name: 'โทรเข้ามา' }).check();
      await expectResponsive(page);
      await button(page, 'บันทึกคำขอ').click();
      await expect(page).toHaveURL(/\/privacy\/detail\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('main').getByText(name)).toBeVisible();
      await expect(button(page, 'ลบข้อมูล')).toHaveCount(0);
      await expectResponsive(page);
    });
    const request = page.url();

    await test.step('nothing is erased before it was checked who asks', async () => {
      await button(page, 'ยืนยันตัวตนผู้ขอ').click();
      const checking = page.getByRole('dialog', { name: 'ยืนยันตัวตนผู้ขอ' });
      await checking.getByRole('textbox').fill('โทรกลับเบอร์ในสัญญาจ้าง');
      await button(checking, 'บันทึก').click();
      await expect(toasts(page).getByText('บันทึกการยืนยันตัวตนแล้ว')).toBeVisible();
      await button(page, 'ลบข้อมูล').click();
      await button(page.getByRole('alertdialog'), 'ลบข้อมูล').click();
      await expect(page.getByRole('heading', { name: 'รายงานการลบ' })).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByRole('main').getByText('เสร็จแล้ว').first()).toBeVisible();
      await expect(page.getByRole('main').getByText(name)).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
    });

    await test.step('the person is notified, signed out, and shown nowhere', async () => {
      await expectMail(email, 'ลบข้อมูลส่วนบุคคลของคุณแล้ว');
      await colleague.reload();
      await expect(dialog(colleague)).toBeVisible();
      await expect(sessionOf(email)).rejects.toThrow('INVALID_CREDENTIALS');
      await open(page, userDetail(id));
      await expect(page).toHaveURL(USERS);
      await expect(toasts(page).getByText('ไม่มีผู้ใช้นี้ในระบบ')).toBeVisible();
      await open(page, `${USERS}?deleted=true&keyword=${email}`);
      await expect(page.getByText('ไม่พบรายการที่ตรงกัน')).toBeVisible();
      await open(page, `${AUDIT}?keyword=${request.split('/').at(-1)}`);
      await expect(rows(page)).not.toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(name.split(' ')[0] ?? name);
    });
  });
});

for (const account of ['staff', 'business', 'talent'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('users, privacy requests and the audit log are forbidden @nightly', async ({ page }) => {
      const { id } = await newColleague();
      for (const path of [userDetail(id), `${USERS}/detail`, PRIVACY, `${PRIVACY}/detail`, AUDIT]) {
        await open(page, path);
        await expect(page.getByText('คุณไม่มีสิทธิ์ดูส่วนนี้')).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText('@dara.test');
      }
    });
  });
}
