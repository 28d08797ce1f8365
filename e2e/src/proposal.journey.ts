import { ask, openSession, type Session } from './support/accounts.ts';
import { SIGNED_OUT, expect, siteUrl, test } from './support/journey.ts';
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  toasts,
} from './support/screens.ts';

interface Consents {
  items: { isGiven: boolean; textVersion: string | null }[];
}
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  storageState: SIGNED_OUT,
};
const LIST = '/management/business/proposal';

async function put(session: Session, path: string, body: object): Promise<void> {
  const answer = await fetch(siteUrl() + path, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

test.describe('as staff', () => {
  test.use({ account: 'staff' });

  test('a proposal is sent, answered on a phone without an account, and seen by staff @nightly', async ({
    page,
    openContext,
    faults,
  }) => {
    const talent = await openSession(siteUrl(), 'talent');
    const { items } = await ask<Consents>(siteUrl(), talent, '/api/consent');
    const textVersion = items.find(({ isGiven }) => isGiven)!.textVersion;
    await put(talent, '/api/consent', { purpose: 'ClientSharing', given: true, textVersion });
    const { talentId } = await ask<{ talentId: string }>(
      siteUrl(),
      talent,
      '/api/authorization/profile',
    );

    await open(page, `${LIST}/detail?talents=${talentId}`);
    await page.getByLabel(/^ชื่อข้อเสนอ/).fill('งานเดินแบบปลายปี');
    await page.getByRole('combobox', { name: /^ลูกค้า/ }).click();
    await page.getByRole('option').first().click();
    const item = page.getByRole('list', { name: 'ศิลปิน' }).getByRole('listitem');
    await expect(item).toHaveCount(1);
    await item.locator('[aria-haspopup="dialog"]').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel(/^ราคาต่อหน่วย/).fill('50,000');
    await drawer.getByLabel(/^ต้นทุนต่อหน่วย/).fill('30000');
    await drawer.getByRole('button', { name: 'เสร็จ' }).click();
    const sums = page.getByRole('complementary', { name: 'ยอดรวม' });
    await expect(sums.getByText('฿53,500')).toBeVisible();
    await expect(sums.getByText('฿20,000 (40%)')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}/detail/[0-9a-f-]{36}`));

    await page.getByRole('button', { name: 'ส่งให้ลูกค้า' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^รหัสผ่านของลิงก์/).fill('4821');
    await dialog.getByRole('button', { name: 'ส่ง', exact: true }).click();
    const link = await dialog.getByLabel('ลิงก์', { exact: true }).inputValue();
    await page.keyboard.press('Escape');

    const phone = await (await openContext(PHONE)).newPage();
    faults.tolerate(/403/);
    await open(phone, new URL(link).pathname);
    await phone.getByLabel(/^รหัสผ่าน/).fill('4821');
    await phone.getByRole('button', { name: 'เปิดข้อเสนอ' }).click();
    await expect(phone.getByRole('heading', { name: 'งานเดินแบบปลายปี' })).toBeVisible();
    await expect(phone.getByText('฿20,000')).toHaveCount(0);
    await expectNoSidewaysScroll(phone);
    await expectAccessibleInBothThemes(phone);
    await phone.getByRole('button', { name: 'เลือก', exact: true }).click();
    await expect(phone.getByText('บันทึกแล้ว')).toBeVisible();
    await phone.getByRole('button', { name: 'ส่งคำตอบให้ทีมงาน' }).click();
    await phone.getByRole('button', { name: 'ตอบรับข้อเสนอ' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'ตอบรับข้อเสนอ' }).click();
    await expect(toasts(phone).getByText(/ตอบรับข้อเสนอแล้ว/)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'เลือก', exact: true })).toHaveCount(0);

    await page.reload();
    await expect(page.getByText(/ลูกค้าตอบรับแล้วเมื่อ/)).toBeVisible();
    await open(page, LIST);
    await expect(page.getByRole('row', { name: /งานเดินแบบปลายปี/ })).toContainText(
      'ตอบแล้ว 1 จาก 1 คน',
    );
  });
});
