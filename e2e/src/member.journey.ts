import { PASSWORD, storageOf } from './support/accounts.ts';
import { SIGNED_OUT, expect, siteUrl, test } from './support/journey.ts';
import { expectMail } from './support/mail.ts';
import { newBusiness, newJob } from './support/people.ts';
import { unique } from './support/registration.ts';
import { expectAccessibleInBothThemes, open, toasts } from './support/screens.ts';

const OWN = '/management/business/profile/detail';
const LINK = /https?:\/\/\S+\/business\/invitation\/[^\s"<]+/;

test('a colleague joins by a mailed link, sees the jobs, and is signed out once removed @nightly', async ({
  openContext,
  faults,
}) => {
  test.slow();
  faults.tolerate(/status of 401/);
  const business = await newBusiness();
  const job = await newJob(business);
  const email = `colleague-${unique()}@dara.test`;
  const storageState = storageOf(siteUrl(), business.session);
  const owner = await (await openContext({ storageState })).newPage();
  await open(owner, OWN);
  await owner.getByRole('tab', { name: 'ผู้ใช้งาน' }).click();
  await owner.getByRole('button', { name: 'เชิญ', exact: true }).click();
  const inviting = owner.getByRole('dialog', { name: 'เชิญผู้ใช้งาน' });
  await inviting.getByLabel(/^อีเมล/).fill(email);
  await inviting.getByRole('button', { name: 'ส่งคำเชิญ' }).click();
  await expect(toasts(owner).getByText('ส่งคำเชิญแล้ว')).toBeVisible();
  await expect(owner.getByText(email)).toBeVisible();
  await expectAccessibleInBothThemes(owner);

  const [link = ''] = LINK.exec(await expectMail(email, LINK)) ?? [];
  const colleague = await (await openContext({ storageState: SIGNED_OUT })).newPage();
  await open(colleague, new URL(link).pathname);
  await colleague.getByLabel(/^ชื่อ/).fill('พิมพ์');
  await colleague.getByLabel(/^นามสกุล/).fill('ใจงาม');
  await colleague.getByRole('textbox', { name: /^รหัสผ่าน/ }).fill(PASSWORD);
  await colleague.getByLabel(/^ยืนยันรหัสผ่าน/).fill(PASSWORD);
  await colleague.getByRole('checkbox', { name: /ยอมรับ/ }).check();
  await expectAccessibleInBothThemes(colleague);
  await colleague.getByRole('button', { name: 'ตอบรับและเริ่มใช้งาน' }).click();
  await expect(toasts(colleague).getByText(/บัญชีของคุณพร้อมใช้งานแล้ว/)).toBeVisible();
  await open(colleague, '/management/business/job');
  await expect(colleague.getByRole('rowheader', { name: job.title })).toBeVisible();

  await open(owner, OWN);
  await owner.getByRole('tab', { name: 'ผู้ใช้งาน' }).click();
  const member = owner.getByRole('listitem').filter({ hasText: email });
  await member.getByRole('button').click();
  await owner.getByRole('menuitem', { name: 'นำออก' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'นำออก' }).click();
  await expect(toasts(owner).getByText('นำ พิมพ์ ใจงาม ออกแล้ว')).toBeVisible();
  await colleague.reload();
  await expect(colleague).toHaveURL(/^[^?]*\/(\?|$)/);
  await expect(colleague.getByRole('button', { name: /^เมนูบัญชีของ/ })).toHaveCount(0);
});
