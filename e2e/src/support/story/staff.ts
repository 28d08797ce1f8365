import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { NewTalent } from '../people.ts';
import { expectAccessible, open, toasts } from '../screens.ts';
import type { Story } from './business.ts';

const JOB = '/management/business/job/detail';
const column = (page: Page, name: RegExp) => page.getByRole('region', { name });

/** Finds the pending company by the bell's notice, and approves it. */
export async function approveBusiness(page: Page, { company }: Story): Promise<void> {
  await open(page, '/management/business/profile?status=Pending');
  await page.getByRole('searchbox').first().fill(company);
  await page
    .getByRole('rowheader', { name: new RegExp(company) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(company) })).toBeVisible();
  await page.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  await expect(toasts(page).getByText(`อนุมัติ ${company} แล้ว`)).toBeVisible();
}

export async function openJob(page: Page, jobId: string, { title }: Story): Promise<void> {
  await open(page, `${JOB}/${jobId}`);
  await page.getByRole('button', { name: 'เปิดรับสมัคร' }).click();
  await expect(toasts(page).getByText(`เปิดรับสมัคร ${title.th} แล้ว`)).toBeVisible();
}

export async function invite(page: Page, jobId: string, talent: NewTalent): Promise<void> {
  const keyword = encodeURIComponent(talent.displayName);
  await open(page, `${JOB}/${jobId}/request/invite?keyword=${keyword}`);
  await page.getByRole('checkbox', { name: talent.displayName }).click();
  await page.getByRole('button', { name: 'เชิญที่เลือก' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ส่งคำเชิญ' }).click();
  await expect(toasts(page).getByText('ส่งคำเชิญถึงศิลปิน 1 คน แล้ว')).toBeVisible();
}

/** Adds a talent to the board who has not applied. */
export async function addToBoard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'เพิ่มศิลปิน' }).click();
  const dialog = page.getByRole('dialog', { name: 'เพิ่มศิลปินเข้าบอร์ด' });
  await dialog.getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).first().click();
  await dialog.getByRole('button', { name: 'เพิ่มศิลปิน' }).click();
  await expectIn(page, name, /^สมัครเข้ามา/);
}

/** Drags a card into another column with the mouse. */
export async function drag(page: Page, name: string, to: RegExp): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: name });
  await card.hover({ position: { x: 90, y: 90 } });
  await page.mouse.down();
  const from = (await card.boundingBox())!;
  const goal = (await column(page, to).boundingBox())!;
  await page.mouse.move(from.x + 110, from.y + 92, { steps: 4 });
  await page.mouse.move(goal.x + goal.width / 2, goal.y + 160, { steps: 12 });
  await page.mouse.up();
}

/** Moves a card with the keyboard only. */
export async function moveCardByKeyboard(page: Page, name: string, stage: string): Promise<void> {
  const grip = page.getByRole('button', { name: `ย้าย ${name}` });
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`^${name} อยู่ที่`))).toBeAttached();
  // The drag listens to keys from the next task on; users are never that fast.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${name} อยู่ที่${stage}`)).toBeAttached();
  await page.keyboard.press('Space');
  await expectIn(page, name, new RegExp(`^${stage}`));
}

export const openBoard = async (page: Page, jobId: string): Promise<void> => {
  await open(page, `${JOB}/${jobId}/application`);
  await expect(column(page, /^เข้ารอบ/)).toBeVisible();
};

export const expectIn = (page: Page, name: string, stage: RegExp): Promise<void> =>
  expect(column(page, stage).getByRole('button', { name, exact: true })).toBeVisible();

/** Chooses from a card's menu. */
export async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `จัดการ ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Holds the days of the shoot from the card's menu. */
export async function optionDays(page: Page, talent: NewTalent): Promise<void> {
  await choose(page, talent.displayName, 'เพิ่มคิวหรือออปชัน');
  const drawer = page.getByRole('dialog', { name: 'เพิ่มคิวหรือออปชัน' });
  await expect(drawer.getByText('ศิลปินว่างในวันดังกล่าว')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'บันทึกออปชัน 1' }).click();
  await expect(toasts(page).getByText('บันทึกคิวแล้ว')).toBeVisible();
}

/** A card moves before the response arrives, and leaving the page meanwhile would abort the request. */
const storedStatus = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/status'),
  );

/** Hires the talent for the last opening, which closes the job and books the days. */
export async function hire(page: Page, { displayName }: NewTalent): Promise<void> {
  await choose(page, displayName, 'ล็อกคิว');
  await expectIn(page, displayName, /^ล็อกคิว/);
  await choose(page, displayName, 'ได้งาน');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/ครบ 1 ตำแหน่งสุดท้ายพอดี/)).toBeVisible();
  await expectAccessible(page);
  const isStored = storedStatus(page);
  await dialog.getByRole('button', { name: 'รับเข้างาน' }).click();
  await expectIn(page, displayName, /^ได้งาน/);
  await isStored;
}

/** The days of the shoot are booked and shown in the calendar. */
export async function expectBooked(page: Page, talent: NewTalent, story: Story): Promise<void> {
  const month = story.shoot.from.slice(0, 7);
  await open(page, `/management/business/booking?month=${month}&talentId=${talent.id}`);
  const entry = new RegExp(`${talent.displayName}.*ยืนยันคิว`);
  await expect(page.getByRole('button', { name: entry }).first()).toBeVisible();
}

/** After the shoot: completes the talent's application and the job. */
export async function complete(
  page: Page,
  jobId: string,
  talent: NewTalent,
  { title }: Story,
): Promise<void> {
  await openBoard(page, jobId);
  const isStored = storedStatus(page);
  await choose(page, talent.displayName, 'เสร็จสิ้น');
  await expectIn(page, talent.displayName, /^เสร็จสิ้น/);
  await isStored;
  await open(page, `${JOB}/${jobId}`);
  await page.getByRole('button', { name: 'จบงาน' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'จบงาน' }).click();
  await expect(toasts(page).getByText(`${title.th} เสร็จสิ้นแล้ว`)).toBeVisible();
}
