import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { sendProposal } from './support/proposals.ts';
import { hydrated } from './support/screens.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const offered = (page: Page) => page.getByRole('main').locator('ol > li');

test.describe('without any script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('a proposal is answered whole without any script, passcode included', async ({
    page,
    faults,
  }) => {
    faults.tolerate(/404|503/);
    const { path, read } = await sendProposal('4821');
    // An overloaded server sends an unrendered document, which shows nothing without scripts: retry.
    await expect(async () => expect((await page.goto(path))?.status()).toBe(200)).toPass();
    const passcode = page.getByLabel(/^รหัสผ่าน/);
    await passcode.fill('1111');
    await page.getByRole('button', { name: 'เปิดข้อเสนอ' }).click();
    await expect(page.getByText('รหัสผ่านไม่ถูกต้อง')).toBeVisible();
    await passcode.fill('4821');
    await page.getByRole('button', { name: 'เปิดข้อเสนอ' }).click();
    await expect(page).toHaveURL(path);

    const people = await offered(page).count();
    expect(people).toBeGreaterThan(1);
    await offered(page).nth(0).getByRole('button', { name: 'เลือก', exact: true }).click();
    await expect(
      offered(page).nth(0).getByRole('button', { name: 'เลือก', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/#item-/);
    await expect(offered(page).nth(0)).toBeInViewport();
    const second = offered(page).nth(1);
    await second.getByRole('button', { name: 'ไม่เลือก' }).click();
    await second.getByLabel('เหตุผล').selectOption({ label: 'งบประมาณ' });
    await second.getByLabel('ความเห็นถึงทีมงาน').fill('สองบรรทัด\nไว้งานหน้า');
    await second.getByRole('button', { name: 'บันทึกคำตอบ' }).click();
    await expect(second.getByLabel('ความเห็นถึงทีมงาน')).toHaveValue('สองบรรทัด\nไว้งานหน้า');

    await page.getByRole('button', { name: 'ส่งคำตอบให้ทีมงาน' }).click();
    await expect(page.getByText(/^ส่งคำตอบแล้วเมื่อ/)).toBeVisible();
    // Going back shows the current page, not a cached one.
    await page.goBack();
    await page.goForward();
    await page.locator('summary', { hasText: 'ตอบรับข้อเสนอ' }).click();
    await page.getByRole('button', { name: 'ตอบรับข้อเสนอ', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'ตอบรับแล้ว' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'เลือก', exact: true })).toHaveCount(0);

    const { status, items } = await read();
    expect(status).toBe('Accepted');
    expect(items.slice(0, 2)).toMatchObject([
      { decision: 'Yes' },
      { decision: 'No', comment: 'สองบรรทัด\nไว้งานหน้า' },
    ]);
  });

  test('an unknown link shows an error @nightly', async ({ page, faults }) => {
    faults.tolerate(/404/);
    const answer = await page.goto('/proposal/nobodys-token-nobodys1');
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    await expect(page.getByRole('heading', { level: 1, name: 'ไม่พบข้อเสนอนี้' })).toBeVisible();
  });
});

test.describe('on a slow phone', () => {
  test.use(PHONE);

  test('a proposal is answered before its scripts have come, and they take over @nightly', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    const { path, read } = await sendProposal();
    await page.goto(path, { waitUntil: 'commit' });
    const yes = offered(page).nth(0).getByRole('button', { name: 'เลือก', exact: true });
    await yes.click();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    expect((await read()).items[0]).toMatchObject({ decision: 'Yes' });
    release();
    await hydrated(page);
    await offered(page).nth(0).getByRole('button', { name: 'สำรอง' }).click();
    await expect.poll(async () => (await read()).items[0]?.decision).toBe('Backup');
  });
});
