import { openSession, storageOf } from './support/accounts.ts';
import { call } from './support/calls.ts';
import { bell, expectAccessibleInbox, expectNotices } from './support/inbox.ts';
import { SIGNED_OUT, expect, siteUrl, test } from './support/journey.ts';
import { expectMail, subjectsTo } from './support/mail.ts';
import { newBusiness, newJob } from './support/people.ts';
import { expectAccessibleInBothThemes, markDocument, open, toasts } from './support/screens.ts';

/** Poll interval of a visible tab. */
const WITHIN_MS = 60_000;

test('the bell updates its count, and unwanted mails are not sent', async ({ openContext }) => {
  test.slow();
  const business = await newBusiness();
  const storageState = storageOf(siteUrl(), business.session);
  const context = await openContext({ storageState });
  const page = await context.newPage();
  await page.clock.install();
  await open(page, '/management/business/job');
  await expect(bell(page)).toHaveAccessibleName('การแจ้งเตือน ยังไม่อ่าน 1 รายการ');
  const isSameDocument = await markDocument(page);
  const signInRedirect = await newJob(business);
  await page.clock.fastForward(WITHIN_MS);
  await expect(bell(page)).toHaveAccessibleName('การแจ้งเตือน ยังไม่อ่าน 2 รายการ');
  await expectNotices(page, signInRedirect.title);
  await isSameDocument();
  await expectAccessibleInbox(page);
  await expectMail(business.email, signInRedirect.title);

  await open(page, '/management/setting/notice');
  const choice = page.getByRole('radiogroup', { name: 'สถานะของงาน' });
  await choice.getByRole('radio', { name: 'ไม่รับ' }).check();
  await expect(toasts(page).getByText('บันทึกแล้ว')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const unwanted = await newJob(business);
  await open(page, '/management/business/job');
  await expectNotices(page, unwanted.title);
  const staff = await openSession(siteUrl(), 'staff');
  const suspended = { status: 'Suspended', reason: 'ค้างชำระ' };
  await call(staff, 'PUT', `/api/management/business/${business.id}/status`, suspended);
  await expectMail(business.email, 'ค้างชำระ');
  const opened = (await subjectsTo(business.email)).filter((subject) =>
    subject.includes('งานเปิดรับสมัครแล้ว'),
  );
  expect(opened).toHaveLength(1);
});

test.describe('as staff', () => {
  test.use({ account: 'staff' });

  test('a business that is suspended leaves the public site with its jobs @nightly', async ({
    page,
    openContext,
    faults,
  }) => {
    faults.announce(/status of 404 .*\/job\//);
    const business = await newBusiness();
    const job = await newJob(business);
    const visitor = await (await openContext({ storageState: SIGNED_OUT })).newPage();
    await open(visitor, `/job/${job.id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: job.title })).toBeVisible();

    await open(page, `/management/business/profile/detail/${business.id}`);
    await page
      .getByRole('button', { name: /^การจัดการเพิ่มเติมของ/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'ระงับการใช้งาน' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^เหตุผล/).fill('รอเอกสารบริษัท');
    await dialog.getByRole('button', { name: 'ระงับการใช้งาน' }).click();
    await expect(page.getByText('ระงับการใช้งานเพราะ:')).toBeVisible();

    // A stale document may be served once while it is rendered again.
    const heading = visitor.getByRole('heading', { name: job.title });
    await expect(async () => {
      await visitor.reload();
      await expect(heading).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    const storageState = storageOf(siteUrl(), business.session);
    const owner = await (await openContext({ storageState })).newPage();
    await open(owner, '/management/business/profile/detail');
    await expect(owner.getByText('รอเอกสารบริษัท').first()).toBeVisible();
    await expect(owner.getByText(/ประกาศงานของบริษัทไม่แสดงและไม่รับสมัคร/)).toBeVisible();
    await expectAccessibleInBothThemes(owner);
  });
});
