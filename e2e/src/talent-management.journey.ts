import { readFile } from 'node:fs/promises';
import { PASSWORD, openSession, storageOf, type Session } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { LISTS, rows } from './support/lists.ts';
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  toasts,
} from './support/screens.ts';
import { choosePassword } from './support/mail.ts';
import { callTalents, makeTalent, removeTalents, type MadeTalent } from './support/talents.ts';

const LIST = LISTS.talents.path;
const detail = (id: string) => `${LIST}/detail/${id}`;

let made: string[] = [];
async function talent(data?: object): Promise<MadeTalent> {
  const one = await makeTalent(data);
  made.push(one.id);
  return one;
}
test.afterEach(async () => {
  const ids = made;
  made = [];
  await removeTalents(ids);
});

test.describe('as staff', () => {
  test.use({ account: 'staff' });

  test('a talent is made, with what is wrong shown at its field @nightly', async ({
    page,
    faults,
  }) => {
    // The api rejects a name that is taken.
    faults.announce(/status of 409/);
    const taken = await talent();
    await open(page, LIST);
    await page.getByRole('link', { name: 'เพิ่มศิลปิน' }).click();
    await expect(page).toHaveURL(`${LIST}/detail`);
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('ชื่อที่แสดง').fill(taken.displayName.toUpperCase());
    await field('ชื่อ (ไทย)').fill('ใหม่');
    await field('นามสกุล (ไทย)').fill('มาแรง');
    await page.getByRole('radio', { name: 'หญิง' }).check();
    await field('อีเมล').first().fill(`new-${taken.email}`);
    const save = page.getByRole('button', { name: 'บันทึก', exact: true });
    await save.click();
    await expect(field('ชื่อที่แสดง')).toHaveAttribute('aria-invalid', 'true');
    await field('ชื่อที่แสดง').fill(`${taken.displayName} 2`);
    await save.click();
    await expect(page).toHaveURL(new RegExp(`${LIST}/detail/[0-9a-f-]{36}$`));
    made.push(page.url().split('/').at(-1) ?? '');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`${taken.displayName} 2`);
    await expect(page.getByRole('main').getByText('รออนุมัติ', { exact: true })).toBeVisible();
  });

  test('a talent is rejected with a reason, reads it, sends in again and is approved', async ({
    page,
    openContext,
  }) => {
    const one = await talent();
    await open(page, detail(one.id));
    await page.getByRole('button', { name: 'ไม่อนุมัติ', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('ขอรูปที่ชัดกว่านี้');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'ไม่อนุมัติ' }).click();
    await expect(page.getByRole('note')).toContainText('ขอรูปที่ชัดกว่านี้');
    await expect(page.getByRole('button', { name: 'อนุมัติ', exact: true })).toHaveCount(0);

    await choosePassword(one.email);
    const answer = await fetch(`${siteUrl()}/api/authorization/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: one.email, password: PASSWORD }),
    });
    const session = (await answer.json()) as Session;
    const context = await openContext({ storageState: storageOf(siteUrl(), session) });
    const own = await context.newPage();
    await open(own, '/talent/profile');
    await expect(own.getByText('ขอรูปที่ชัดกว่านี้')).toBeVisible();
    await callTalents(session, 'PUT', `/${one.id}/status`, { status: 'Pending' });

    await page.reload();
    await page.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    await expect(page.getByRole('main').getByText('อนุมัติแล้ว', { exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'ประวัติการแก้ไข' })).toHaveCount(0);
    await page.getByRole('button', { name: /^การจัดการเพิ่มเติม/ }).click();
    await expect(page.getByRole('menuitem', { name: 'ปิดใช้งาน', exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'ลบ' })).toHaveCount(0);
  });

  test('a full top 10 is reported @nightly', async ({ page, faults }) => {
    faults.announce(/status of 409/);
    const one = await talent();
    await callTalents(await openSession(siteUrl(), 'staff'), 'PUT', `/${one.id}/status`, {
      status: 'Approved',
    });
    for (let places = 0; places < 10; places += 1) {
      const isFull = await talent({ isTop10: true }).then(
        () => false,
        (error: Error) => /TOP_FULL/.test(error.message),
      );
      if (isFull) break;
    }
    await open(page, detail(one.id));
    await page.getByRole('button', { name: /^การจัดการเพิ่มเติม/ }).click();
    await page.getByRole('menuitem', { name: 'เพิ่มในท็อป 10' }).click();
    await expect(toasts(page).getByText('รายชื่อ Top 10 เต็มแล้ว')).toBeVisible();
  });

  test('several are deactivated and activated at once @nightly', async ({ page }) => {
    const pair = [await talent(), await talent()];
    await open(page, `${LIST}?sort=CreatedAt&order=desc`);
    for (const { displayName } of pair) {
      await page.getByRole('checkbox', { name: `เลือก ${displayName}` }).click();
    }
    const bar = page.getByRole('region', { name: 'รายการที่เลือก' });
    await expect(bar).toContainText('เลือกแล้ว 2 รายการ');
    await expectAccessibleInBothThemes(page);
    await bar.getByRole('button', { name: 'ปิดใช้งาน', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ปิดใช้งาน' }).click();
    await expect(toasts(page).getByText('ปิดใช้งานศิลปิน 2 คนแล้ว')).toBeVisible();
    await expect(bar).toHaveCount(0);
    for (const { displayName } of pair) {
      await expect(page.getByRole('row', { name: displayName })).toContainText('ปิดใช้งาน');
    }
  });

  test('the filtered list is taken along as a workbook @nightly', async ({ page }) => {
    await open(page, `${LIST}?talentGroup=Singer`);
    await expect(rows(page)).not.toHaveCount(0);
    await page.getByRole('button', { name: 'ส่งออก' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel ภาษาไทย' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^talents-\d{4}-\d\d-\d\d\.xlsx$/);
    // A workbook is a zip archive.
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    await expect(toasts(page).getByText('บันทึกไฟล์แล้ว')).toBeVisible();
  });

  test('columns and filters are stored for the next visit @nightly', async ({ page }) => {
    await open(page, `${LIST}?talentGroup=Actor`);
    await page.getByRole('button', { name: 'คอลัมน์' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'อีเมล' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'บริษัท' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'ตัวกรองที่บันทึกไว้' }).click();
    await page.getByRole('menuitem', { name: 'บันทึกตัวกรองปัจจุบัน' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('นักแสดงของเรา');
    await dialog.getByRole('checkbox').click();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'บันทึก' }).click();
    await expect(dialog).toHaveCount(0);
    await open(page, LIST);
    await expect(page).toHaveURL(`${LIST}?talentGroup=Actor`);
    await expect(page.getByRole('button', { name: 'นักแสดงของเรา' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'อีเมล' })).toBeVisible();
    // The table scrolls to its last columns, the page does not.
    await page.setViewportSize({ width: 1024, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});

test.describe('as an administrator', () => {
  test.use({ account: 'admin' });

  test('a talent is archived, deleted, restored, and all of it is in the history @nightly', async ({
    page,
    faults,
  }) => {
    faults.announce(/status of 404/);
    const one = await talent();
    const staff = await openSession(siteUrl(), 'staff');
    await callTalents(staff, 'PUT', `/${one.id}/status`, { status: 'Approved' });
    const choose = async (action: string) => {
      await page.getByRole('button', { name: /^การจัดการเพิ่มเติม/ }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await open(page, detail(one.id));
    await choose('เก็บเข้าคลัง');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(one.displayName);
    await question.getByRole('button', { name: 'เก็บเข้าคลัง' }).click();
    await expect(question).toHaveCount(0);
    await choose('นำออกจากคลัง');
    await expect(page.getByRole('main').getByText('อนุมัติแล้ว', { exact: true })).toBeVisible();
    await choose('ลบ');
    await question.getByRole('button', { name: 'ลบ' }).click();
    await expect(page.getByText('ศิลปินคนนี้ถูกลบแล้ว')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('main').getByRole('button', { name: 'กู้คืน' }).click();
    await page.getByRole('tab', { name: 'ประวัติการแก้ไข' }).click();
    const history = page.getByRole('tabpanel', { name: 'ประวัติการแก้ไข' });
    await expect(history.getByRole('listitem').locator('strong')).toHaveText([
      'กู้คืน',
      'ลบ',
      'เปลี่ยนสถานะ',
      'เปลี่ยนสถานะ',
      'เปลี่ยนสถานะ',
      'เพิ่มศิลปิน',
    ]);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});

test.describe('without permission', () => {
  for (const account of ['business', 'talent'] as const) {
    test.describe(`as ${account}`, () => {
      test.use({ account });

      test('a talent’s page says that it is not for this person @nightly', async ({ page }) => {
        await open(page, detail('01a1fecd-dbf3-7151-815b-c0ddf4c0bbe8'));
        await expect(page.getByText('คุณไม่มีสิทธิ์ดูส่วนนี้')).toBeVisible();
      });
    });
  }

  test.describe('as a talent', () => {
    test.use({ account: 'talent' });

    test('the address without an id is the own profile @nightly', async ({ page }) => {
      await open(page, `${LIST}/detail`);
      await expect(page).toHaveURL('/talent/profile');
    });
  });
});
