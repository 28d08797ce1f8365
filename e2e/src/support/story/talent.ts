import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { bell } from '../inbox.ts';
import { expectAccessible, expectNoSidewaysScroll, toasts } from '../screens.ts';
import type { Story } from './business.ts';

/** Opens the invitation from the bell, goes to the job and applies with a card, all by touch. */
export async function applyByInvitation(page: Page, { title }: Story): Promise<void> {
  await bell(page).tap();
  await page.getByRole('listitem').filter({ hasText: title.th }).getByRole('link').first().tap();
  const answer = page.getByRole('link', { name: 'ตอบรับและสมัคร' });
  const onJob = page.getByRole('button', { name: 'ตอบรับและสมัคร' });
  await expect(answer.or(onJob).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await answer.or(onJob).first().tap();
  const dialog = page.getByRole('dialog', { name: 'สมัครงาน' });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByLabel('ข้อความถึงทีมแคสติ้ง').fill('ว่างทั้งสองวันค่ะ');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'ส่งใบสมัคร' }).tap();
  await expect(toasts(page).getByText('ส่งใบสมัครเรียบร้อยแล้ว')).toBeVisible();
}
