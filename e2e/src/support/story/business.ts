import { confirmLink } from '../mail.ts';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../accounts.ts';
import { dayFromNow, typeDay } from '../dates.ts';
import { expect } from '../journey.ts';
import { newTaxId } from '../registration.ts';
import { expectAccessible, open, toasts } from '../screens.ts';

/** The subject of the story, shared by all roles. */
export interface Story {
  /** Distinguishes it from other journeys. */
  mark: string;
  company: string;
  email: string;
  title: { th: string; en: string };
  shoot: { from: string; to: string };
}

export function newStory(mark: string): Story {
  return {
    mark,
    company: `Story House ${mark}`,
    email: `story-${mark}@dara.test`,
    title: { th: `โฆษณาน้ำดื่ม ${mark}`, en: `Water spot ${mark}` },
    shoot: { from: dayFromNow(40), to: dayFromNow(41) },
  };
}

async function choose(page: Page, label: RegExp, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await expect(box).toBeEnabled();
  await box.fill(name);
  await page.getByRole('option', { name }).first().click();
}

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();

/** A production house registers in English, and waits for approval. */
export async function register(page: Page, { company, email }: Story): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await open(page, '/register/business');
  await page.getByRole('button', { name: 'Switch to English' }).first().click();
  await page.getByLabel(/^Company name \(Thai\)/).fill(company);
  await page.getByLabel(/^Company name \(English\)/).fill(company);
  await page.getByRole('radio', { name: 'Production' }).check();
  await page.getByLabel(/^Tax ID/).fill(newTaxId());
  await next();
  await step(page, 'Contact and account');
  await page.getByLabel(/^Contact name/).fill('Malee Jaidee');
  await page.getByLabel(/^Contact phone/).fill('02 123 4567');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await next();
  await step(page, 'Address');
  await page.getByLabel(/^Address/).fill('99/9 Maha Rat Road');
  await choose(page, /^Province/, 'Bangkok');
  await choose(page, /^District/, 'Phra Nakhon');
  await choose(page, /^Sub-?district/, 'Phra Borom Maha Ratchawang');
  await next();
  await step(page, 'Terms and send');
  await page.getByRole('checkbox', { name: /^On behalf of the company/ }).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
  await open(page, await confirmLink(email));
  await page
    .getByRole('main')
    .getByLabel(/^Password/)
    .fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL(/^[^?]*\/management\/business/);
}

/** Fills the form of a new job in English. */
export async function fillJob(
  page: Page,
  { title, shoot }: Story,
  openings: string,
): Promise<void> {
  await open(page, '/management/business/job/detail?lang=en');
  await page.getByLabel(/^Title \(Thai\)/).fill(title.th);
  await page.getByLabel(/^Title \(English\)/).fill(title.en);
  await page.getByRole('combobox', { name: /^Type of job/ }).click();
  await page.getByRole('option', { name: 'TV commercial' }).first().click();
  await page.getByLabel(/^Description \(Thai\)/).fill('ถ่ายโฆษณาสองวันริมแม่น้ำ');
  await page.getByLabel(/^Description \(English\)/).fill('Two days of shooting by the river.');
  await page.getByLabel(/^Openings/).fill(openings);
  await typeDay(page, /^Apply by/, dayFromNow(20), 'en');
  await typeDay(page, /^First day of the shoot/, shoot.from, 'en');
  await typeDay(page, /^Last day of the shoot/, shoot.to, 'en');
}

/** Saves the new job and returns its id. */
export async function saveJob(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/business\/job\/detail\/[0-9a-f-]{36}/);
  return /detail\/([0-9a-f-]{36})/.exec(page.url())![1]!;
}

/** Drafts the job before the approval. */
export async function draftJob(page: Page, story: Story): Promise<string> {
  await fillJob(page, story, '1');
  const id = await saveJob(page);
  await expect(page.getByText(/can be submitted once your company is approved/)).toBeVisible();
  await expectAccessible(page);
  return id;
}

/** Submits the draft after the approval. */
export async function submitJob(page: Page, jobId: string, { title }: Story): Promise<void> {
  await open(page, `/management/business/job/detail/${jobId}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  const sure = page.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Submit' }).click();
  await expect(toasts(page).getByText(`${title.en} has been submitted`)).toBeVisible();
  await expect(page.getByText(/Our team is looking at this job/)).toBeVisible();
}
