import { ask, openSession, storageOf } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  toasts,
} from './support/screens.ts';

interface Job {
  id: string;
  title: { th: string };
  isOpen: boolean;
}
interface Talent {
  displayName: string;
}

const requests = (jobId: string) => `/management/business/job/detail/${jobId}/request`;
const PHONE = { width: 390, height: 844 };

test.describe('as staff', () => {
  test.use({ account: 'staff' });

  test('a talent is invited, accepts on a phone by applying, and staff see the answer @nightly', async ({
    page,
    openContext,
  }) => {
    const talent = await openSession(siteUrl(), 'talent3');
    const jobs = await ask<{ items: Job[] }>(siteUrl(), talent, '/api/job?open=true&size=100');
    const job = jobs.items.at(-1)!;
    const { displayName } = await ask<Talent>(siteUrl(), talent, '/api/talent/profile');

    await open(page, requests(job.id));
    await page.getByRole('link', { name: 'เชิญศิลปิน' }).first().click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await open(page, `${requests(job.id)}/invite?keyword=${encodeURIComponent(displayName)}`);
    await page.getByRole('checkbox', { name: displayName }).click();
    await page.getByRole('button', { name: 'เชิญที่เลือก' }).click();
    const dialog = page.getByRole('dialog', { name: /เชิญศิลปิน 1 คน/ });
    await expect(dialog.getByLabel('ข้อความภาษาไทย')).toHaveValue(new RegExp(job.title.th));
    await dialog.getByLabel(/ค่าตัวที่เสนอ/).fill('12000');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'ส่งคำเชิญ' }).click();
    await expect(toasts(page).getByText('ส่งคำเชิญถึงศิลปิน 1 คน แล้ว')).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(displayName) });
    await expect(row.getByText('รอคำตอบ')).toBeVisible();
    await expectAccessibleInBothThemes(page);

    const phone = await openContext({
      storageState: storageOf(siteUrl(), talent),
      viewport: PHONE,
    });
    const hand = await phone.newPage();
    await open(hand, '/talent/profile/job?tab=invitations');
    const entry = hand
      .getByRole('listitem')
      .filter({ has: hand.getByRole('heading', { level: 2, name: job.title.th }) });
    await expect(entry.getByText(/12,000/)).toBeVisible();
    await expectNoSidewaysScroll(hand);
    await page.reload();
    await expect(row.getByText('เปิดดูแล้ว')).toBeVisible();
    await entry.getByRole('link', { name: 'ตอบรับและสมัคร' }).click();
    const applying = hand.getByRole('dialog', { name: 'สมัครงาน' });
    await expect(applying.getByRole('radio').first()).toBeChecked();
    await applying.getByRole('button', { name: 'ส่งใบสมัคร' }).click();
    await expect(toasts(hand).getByText('ส่งใบสมัครเรียบร้อยแล้ว')).toBeVisible();

    await page.reload();
    await expect(row.getByText('สมัครแล้ว')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});
