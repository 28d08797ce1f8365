import type { Page } from '@playwright/test';
import { storageOf } from './support/accounts.ts';
import { expectNotices } from './support/inbox.ts';
import { expect, siteUrl, test } from './support/journey.ts';
import { expectMail } from './support/mail.ts';
import { apply, newApplicant, newBusiness, newJob } from './support/people.ts';
import { unique } from './support/registration.ts';
import { open, toasts } from './support/screens.ts';
import * as business from './support/story/business.ts';
import * as client from './support/story/proposal.ts';
import * as staff from './support/story/staff.ts';

const JOB = '/management/business/job/detail';
const RELEASED = 'ลูกค้าเลื่อนวันถ่าย เราจึงปล่อยคิวของคุณก่อน';
const CANCELLED = 'ลูกค้าหยุดแคมเปญนี้';
const OUT_OF_BRIEF = 'ไม่ใช่เพศที่งานต้องการ';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const places = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('listitem');

/** Selects cards of the board and moves them together. */
async function moveCards(page: Page, names: readonly string[], stage: string): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `เลือก ${name}` }).check();
  await page.getByRole('button', { name: 'ย้ายไป' }).click();
  await page.getByRole('menuitem', { name: stage, exact: true }).click();
}

test.describe('as staff', () => {
  test.use({ account: 'staff', viewport: { width: 1440, height: 900 } });

  test('a job is completed after a released hire and a promoted backup, another is cancelled @nightly', async ({
    page,
    openContext,
  }) => {
    const [owner, stays, leaves, backup, misfit] = await Promise.all([
      newBusiness(),
      newApplicant({ firstName: { th: 'ฟ้า', en: 'Fah' } }),
      newApplicant({ firstName: { th: 'มะลิ', en: 'Mali' } }),
      newApplicant({ firstName: { th: 'นิดา', en: 'Nida' } }),
      newApplicant({ gender: 'Male' }),
    ]);
    const story = {
      ...business.newStory(unique()),
      company: owner.companyName,
      email: owner.email,
    };
    const pageOf = async ({ session }: Pick<typeof owner, 'session'>) =>
      (await openContext({ storageState: storageOf(siteUrl(), session) })).newPage();
    const office = await pageOf(owner);

    const jobId =
      await test.step('a business describes whom it wants, and the job opens', async () => {
        await business.fillJob(office, story, '2');
        await office.getByRole('checkbox', { name: 'Female' }).check();
        const id = await business.saveJob(office);
        await business.submitJob(office, id, story);
        await staff.openJob(page, id, story);
        return id;
      });
    for (const applicant of [stays, leaves, backup, misfit]) await apply(applicant, jobId);

    await test.step('the board marks who is out of brief, and two of the others are hired', async () => {
      await staff.openBoard(page, jobId);
      await expect(card(page, misfit.displayName)).toContainText(OUT_OF_BRIEF);
      await expect(card(page, stays.displayName)).not.toContainText(OUT_OF_BRIEF);
      const shortlist = [stays, leaves, backup].map(({ displayName }) => displayName);
      await moveCards(page, shortlist, 'เข้ารอบ');
      for (const name of shortlist) await staff.expectIn(page, name, /^เข้ารอบ/);
      await moveCards(page, shortlist.slice(0, 2), 'ได้งาน');
      const sure = page.getByRole('dialog');
      await expect(sure.getByText(/ครบ 2 ตำแหน่งสุดท้ายพอดี/)).toBeVisible();
      await sure.getByRole('button', { name: 'รับเข้างาน' }).click();
      await expect(page.getByText('จ้างแล้ว 2 จาก 2 คน')).toBeVisible();
      await expect(page.getByText('ปิดรับแล้ว')).toBeVisible();
    });

    const phone = await pageOf(leaves);
    await test.step('one hire is released with a reason, and the job opens again', async () => {
      await staff.choose(page, leaves.displayName, 'ปล่อยคิว');
      const release = page.getByRole('dialog');
      await release.getByLabel(/^ข้อความถึงศิลปิน \(ไทย\)/).fill(RELEASED);
      await release.getByRole('button', { name: 'ปล่อยคิว' }).click();
      await staff.expectIn(page, leaves.displayName, /^เข้ารอบ/);
      await expect(page.getByText('จ้างแล้ว 1 จาก 2 คน')).toBeVisible();
      await expect(page.getByText('เปิดรับ', { exact: true })).toBeVisible();
      await open(phone, '/talent/profile/job');
      await expectNotices(phone, RELEASED);
    });

    await test.step('the client chooses one of the shortlist and a backup', async () => {
      await client.sendProposal(page, story, ['50000', '40000']);
      const mail = await expectMail(story.email, /\/proposal\/[\w-]+\?lang=en/);
      const { pathname } = new URL(/https?:\/\/\S+\/proposal\/[^\s"<]+/.exec(mail)![0]);
      await open(office, `${pathname}?lang=en`);
      const offer = (name: string) => office.locator('ol > li').filter({ hasText: name });
      await offer('Mali').getByRole('button', { name: 'Yes', exact: true }).click();
      await offer('Nida').getByRole('button', { name: 'Backup', exact: true }).click();
      await office.getByRole('button', { name: 'Send your answers' }).click();
      await office.getByRole('button', { name: 'Accept the proposal' }).click();
      const sure = office.getByRole('alertdialog');
      await sure.getByRole('button', { name: 'Accept the proposal' }).click();
      await expect(places(office, 'Line-up')).toContainText([/Being arranged/]);
    });

    await test.step('the chosen talent is booked and falls out, and the backup is promoted', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'จองคิวศิลปินที่เลือก' }).click();
      const booking = page.getByRole('dialog', { name: 'จองคิวศิลปินที่เลือก' });
      await booking.getByRole('combobox', { name: 'ประเภท' }).click();
      await page.getByRole('option', { name: 'ยืนยันคิว' }).click();
      await booking.getByRole('button', { name: 'บันทึกคิว 1 คน' }).click();
      const lineUp = places(page, 'รายชื่อศิลปินในงาน');
      await expect(lineUp).toContainText([/ยืนยันคิวแล้ว/]);
      await lineUp.getByRole('link', { name: 'เปิดดูคิว' }).click();
      await page.getByRole('button', { name: 'ยกเลิกคิว' }).click();
      await page
        .getByRole('dialog', { name: 'ยกเลิกคิวนี้หรือไม่' })
        .getByRole('button', { name: 'ยกเลิกคิว' })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'เปิดข้อเสนอ' }).click();
      await page.getByRole('button', { name: `เลื่อน ${backup.displayName} ขึ้นมาแทน` }).click();
      await expect(toasts(page).getByText('มาแทนในวันเดิมแล้ว')).toBeVisible();
      await expect(lineUp).toContainText([/เปลี่ยนตัวแล้ว/, /ยืนยันคิวแล้ว/]);
      await expectNotices(phone, 'คิวงานถูกยกเลิก');
      await expectMail(backup.email, 'คุณมีคิวงานใหม่');
      await office.reload();
      await expect(places(office, 'Line-up')).toContainText([/Mali.*Replaced/, /Nida.*Booked/]);
    });

    await test.step('the job is filled, and the remaining applicants are answered', async () => {
      await staff.openBoard(page, jobId);
      await staff.choose(page, backup.displayName, 'ได้งาน');
      await page.getByRole('dialog').getByRole('button', { name: 'รับเข้างาน' }).click();
      await page.getByRole('button', { name: 'ตอบผู้สมัครที่เหลือ' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'ไม่รับ' }).click();
      for (const { displayName } of [leaves, misfit])
        await staff.expectIn(page, displayName, /^ไม่ผ่าน/);
      await expectNotices(phone, `ผลการพิจารณางาน “${story.title.th}”`);
    });

    await test.step('the job is completed with its hires', async () => {
      await open(page, `${JOB}/${jobId}`);
      await page.getByRole('button', { name: 'จบงาน' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'จบงาน' }).click();
      await expect(toasts(page).getByText(`${story.title.th} เสร็จสิ้นแล้ว`)).toBeVisible();
      await open(office, `${JOB}/${jobId}/application`);
      for (const name of ['Fah Test', 'Nida Test'])
        await staff.expectIn(office, name, /^Completed/);
      await expectNotices(office, 'Your job is completed');
    });

    await test.step('another job is cancelled, and its applicant reads the reason', async () => {
      const other = await newJob(owner);
      await apply(leaves, other.id);
      await open(page, `${JOB}/${other.id}`);
      await page.getByRole('button', { name: `การจัดการเพิ่มเติมของ ${other.title}` }).click();
      await page.getByRole('menuitem', { name: 'ยกเลิกงาน' }).click();
      const sure = page.getByRole('dialog');
      await sure.getByLabel(/^เหตุผล/).fill(CANCELLED);
      await sure.getByRole('button', { name: 'ยกเลิกงาน' }).click();
      await expect(toasts(page).getByText(`ยกเลิก ${other.title} แล้ว`)).toBeVisible();
      await expectNotices(phone, CANCELLED);
    });
  });
});
