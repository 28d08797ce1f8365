import type { Page } from '@playwright/test';
import { ask, emailOf, openSession, PASSWORD, type Session } from './support/accounts.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import {
  hydrated,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  toasts,
} from './support/screens.ts';

interface Job {
  id: string;
  title: { th: string };
  visibility: 'Public' | 'Internal';
  isOpen: boolean;
}

interface Viewer {
  application: { status: string } | null;
  request: { status: string } | null;
}

const terms = (page: Page) => page.getByRole('complementary');
const applyDialog = (page: Page) => page.getByRole('dialog', { name: 'สมัครงาน' });
const applyButton = (page: Page) => terms(page).getByRole('button', { name: 'สมัครงานนี้' });

async function jobsOf(session: Session): Promise<Job[]> {
  return (await ask<{ items: Job[] }>(siteUrl(), session, '/api/job?open=true&size=100')).items;
}

/** An open job without relation to the talent. */
async function freshJob(session: Session, order: number): Promise<Job> {
  const fresh: Job[] = [];
  for (const job of await jobsOf(session)) {
    const { viewer } = await ask<{ viewer: Viewer }>(siteUrl(), session, `/api/job/${job.id}`);
    if (!viewer.application && !viewer.request) fresh.push(job);
  }
  const job = fresh[order];
  if (!job) throw new Error('the demonstration has no job left to apply to');
  return job;
}

async function signIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'บัญชีดาราของคุณ' });
  await dialog.getByLabel('อีเมล').fill(emailOf('talent'));
  await dialog.getByLabel(/^รหัสผ่าน/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}

test('a visitor signs in, comes back to the job, applies with a chosen card and withdraws', async ({
  page,
}) => {
  const talent = await openSession(siteUrl(), 'talent');
  const job = await freshJob(talent, 0);
  await open(page, `/job/${job.id}`);
  await expect(terms(page).getByRole('link', { name: 'สมัครเป็นศิลปิน' })).toHaveAttribute(
    'href',
    '/register/talent',
  );
  await terms(page).getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
  await signIn(page);
  await expect(page).toHaveURL(`/job/${job.id}`);

  await applyButton(page).click();
  const dialog = applyDialog(page);
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('button', { name: 'พลิกดูด้านหลัง' }).click();
  await expect(dialog.getByRole('img', { name: /ด้านหลัง/ }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('การ์ดโมเสก').click();
  await dialog.getByLabel('ข้อความถึงทีมแคสติ้ง').fill('คิวว่างทุกวัน');
  await dialog.getByRole('button', { name: 'ส่งใบสมัคร' }).click();
  await expect(toasts(page).getByText('ส่งใบสมัครเรียบร้อยแล้ว')).toBeVisible();
  await expect(terms(page).getByText('การ์ดที่ส่ง: การ์ดโมเสก')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const again = await fetch(`${siteUrl()}/api/job/${job.id}/apply`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${talent.accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ compositeCardId: '018cc251-f400-7000-8000-000000000000' }),
  });
  expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([
    409,
    'ALREADY_APPLIED',
  ]);

  await page.reload();
  await hydrated(page);
  await expect(terms(page).getByText('สมัครแล้ว')).toBeVisible();
  await expect(applyButton(page)).toHaveCount(0);
  await terms(page).getByRole('button', { name: 'ถอนใบสมัคร' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ถอนใบสมัคร' }).click();
  await expect(terms(page).getByText('ถอนใบสมัครแล้ว')).toBeVisible();
  await expect(terms(page).getByRole('button', { name: 'สมัครอีกครั้ง' })).toBeVisible();
});

for (const account of ['business', 'staff'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('only talents are offered to apply @nightly', async ({ page }) => {
      const [job] = await jobsOf(await openSession(siteUrl(), account));
      await open(page, `/job/${job?.id}`);
      await expect(terms(page).getByText('เฉพาะบัญชีศิลปินเท่านั้นที่สมัครงานได้')).toBeVisible();
      await expect(terms(page).getByRole('button')).toHaveCount(0);
    });
  });
}

test.describe('as a talent who waits for approval', () => {
  test.use({ account: 'talent4' });

  test('a talent who cannot apply sees the reason @nightly', async ({ page }) => {
    const [job] = await jobsOf(await openSession(siteUrl(), 'talent4'));
    await open(page, `/job/${job?.id}`);
    await expect(terms(page).getByText(/ยังไม่ได้รับการอนุมัติ/)).toBeVisible();
    await expect(terms(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('as an invited talent', () => {
  test.use({ account: 'talent' });

  test('an internal job opens, invisible to others, and its invitation can be declined @nightly', async ({
    page,
    faults,
  }) => {
    const talent = await openSession(siteUrl(), 'talent');
    const internal = (await jobsOf(talent)).find(({ visibility }) => visibility === 'Internal');
    const path = `/job/${internal?.id}`;
    const stranger = await openSession(siteUrl(), 'talent2');
    expect((await jobsOf(stranger)).map(({ id }) => id)).not.toContain(internal?.id);
    expect((await fetch(`${siteUrl()}/api${path}`)).status).toBe(404);

    // Documents are anonymous, and this page does not exist for anonymous visitors.
    faults.announce(/status of 404 .*\/job\//);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: internal?.title.th })).toBeVisible();
    await expect(terms(page).getByText('คุณได้รับเชิญให้สมัครงานนี้')).toBeVisible();
    await expect(terms(page).getByRole('button', { name: 'ตอบรับและสมัคร' })).toBeVisible();
    await terms(page).getByRole('button', { name: 'ปฏิเสธคำเชิญ' }).click();
    const dialog = page.getByRole('dialog', { name: 'ปฏิเสธคำเชิญ' });
    await dialog.getByLabel('เหตุผล').fill('ติดคิวถ่าย');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'ปฏิเสธคำเชิญ' }).click();
    await expect(toasts(page).getByText('ปฏิเสธคำเชิญแล้ว')).toBeVisible();
    expect((await jobsOf(talent)).map(({ id }) => id)).not.toContain(internal?.id);
  });
});

test('a visitor turns a shared composite card over and sees it in full size @nightly', async ({
  page,
}) => {
  const { id } = await ask<{ id: string }>(
    siteUrl(),
    await openSession(siteUrl(), 'talent'),
    '/api/talent/profile',
  );
  await open(page, `/talent/${id}`);
  const section = page.getByRole('region', { name: 'คอมโพสิตการ์ด' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('img', { name: /ด้านหน้า/ })).toHaveCount(3);
  await section.getByRole('button', { name: /^พลิกดูด้านหลัง: การ์ดคลาสสิก/ }).click();
  await expect(section.getByRole('img', { name: /การ์ดคลาสสิก .*ด้านหลัง.*ส่วนสูง/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await section.getByRole('button', { name: 'ดูขนาดเต็ม: การ์ดคลาสสิก' }).click();
  const large = page.getByRole('dialog', { name: 'การ์ดคลาสสิก' });
  await expect(large.getByRole('img', { name: /ด้านหน้า/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test.describe('on a phone', () => {
  test.use({ account: 'talent', viewport: { width: 390, height: 844 } });

  test('the next step is in sight from the top of a job, and so is the button that sends @nightly', async ({
    page,
  }) => {
    const job = await freshJob(await openSession(siteUrl(), 'talent'), 0);
    await open(page, `/job/${job.id}`);
    const steps = page.getByRole('button', { name: 'สมัครงานนี้' });
    await expect(steps).toHaveCount(2);
    await expect(steps.last()).toBeInViewport({ ratio: 1 });
    await steps.last().click();
    const send = applyDialog(page).getByRole('button', { name: 'ส่งใบสมัคร' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(applyDialog(page)).toBeHidden();
    await steps.first().scrollIntoViewIfNeeded();
    await expect(steps).toHaveCount(1);
  });
});
